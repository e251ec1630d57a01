/// The scenes in which a layout is tried.

import LayoutCore

extension CheckedLayout {
  /// How many items each section has while it is tried: some whole groups and one partly filled.
  static let trialItemCount = 13

  /// The height of a view that is as wide as no device, in points.
  static let trialHeight = 800

  /// A view of this width, in points, without a safe area; none where an input's value is not known.
  func trial(width: Int) -> Scene? {
    scene(
      container: Extent(width: Double(width), height: Double(Self.trialHeight)), scale: 2,
      safeArea: .zero, margin: 16,
      traits: Traits(
        horizontalSizeClass: width < 600 ? 1 : 2, verticalSizeClass: 2, idiom: width < 600 ? 1 : 2,
        contentSizeCategory: 4))
  }

  /// The view that fills a device; none where an input's value is not known.
  func trial(on device: Device) -> Scene? {
    scene(
      container: device.container, scale: Double(device.scale), safeArea: device.safeArea,
      margin: Double(device.margin), traits: device.traits)
  }

  private func scene(
    container: Extent, scale: Double, safeArea: EdgeDistances, margin: Double, traits: Traits
  ) -> Scene? {
    guard let inputs = trialInputs else { return nil }
    var margins = safeArea
    margins.leading += margin
    margins.trailing += margin
    return Scene(
      container: container, scale: scale, safeArea: safeArea, layoutMargins: margins,
      traits: traits,
      sections: model.sections.indices.map {
        SceneSection(modelIndex: $0, itemCount: Self.trialItemCount)
      }, inputs: inputs)
  }

  /// The values of the layout's inputs, by `ParameterID`: the default, else what the first preview gives;
  /// none where there is neither, since what is foretold of a made-up value would not be true.
  private var trialInputs: [InputValue?]? {
    var values: [InputValue?] = []
    for parameter in model.parameters {
      var value: InputValue?
      if parameter.defaultValue == nil {
        value =
          previews.lazy.flatMap { $0.inputs }
          .first { $0.name.utf8.elementsEqual(parameter.name.utf8) }?.value
        guard value != nil else { return nil }
      }
      values.append(value)
    }
    return values
  }
}
