/// Tests table, CSV and sketch on frames made by hand.

import LayoutCore
import LayoutEmit
import LayoutJSON
import Testing

@Suite struct FramesTextTests {
  private func element(
    _ category: ElementCategory, _ kind: String, _ section: Int?, _ item: Int,
    _ frame: [Double], z: Int = 0, onScreen: OnScreenState? = nil
  ) -> FrameElement {
    FrameElement(
      category: category, elementKind: kind, section: section, item: item,
      frame: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]), zIndex: z,
      onScreen: onScreen, source: .none)
  }

  private var gallery: FramesDocument {
    FramesDocument(
      layout: "Gallery", container: Extent(width: 393, height: 400),
      contentSize: Extent(width: 393, height: 1204.5),
      sections: [
        SectionFrame(
          index: 0, name: "hero", frame: Rect(x: 0, y: 0, width: 393, height: 160),
          scroll: OrthogonalScroll(proposed: 40, offset: 6, lowest: 0, highest: 6)),
        SectionFrame(
          index: 1, name: "rows", frame: Rect(x: 0, y: 160, width: 393, height: 300),
          isApproximate: true),
      ],
      elements: [
        element(.supplementary, "strip", nil, 0, [0, 370, 393, 30], z: 9),
        element(.decoration, "Backdrop", 0, 0, [0, 0, 393, 160]),
        element(
          .supplementary, BoundaryItem.headerKind, 0, 0, [10, 10, 373, 40], z: 1),
        element(
          .cell, "", 0, 0, [10, 60, 200 / 1.5, 90], z: 1,
          onScreen: OnScreenState(
            frame: Rect(x: 10, y: 60, width: 200 / 1.5, height: 90), alpha: 0.5, zIndex: 1)),
        element(.cell, "", 0, 1, [160, 60, 133.333, 90], z: 1),
        element(.cell, "", 0, 12, [310, 60, 133.333, 90], z: 1),
        element(.supplementary, "badge", 0, 0, [133, 55, 20, 20], z: 2),
        element(.cell, "", 1, 0, [0, 170, 393, 26]),
        element(.cell, "", 1, 1, [0, 200, 393, 14]),
        element(.cell, "", 1, 2, [0, 230, 393, 300]),
      ])
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func tableHasOneRowForEachElement() {
    #expect(
      text(writeTable(gallery)) == """
        Gallery  container 393 × 400  content 393 × 1204.5

          kind                 index    x    y    width  height  z

        whole layout
          supplementary strip  0        0  370      393      30  9

        section 0 hero  0, 0  393 × 160  scrolls 0 … 6, at 6 (asked for 40)
          decoration Backdrop  0, 0     0    0      393     160  0
          supplementary header 0, 0    10   10      373      40  1
          cell                 0, 0    10   60  133.333      90  1  on screen 10, 60  133.333 × 90  alpha 0.5
          cell                 0, 1   160   60  133.333      90  1
          cell                 0, 12  310   60  133.333      90  1
          supplementary badge  0, 0   133   55       20      20  2

        section 1 rows ~  0, 160  393 × 300
          cell                 1, 0     0  170      393      26  0
          cell                 1, 1     0  200      393      14  0
          cell                 1, 2     0  230      393     300  0

        ~ approximate: UIKit keeps the metrics of such sections to itself

        """)
    var document = FramesDocument(
      layout: "Empty", container: Extent(width: 1, height: 2), contentSize: .zero, sections: [],
      elements: [])
    #expect(text(writeTable(document)) == "Empty  container 1 × 2  content 0 × 0\n")
    let state = OnScreenState(
      frame: Rect(x: -0.0004, y: 1e15, width: -2.0006, height: 1), scale: 0.5, rotation: 1.5,
      zIndex: 4, isHidden: true)
    document.elements = [element(.cell, "", nil, 3, [0, 0, 1, 1], onScreen: state)]
    #expect(
      text(writeTable(document)).hasSuffix(
        "  on screen 0, 1000000000000000  -2.001 × 1  scale 0.5  rotation 1.5  z 4  hidden\n"))
  }

  @Test func csvQuotesAndCounts() {
    var quoted = gallery
    quoted.layout = "a,\"b\""
    quoted.elements = [element(.decoration, "two\nlines", 3, 4, [0, -0.5, 1, 2], z: -7)]
    #expect(
      text(writeCSV([gallery, quoted])) == #"""
        layout,kind,elementKind,section,item,x,y,width,height,zIndex,onScreenX,onScreenY,onScreenWidth,onScreenHeight,alpha,scale,rotation,onScreenZIndex,hidden,approximate
        Gallery,supplementary,strip,,0,0,370,393,30,9,,,,,,,,,,false
        Gallery,decoration,Backdrop,0,0,0,0,393,160,0,,,,,,,,,,false
        Gallery,supplementary,UICollectionElementKindSectionHeader,0,0,10,10,373,40,1,,,,,,,,,,false
        Gallery,cell,,0,0,10,60,133.33333333333334,90,1,10,60,133.33333333333334,90,0.5,1,0,1,false,false
        Gallery,cell,,0,1,160,60,133.333,90,1,,,,,,,,,,false
        Gallery,cell,,0,12,310,60,133.333,90,1,,,,,,,,,,false
        Gallery,supplementary,badge,0,0,133,55,20,20,2,,,,,,,,,,false
        Gallery,cell,,1,0,0,170,393,26,0,,,,,,,,,,true
        Gallery,cell,,1,1,0,200,393,14,0,,,,,,,,,,true
        Gallery,cell,,1,2,0,230,393,300,0,,,,,,,,,,true
        "a,""b""",decoration,"two
        lines",3,4,0,-0.5,1,2,-7,,,,,,,,,,false

        """#)
    #expect(text(writeCSV([])).hasSuffix(",hidden,approximate\n"))
  }

  @Test func sketchShowsWhatIsWhere() {
    #expect(
      text(writeSketch(gallery)) == """
        ╭──────────────────────────────────────────────────────────╮
        │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│ hero
        │░╔══════════════════════════════════════════════════════╗░│
        │░║                        header                        ║░│
        │░╚══════════════════════════════════════════════════════╝░│
        │░░░░░░░░░░░░░░░░░░░░░●░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
        │░┌──────────────────┐░░░┌─────────────────┐░░░┌───────────│
        │░│                  │░░░│                 │░░░│           │
        │░│        0         │░░░│        1        │░░░│    12     │
        │░│                  │░░░│                 │░░░│           │
        │░│                  │░░░│                 │░░░│           │
        │░└──────────────────┘░░░└─────────────────┘░░░└───────────│
        │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
        │                                                          │ rows ~
        │┌───────────────────────────0────────────────────────────┐│
        │└────────────────────────────────────────────────────────┘│
        │[                           1                            ]│
        │                                                          │
        │┌────────────────────────────────────────────────────────┐│
        ││                                                        ││
        ││                                                        ││
        ││                                                        ││
        ││                                                        ││
        ││                                                        ││
        ││                           2                            ││
        ││                                                        ││
        ││                                                        ││
        ││                                                        ││
        ││                                                        ││
        │╔════════════════════════ strip ═════════════════════════╗│
        │╚════════════════════════════════════════════════════════╝│
        ╰┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄╯

        """)
  }

  @Test func sketchClipsAndShortens() {
    let hidden = OnScreenState(
      frame: Rect(x: 0, y: 100, width: 100, height: 100), isHidden: true)
    let document = FramesDocument(
      layout: "L", container: Extent(width: 100, height: 80),
      contentSize: Extent(width: 100, height: 180),
      sections: [
        SectionFrame(index: 0, name: "a", frame: Rect(x: 0, y: 0, width: 100, height: 120)),
        SectionFrame(index: 1, name: "b", frame: Rect(x: 0, y: 120, width: 100, height: 0.5)),
        SectionFrame(index: 2, name: "c", frame: Rect(x: 0, y: 120.5, width: 100, height: 60)),
      ],
      elements: [
        element(.cell, "", 0, 123, [-30, 60, 70, 70]),
        element(.cell, "", 0, 1, [50, 100, 5, 60]),
        element(.cell, "", 0, 2, [60, 100, 1, 1]),
        element(.cell, "", 0, 3, [0, 100, 100, 80], onScreen: hidden),
        element(.supplementary, "a long kind", 0, 0, [10, 150, 80, 10]),
        element(.cell, "", 0, 4, [1e300, 100, 1e300, 10]),
        element(.cell, "", 0, 5, [70, 100, 1e300, 30]),
      ])
    let region = Rect(x: 0, y: 100, width: 100, height: 80)
    #expect(
      text(writeSketch(document, columns: 1, region: region)) == """
        ╭──────────╮
        │123│ │▪┌5─│ a
        │───┘ │ └──│ b, c
        │     │    │
        │ {a lon…} │
        ╰──────────╯

        """)
    #expect(
      text(writeSketch(document, columns: 22, region: region)) == """
        ╭────────────────────╮
        │       │  │ ▪ ┌─────│ a
        │  123  │  │   │  5  │
        │───────┘  │   └─────│ b, c
        │          │         │
        │          │         │
        │  { a long kind  }  │
        │                    │
        │                    │
        ╰────────────────────╯

        """)
    #expect(writeSketch(document, region: .zero) == [])
  }
}
