/// The value of an expression is what Swift computes for the same operators, to the last bit, infinities
/// and NaN included; and nothing that isn't finite leaves the evaluator.

import LayoutCore
import LayoutTestSupport
import Testing

@Suite struct ExpressionPropertyTests {
  @Test(arguments: 0..<10) func valuesAreThoseOfSwift(block: Int) {
    var faulty = 0
    for seed in UInt64(block * 200)..<UInt64(block * 200 + 200) {
      var maker = TwinMaker(seed: seed)
      let twin = maker.number(depth: 5)
      let model = maker.model
      let index = Int(seed % 7)
      let (value, issues) = evaluate(twin.id, of: model, in: TwinMaker.scene, index: index)
      let run = TwinRun(index: index)
      let expected = twin.value(run)
      #expect(
        value.bitPattern == expected.bitPattern || (value.isNaN && expected.isNaN),
        "seed \(seed): \(value), Swift \(expected)")
      let isFaulty = run.dividedByZero || !expected.isFinite
      #expect(issues.isEmpty != isFaulty, "seed \(seed): \(expected) \(issues)")
      faulty += isFaulty ? 1 : 0

      let environment = SectionEnvironment(container: Extent(width: 320, height: 480))
      var resolver = Resolver(model, in: environment, inputs: TwinMaker.bindings)
      resolver.beginReading(section: 0, in: environment)
      #expect(resolver.number(.expression(twin.id), at: .none).isFinite, "seed \(seed)")
    }
    // Both kinds are common.
    #expect(faulty > 20 && faulty < 180, "\(faulty)")
  }
}

/// What the closures beside an expression are computed with.
private final class TwinRun {
  let index: Int
  var dividedByZero = false

  init(index: Int) {
    self.index = index
  }
}

/// An expression, and the same written in Swift.
private struct Twin<Value> {
  var id: ExpressionID
  var value: (TwinRun) -> Value
}

/// Makes up expressions and builds them twice.
private struct TwinMaker {
  var random: SeededGenerator
  var pool = ExpressionPool()

  static let ratios = [1.5, 0, -0.75, 4]
  static let flags = [1.0, 0, 0]
  static let width = 12.5

  static let scene: Scene = {
    let model = LayoutModel(id: .none, name: "")
    var scene = LayoutTestSupport.scene(model, items: [])
    scene.inputs = [.number(width), .number(1), .values(ratios), .values(flags), .text("wide")]
    return scene
  }()

  static var bindings: [InputBinding?] { scene.inputs.map { $0.map { InputBinding($0) } } }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  var model: LayoutModel {
    var model = LayoutModel(id: .none, name: "Twins", expressions: pool)
    let types: [ParameterType] = [
      .number, .boolean, .numberFunction, .booleanFunction, .string,
    ]
    model.parameters = types.map { Parameter(name: "p", type: $0) }
    return model
  }

