/// Rows of previews: what a scene is described by, in the words of scene files.

import LayoutCore

extension PropertyTable {
  static let previewRows: [Property] = [
    Property(
      .preview, .layout, .layoutName, "", "Which layout it shows, in a file of several."),
    Property(
      .preview, .device, .device, "",
      "Size, scale, safe area, margins and traits of a device that `layoutc devices` lists."),
    Property(.preview, .size, .extent, "", "The collection view's size in points."),
    Property(.preview, .scale, .number, "", "Device pixels in a point."),
    Property(.preview, .safeArea, .insets, "", "Points that bars and the device cover."),
    Property(.preview, .layoutMargins, .insets, "", "Points, the safe area included."),
    Property(
      .preview, .uikit, .integer(least: nil), "", default: "17",
      "14 rounds and treats empty sections as up to iOS 14, 17 as since iOS 17."),
    Property(
      .preview, .items, .itemCounts, "", default: "12",
      "How many items: of every section, of each in turn, or by name."),
    Property(
      .preview, .sections, .sectionNames, "",
      "Which section of the layout serves each section of the data."),
    Property(.preview, .inputs, .inputValues, "", "Values of the layout's parameters."),
    Property(
      .preview, .providers, .providedFrames, "", "The frames that closures of the app give."),
    Property(.preview, .offset, .point, "", "How far the view is scrolled, in points."),
    Property(
      .preview, .scroll, .sectionOffsets, "",
      "How far sections are scrolled across the layout, in points."),
    Property(.preview, .measured, .measurements, "", "What self-sizing views ask for."),
    Property(.preview, .rtl, .flag, "", default: "false", "Lays out from right to left."),
    Property(
      .preview, .layoutDirection, .trait(.layoutDirection), "", default: "leftToRight",
      "The same as a name."),
    Property(.preview, .horizontalSizeClass, .trait(.sizeClass), "", "The trait of that name."),
    Property(.preview, .verticalSizeClass, .trait(.sizeClass), "", "The trait of that name."),
    Property(.preview, .idiom, .trait(.idiom), "", "The kind of device."),
    Property(
      .preview, .contentSizeCategory, .trait(.contentSizeCategory), "", "The size of texts."),
  ]
}
