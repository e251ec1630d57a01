/// The device's pixels: sizes are cut down to whole ones while solving, origins rounded at the end.

/// Rounding to device pixels (R0, "iOS 14 differs").
struct PixelGrid: Equatable {
  /// Pixels in a point.
  let scale: Double
  let generation: UIKitGeneration

  /// How much of a pixel may be missing to a whole one.
  private static let slackInPixels = 1e-4

  /// A scale that isn't above 0 counts as 1.
  init(scale: Double, generation: UIKitGeneration) {
    self.scale = scale > 0 && scale.isFinite ? min(max(scale, 0.01), 100) : 1
    self.generation = generation
  }

  /// R0: a size that comes from a fraction or a division, down to whole pixels; kept for iOS 14.
  func cut(_ length: Double) -> Double {
    guard generation != .uikit14 else { return length }
    return (length * scale + Self.slackInPixels).rounded(.down) / scale
  }

  /// How far a row may exceed its room and still count as fitting, in points.
  var slack: Double { Self.slackInPixels / scale }

  /// The nearest pixel, halves away from zero.
  func nearest(_ coordinate: Double) -> Double { Self.nearestWhole(coordinate * scale) / scale }

  /// `rounded()`, but in a few instructions on every processor: it is called for each coordinate of
  /// each cell. Beyond 2⁵² every number is whole.
  private static func nearestWhole(_ value: Double) -> Double {
    guard value.magnitude < 0x1p52 else { return value }
    let whole = Double(Int64(value))
    let rest = value - whole
    if rest >= 0.5 { return whole + 1 }
    return rest <= -0.5 ? whole - 1 : whole
  }

  /// R0: a frame as it is given out: the origin on the nearest pixel, the size untouched; for iOS 14
  /// both rounded.
  func finish(_ frame: Rect) -> Rect {
    Rect(
      x: nearest(frame.x), y: nearest(frame.y), width: finish(size: frame.width),
      height: finish(size: frame.height))
  }

  /// A side as it is given out.
  func finish(size: Double) -> Double { generation == .uikit14 ? nearest(size) : size }
}