  private mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }

  private static func parameter(_ index: UInt32) -> ParameterID { ParameterID(rawValue: index) }

  private func element(_ list: [Double], _ index: Double) -> Double {
    let whole = index.isNaN ? 0 : Int(min(max(index, -1e15), 1e15))
    return list[((whole % list.count) + list.count) % list.count]
  }

  // MARK: - Numbers

  mutating func number(depth: Int) -> Twin<Double> {
    guard depth > 0 else { return leaf() }
    switch roll(10) {
    case 0: return leaf()
    case 1...4: return binary(depth: depth - 1)
    case 5...7: return call(depth: depth - 1)
    case 8: return index(depth: depth - 1)
    default:
      let condition = truth(depth: depth - 1)
      let then = number(depth: depth - 1)
      let otherwise = number(depth: depth - 1)
      let id = pool.append(
        .conditional(condition.id, then: then.id, otherwise: otherwise.id))
      return Twin(id: id) { condition.value($0) ? then.value($0) : otherwise.value($0) }
    }
  }

  private mutating func leaf() -> Twin<Double> {
    switch roll(6) {
    case 0: return Twin(id: pool.append(.parameter(Self.parameter(0)))) { _ in Self.width }
    case 1: return Twin(id: pool.append(.input(.index))) { Double($0.index) }
    case 2:
      let value = roll(7) - 3
      return Twin(id: pool.append(.integer(Int32(value)))) { _ in Double(value) }
    default:
      let values = [0, 0.1, 0.5, -0.0, 1e-300, 1e300, -2.5, 1e16, 3.7, .pi]
      let value = values[roll(values.count)]
      return Twin(id: pool.append(.number(value))) { _ in value }
    }
  }

  private mutating func binary(depth: Int) -> Twin<Double> {
    let a = number(depth: depth)
    let b = number(depth: depth)
    switch roll(5) {
    case 0: return Twin(id: pool.append(.binary(.add, a.id, b.id))) { a.value($0) + b.value($0) }
    case 1:
      return Twin(id: pool.append(.binary(.subtract, a.id, b.id))) { a.value($0) - b.value($0) }
    case 2:
      return Twin(id: pool.append(.binary(.multiply, a.id, b.id))) { a.value($0) * b.value($0) }
    case 3:
      return Twin(id: pool.append(.call2(.mod, a.id, b.id))) { run in
        let divisor = b.value(run)
        if divisor == 0 { run.dividedByZero = true }
        return a.value(run).truncatingRemainder(dividingBy: divisor)
      }
    default:
      return Twin(id: pool.append(.binary(.divide, a.id, b.id))) { run in
        let divisor = b.value(run)
        if divisor == 0 { run.dividedByZero = true }
        return a.value(run) / divisor
      }
    }
  }

  private mutating func call(depth: Int) -> Twin<Double> {
    let a = number(depth: depth)
    let function = Function.allCases.filter { $0 != .mod }[roll(10)]
    switch function {
    case .abs: return Twin(id: pool.append(.call1(function, a.id))) { abs(a.value($0)) }
    case .floor: return Twin(id: pool.append(.call1(function, a.id))) { a.value($0).rounded(.down) }
    case .ceil: return Twin(id: pool.append(.call1(function, a.id))) { a.value($0).rounded(.up) }
    case .round: return Twin(id: pool.append(.call1(function, a.id))) { a.value($0).rounded() }
    case .sqrt: return Twin(id: pool.append(.call1(function, a.id))) { a.value($0).squareRoot() }
    case .sin, .cos, .mod: return Twin(id: pool.append(.unary(.negate, a.id))) { -a.value($0) }
    case .min, .max:
      let b = number(depth: depth)
      return Twin(id: pool.append(.call2(function, a.id, b.id))) {
        function == .min ? min(a.value($0), b.value($0)) : max(a.value($0), b.value($0))
      }
    case .clamp:
      let b = number(depth: depth)
      let c = number(depth: depth)
      return Twin(id: pool.append(.call3(function, a.id, b.id, c.id))) {
        max(b.value($0), min(c.value($0), a.value($0)))
      }
    }
  }

  private mutating func index(depth: Int) -> Twin<Double> {
    let index = number(depth: depth)
    let id = pool.append(.apply(Self.parameter(2), index.id))
    let element = element
    return Twin(id: id) { element(Self.ratios, index.value($0)) }
  }

  // MARK: - Truths

  private mutating func truth(depth: Int) -> Twin<Bool> {
    switch depth > 0 ? roll(7) : roll(3) {
    case 0: return Twin(id: pool.append(.parameter(Self.parameter(1)))) { _ in true }
    case 1:
      let index = pool.append(.input(.index))
      let element = element
      return Twin(id: pool.append(.apply(Self.parameter(3), index))) {
        element(Self.flags, Double($0.index)) != 0
      }
    case 2:
      let text = ["wide", "narrow"][roll(2)]
      return Twin(
        id: pool.append(.sameText(.parameter(Self.parameter(4)), .literal(text)))
      ) { _ in text == "wide" }
    case 3:
      let a = truth(depth: depth - 1)
      return Twin(id: pool.append(.unary(.not, a.id))) { !a.value($0) }
    case 4:
      let a = truth(depth: depth - 1)
      let b = truth(depth: depth - 1)
      guard roll(2) == 0 else {
        return Twin(id: pool.append(.binary(.or, a.id, b.id))) { a.value($0) || b.value($0) }
      }
      return Twin(id: pool.append(.binary(.and, a.id, b.id))) { a.value($0) && b.value($0) }
    default:
      let a = number(depth: depth - 1)
      let b = number(depth: depth - 1)
      switch roll(4) {
      case 0: return Twin(id: pool.append(.binary(.less, a.id, b.id))) { a.value($0) < b.value($0) }
      case 1:
        return Twin(id: pool.append(.binary(.greaterOrEqual, a.id, b.id))) {
          a.value($0) >= b.value($0)
        }
      case 2:
        return Twin(id: pool.append(.binary(.equal, a.id, b.id))) { a.value($0) == b.value($0) }
      default:
        return Twin(id: pool.append(.binary(.notEqual, a.id, b.id))) {
          a.value($0) != b.value($0)
        }
      }
    }
  }
}
