/// Sine and cosine from the platform's C library, or by series where there is none.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(ucrt)
  import ucrt
#endif

/// The sine of `angle`, in radians.
func sine(_ angle: Double) -> Double {
  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin) || canImport(ucrt)
    return sin(angle)
  #else
    return series(angle.remainder(dividingBy: 2 * Double.pi), startsAt: 1)
  #endif
}

/// The cosine of `angle`, in radians.
func cosine(_ angle: Double) -> Double {
  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin) || canImport(ucrt)
    return cos(angle)
  #else
    return series(angle.remainder(dividingBy: 2 * Double.pi), startsAt: 0)
  #endif
}

#if !(canImport(Glibc) || canImport(Musl) || canImport(Darwin) || canImport(ucrt))
  /// The Taylor series of sine (`startsAt` 1) or cosine (0) for an angle between −π and π.
  private func series(_ angle: Double, startsAt first: Int) -> Double {
    var term = first == 1 ? angle : 1
    var sum = term
    var power = first
    while power < 30 {
      term *= -angle * angle / Double((power + 1) * (power + 2))
      sum += term
      power += 2
    }
    return sum
  }
#endif
