/// Where a twin of a layout puts everything.

#if !canImport(Darwin)
  import LayoutCore

  extension UICollectionViewCompositionalLayout {
    /// Where everything goes in a scene. Calls the section provider, the providers of custom groups and
    /// the handlers of visible items as UIKit does.
    public func frames(in scene: LayoutScene) -> LayoutFrames {
      LayoutFrames(frames(in: scene.core))
    }
  }

  /// A solved layout.
  public struct LayoutFrames: Sendable {
    /// How a handler shows a cell.
    public struct Appearance: Hashable, Sendable {
      /// What it covers once moved, scaled and turned, with the scrolling of its section applied; points.
      public var frame: CGRect
      /// 0 transparent … 1 opaque.
      public var alpha: CGFloat
      /// Whether it is not shown.
      public var isHidden: Bool
    }

    /// A cell, a supplementary or a decoration.
    public struct Element: Hashable, Sendable {
      /// What it is.
      public var category: UICollectionView.ElementCategory
      /// What its view is registered for; none for cells.
      public var elementKind: String?
      /// Section and item; a boundary item of the whole layout is item `Int.max` of section 0.
      public var indexPath: IndexPath
      /// In content coordinates, the scrolling of its section not applied; points.
      public var frame: CGRect
      /// Elements of a larger one stand before others.
      public var zIndex: Int
      /// What a handler made of it; only of visible cells of a section with a handler.
      public var appearance: Appearance?
    }

    /// The size of everything, in points.
    public let contentSize: CGSize
    /// Boundary items of the layout, then section by section backgrounds, boundary items, cells and badges;
    /// nothing where UIKit would raise an exception.
    public let elements: [Element]
    /// What UIKit would refuse, a sentence each.
    public let refusals: [String]

    init(_ solved: SolvedLayout) {
      contentSize = CGSize(solved.contentSize)
      var elements: [Element] = []
      solved.forEachElement { elements.append(Element($0)) }
      self.elements = elements
      refusals = solved.issues.map { $0.sentence }
    }
  }

  extension LayoutFrames.Element {
    fileprivate init(_ element: FrameElement) {
      switch element.category {
      case .cell: category = .cell
      case .supplementary: category = .supplementaryView
      case .decoration: category = .decorationView
      }
      elementKind = element.category == .cell ? nil : element.elementKind
      if let section = element.section {
        indexPath = IndexPath(item: element.item, section: section)
      } else {
        indexPath = IndexPath(item: Int.max, section: 0)
      }
      frame = CGRect(element.frame)
      zIndex = element.zIndex
      appearance = element.onScreen.map {
        LayoutFrames.Appearance(
          frame: CGRect($0.frame), alpha: CGFloat($0.alpha), isHidden: $0.isHidden)
      }
    }
  }

  extension EvaluationIssue {
    /// What is wrong, as UIKit says it where it does.
    fileprivate var sentence: String {
      let place = section.map { "section \($0): " } ?? ""
      switch kind {
      case .divisionByZero: return place + "a division by zero"
      case .notFinite: return place + "a number that is not finite"
      case .negativeDimension(let value): return place + "a size of \(value), which must be above 0"
      case .countTooSmall(let value, let least):
        return place + "a count of \(value), which must be \(least) or more"
      case .tooManyChildren(let limit): return place + "more than \(limit) children"
      case .notExactlyOneGroup: return place + "not exactly one group"
      case .emptyGroup: return place + "a group without items"
      case .missingSection: return place + "invalid section definition: the provider gave none"
      case .missingInput, .emptyInput: return place + "an input is missing"
      case .estimatedWaterfall: return place + "a waterfall's item has no height"
      case .unknownProvider(let name), .unknownHandler(let name):
        return place + "there is no closure named \(name)"
      case .noRoomForGroup, .firstItemDoesNotFit:
        return place + "there is no room for this group to fit into its parent group or section"
      }
    }
  }
#endif
