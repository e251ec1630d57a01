/// The options that describe a scene, read into values.

import LayoutCompiler
import LayoutCore
import LayoutJSON

/// What the command line says of the scene; none where it says nothing.
struct SceneOptions: Equatable, Sendable {
  /// A JSON file that the others override.
  var file: String?
  var device: Device?
  var container: Extent?
  var scale: Double?
  var safeArea: EdgeDistances?
  var isRightToLeft: Bool
  var uikit: UIKitGeneration?
  var offset: Position?
  var items: ItemCounts?
  /// By section of the data: the name of the section of the layout that serves it.
  var sections: [String]?
  var inputs: [InputOption]
  /// By index or name of a section of the data.
  var scroll: [SectionScroll]?
  /// Whose options they are.
  var command: CommandName

  init(_ invocation: Invocation) throws(UsageError) {
    self = try Self(invocation, device: try Self.devices(invocation, mostCount: 1).first)
  }

  /// The options on each device of `--device`; once where there is none.
  static func onDevices(_ invocation: Invocation) throws(UsageError) -> [SceneOptions] {
    let devices = try devices(invocation, mostCount: .max)
    if devices.isEmpty { return [try SceneOptions(invocation, device: nil)] }
    var options: [SceneOptions] = []
    for device in devices { options.append(try SceneOptions(invocation, device: device)) }
    return options
  }

  private init(_ invocation: Invocation, device: Device?) throws(UsageError) {
    command = invocation.command
    self.device = device
    file = invocation.value(of: .scene)
    container = try invocation.parsed(.size, .extent, parseExtent)
    scale = try invocation.parsed(.scale, .scale, parseScale)
    safeArea = try invocation.parsed(.safeArea, .edges, parseEdges)
    isRightToLeft = invocation.has(.rightToLeft)
    uikit = try invocation.parsed(.uikit, .oneOf(["14", "17"])) {
      $0 == "14" ? .uikit14 : $0 == "17" ? .uikit17 : nil
    }
    offset = try invocation.parsed(.offset, .position, parsePosition)
    items = try invocation.parsed(.items, .itemCounts, parseItemCounts)
    sections = try invocation.parsed(.sections, .sectionNames, parseNames)
    inputs = try Self.inputs(invocation)
    scroll = try invocation.parsed(.scroll, .scrollOffsets, parseScrollOffsets)
  }

  private static func inputs(_ invocation: Invocation) throws(UsageError) -> [InputOption] {
    var inputs: [InputOption] = []
    for text in invocation.values(of: .input) {
      guard let input = InputOption(text) else {
        throw .invalidValue(.input, value: text, expected: .input, command: invocation.command)
      }
      inputs.append(input)
    }
    return inputs
  }

  /// What `--device` names, separated by commas where a command takes several.
  private static func devices(
    _ invocation: Invocation, mostCount: Int
  ) throws(UsageError) -> [Device] {
    guard let text = invocation.value(of: .device) else { return [] }
    let names = mostCount == 1 ? [text[...]] : text.split(separator: ",")
    var devices: [Device] = []
    for name in names.isEmpty ? [text[...]] : names {
      guard let device = LayoutCompiler.device(named: String(name)) else {
        throw .unknownName(
          .device, value: String(name), of: deviceNames, command: invocation.command)
      }
      devices.append(device)
    }
    return devices
  }
}

extension Invocation {
  /// The value of an option as `parse` reads it; none where it isn't written.
  func parsed<Value>(
    _ option: OptionName, _ shape: ValueShape, _ parse: (String) -> Value?
  ) throws(UsageError) -> Value? {
    guard let text = value(of: option) else { return nil }
    guard let value = parse(text) else {
      throw .invalidValue(option, value: text, expected: shape, command: command)
    }
    return value
  }
}
