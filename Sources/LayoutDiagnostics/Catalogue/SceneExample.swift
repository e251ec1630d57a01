/// The layout that the catalogue's examples of scenes are scenes of.

extension DiagnosticDescriptor {
  /// What `ExampleKind.scene` is shown with.
  package static let sceneExampleLayout = """
    layout Feed(columns: Int) <
        section feed < group horizontal 44 < item > >
        section art < group custom 100 provider: "mosaic" >
    >

    """
}
