/// Solves twins of layouts: calls section providers, custom groups and handlers as UIKit does.

#if !canImport(Darwin)
  package import LayoutCore

  extension UICollectionViewCompositionalLayout {
    /// Where everything goes in a scene: `modelIndex` of its sections is not used, the layout itself says
    /// which section serves which.
    package func frames(in scene: Scene) -> SolvedLayout {
      let solver = ObjectSolver(self, scene)
      var solved = solve(solver.model, in: solver.scene)
      solver.runHandlers(&solved)
      return solved
    }

    /// The layout as values, with what closures decide in this scene as constants, and the scene with the
    /// sections of the model that serve those of the data.
    package func model(in scene: Scene) -> (model: LayoutModel, scene: Scene) {
      let solver = ObjectSolver(self, scene)
      return (solver.model, solver.scene)
    }
  }

  /// A layout in a scene, with every closure that decides sizes called.
  @MainActor struct ObjectSolver {
    private(set) var model: LayoutModel
    private(set) var scene: Scene
    private var sections: [NSCollectionLayoutSection] = []
    private let environment: ObjectEnvironment

    init(_ layout: UICollectionViewCompositionalLayout, _ scene: Scene) {
      self.scene = scene
      var converter = ObjectsToModel()
      let values = SectionEnvironment(of: converter.layout(layout.configuration, []), in: scene)
      environment = ObjectEnvironment(values)
      model = LayoutModel(id: .none, name: "")
      serve(layout)

      converter = ObjectsToModel()
      model = converter.layout(layout.configuration, sections)
      guard !converter.customGroups.isEmpty else { return }
      converter = ObjectsToModel(frames: customFrames(converter.customGroups))
      model = converter.layout(layout.configuration, sections)
    }

    /// Asks for the section of each section of the data. Nothing serves one for which there is none, but
    /// without items UIKit doesn't mind.
    private mutating func serve(_ layout: UICollectionViewCompositionalLayout) {
      var positions: [ObjectIdentifier: Int] = [:]
      for index in scene.sections.indices {
        let section: NSCollectionLayoutSection?
        switch layout.source {
        case .section(let only): section = only
        case .provider(let provider):
          section =
            provider(index, environment) ?? (scene.sections[index].itemCount > 0 ? nil : .nothing)
        }
        guard let section else {
          scene.sections[index].modelIndex = Int.max
          continue
        }
        let known = positions[ObjectIdentifier(section)]
        if known == nil { sections.append(section) }
        let position = known ?? sections.count - 1
        positions[ObjectIdentifier(section)] = position
        scene.sections[index].modelIndex = position
      }
    }

    // MARK: - Custom groups

    /// Enough items for a section to reach its custom groups.
    private static let probeCount = 1_000

    /// Calls the provider of each custom group with the size that the group has where it stands; those
    /// that stand nowhere have frames of no size.
    private func customFrames(
      _ groups: [ObjectsToModel.CustomGroup]
    ) -> [[Child<CustomFrame>]] {
      var probe = scene
      probe.measuredCells = []
      for index in probe.sections.indices { probe.sections[index].itemCount = Self.probeCount }
      var sizes: [ElementID: Extent] = [:]
      solve(model, in: probe).forEachElement { element in
        if element.category == .cell, sizes[element.source] == nil {
          sizes[element.source] = element.frame.extent
        }
      }
      return groups.map { custom in
        guard let size = sizes[custom.id] else { return [frame(.zero, zIndex: 0)] }
        let group = ObjectEnvironment(
          group: CGSize(size), insets: custom.group.contentInsets, in: environment)
        return custom.provider(group).map { frame(Rect($0.frame), zIndex: $0.zIndex) }
      }
    }

    private func frame(_ rect: Rect, zIndex: Int) -> Child<CustomFrame> {
      .element(
        CustomFrame(
          id: .none, x: .constant(rect.x), y: .constant(rect.y), width: .constant(rect.width),
          height: .constant(rect.height), zIndex: .constant(Double(zIndex))))
    }

    // MARK: - Handlers

    /// Calls the handlers of sections with what is seen of them.
    func runHandlers(_ solved: inout SolvedLayout) {
      for index in solved.sections.indices {
        let position = scene.sections[solved.sections[index].index].modelIndex
        guard sections.indices.contains(position),
          let handler = sections[position].visibleItemsInvalidationHandler,
          let seen = solved.scrolledSection(index)
        else { continue }
        let items = visibleItems(of: index, seen, solved)
        guard items.contains(where: { $0.representedElementCategory == .cell }) else { continue }
        handler(items, CGPoint(seen.position.offset), environment)
        solved.show(
          items.filter { $0.representedElementCategory == .cell }
            .map { (item: $0.indexPath.item, state: $0.state(scroll: seen.ownScroll)) },
          of: index)
      }
    }

    /// The cells of a section that are seen, then its supplementaries that are.
    private func visibleItems(
      of section: Int, _ seen: ScrolledSection, _ solved: SolvedLayout
    ) -> [VisibleItem] {
      var items: [VisibleItem] = []
      solved.forEachSeenCell(of: section, seen) { item, frame, zIndex in
        items.append(
          VisibleItem(
            .cell, kind: nil, IndexPath(item: item, section: section), CGRect(frame), zIndex))
      }
      solved.forEachElement(ofSection: section, in: seen.bounds) { element in
        guard element.category == .supplementary else { return }
        items.append(
          VisibleItem(
            .supplementaryView, kind: element.elementKind,
            IndexPath(item: element.item, section: section), CGRect(element.frame),
            element.zIndex))
      }
      return items
    }
  }

  extension NSCollectionLayoutSection {
    /// A section for data without items.
    fileprivate static var nothing: NSCollectionLayoutSection {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(1))
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
  }
#endif
