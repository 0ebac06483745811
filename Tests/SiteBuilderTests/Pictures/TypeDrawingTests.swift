import CaseStudyModel
import Testing

@testable import SiteBuilder

/// Drawings of types from positions in evidence, which is untrusted input.
@Suite("Pictures of types")
struct TypeDrawingTests {
  private func drawing(
    boxes: [TypePicture.Box] = [], arrows: [TypePicture.Arrow] = [], width: Double = 62,
    texts: InterfaceTexts = .english
  ) throws -> TypeDrawing {
    let frame = TypePicture.Frame(
      role: .policy, area: .init(x: 12, y: 12.5, width: 98, height: 140.25), label: .init(61, 21.5))
    let layout = TypePicture.Layout(width: width, height: 116, frames: [frame], boxes: boxes, arrows: arrows)
    return try #require(TypeDrawing(TypePicture(relations: [], layout: layout), EvidenceWords(texts: texts)))
  }

  private func markup(_ drawing: TypeDrawing) -> String {
    String(decoding: drawing.bytes(style: Array("g > text { fill: red }".utf8)), as: UTF8.self)
  }

  private func box(_ kind: TypePicture.Box.Kind, _ name: String = "A") -> TypePicture.Box {
    TypePicture.Box(name: name, kind: kind, area: .init(x: 4, y: 4, width: 54, height: 33))
  }

  private func arrow(isConformance: Bool, label: TypePicture.Point? = nil) -> TypePicture.Arrow {
    TypePicture.Arrow(
      from: "A", to: "B", isConformance: isConformance,
      curve: [.init(10, 10), .init(10, 20), .init(10, 30), .init(10, 40)], tip: .init(10, 47), label: label)
  }

  @Test func isAFileOfItsOwnStyle() throws {
    let markup = try markup(drawing())
    #expect(
      markup.hasPrefix(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"62pt\" height=\"116pt\" viewBox=\"0 0 62 116\">"
          + "<style>g &gt; text { fill: red }</style>"))
    #expect(markup.hasSuffix("</svg>\n"))
  }

  @Test func framesTheTypesOfARole() throws {
    #expect(
      try markup(drawing()).contains(
        "<g class=\"cluster policy\"><rect fill=\"none\" stroke=\"currentColor\" x=\"12\" y=\"12.5\" width=\"98\" "
          + "height=\"140.25\"/><text text-anchor=\"middle\" x=\"61\" y=\"24\" font-size=\"10\">policy</text></g>"))
  }

  @Test(arguments: [
    (TypePicture.Box.Kind.type, "<rect fill=\"none\" stroke=\"currentColor\" x=\"4\""),
    (.foreign, "stroke-dasharray=\"1,5\""), (.protocol, "stroke-dasharray=\"5,2\" rx=\"11\""),
    (.protocol, ">«protocol»</text>"),
  ])
  func drawsKindsOfTypesDifferently(kind: TypePicture.Box.Kind, part: String) throws {
    #expect(try markup(drawing(boxes: [box(kind)])).contains(part))
  }

  @Test func pointsAnArrowAtItsTip() throws {
    let markup = try markup(drawing(arrows: [arrow(isConformance: false, label: .init(20, 25))]))
    #expect(markup.contains("<path fill=\"none\" stroke=\"currentColor\" d=\"M10,10C10,20 10,30 10,40\"/>"))
    #expect(
      markup.contains("<polygon fill=\"currentColor\" stroke=\"currentColor\" points=\"7.55,40 10,47 12.45,40\"/>"))
    #expect(markup.contains(">creates</text>"))
  }

  @Test func leavesTheHeadOfAConformanceEmpty() throws {
    let markup = try markup(drawing(arrows: [arrow(isConformance: true)]))
    #expect(markup.contains("stroke-dasharray=\"5,2\" d="))
    #expect(markup.contains("<polygon fill=\"none\""))
    #expect(!markup.contains("creates"))
  }

  @Test func drawsTheWordsBesideArrowsAboveAllArrows() throws {
    let markup = try markup(
      drawing(arrows: [arrow(isConformance: false, label: .init(20, 25)), arrow(isConformance: true)]))
    let label = try #require(markup.firstRange(of: "creates"))
    let lastArrow = try #require(markup.ranges(of: "<polygon").last)
    #expect(lastArrow.lowerBound < label.lowerBound)
  }

  /// Graphviz gives parallel arrows labels at nearly one place.
  @Test func movesALabelThatWouldCoverAnother() throws {
    let labels = [arrow(isConformance: false, label: .init(30, 25)), arrow(isConformance: false, label: .init(38, 27))]
    let places = try markup(drawing(arrows: labels, width: 200)).matches(of: /x="([\d.]+)" y="([\d.]+)" font-size="9"/)
      .compactMap { match in Double(match.1).flatMap { x in Double(match.2).map { (x, $0) } } }
    #expect(places.map(\.0).first == 30)
    try #require(places.count == 2)
    #expect(abs(places[0].1 - places[1].1) >= 9 || abs(places[0].0 - places[1].0) >= 30)
  }

  @Test func escapesNames() throws {
    let markup = try markup(drawing(boxes: [box(.type, "</text><script>a\u{1}b&\u{fffe}")]))
    #expect(markup.contains(">&lt;/text&gt;&lt;script&gt;a\u{fffd}b&amp;\u{fffd}</text>"))
  }

  @Test func knowsItsSizeInPixels() throws {
    #expect(try drawing().size == (83, 155))
  }

  @Test func isNilWithoutALayout() {
    #expect(TypeDrawing(TypePicture(relations: []), EvidenceWords(texts: .english)) == nil)
    #expect(TypeDrawing(nil, EvidenceWords(texts: .english)) == nil)
  }

  /// The name of a picture's file is derived from this content, so every change of the picture must change it.
  @Test func hasDifferentContentIfAnythingDiffers() throws {
    let drawings = try [
      drawing(), drawing(width: 63), drawing(boxes: [box(.type)]), drawing(boxes: [box(.protocol)]),
      drawing(boxes: [box(.type, "B")]), drawing(arrows: [arrow(isConformance: true)]),
      drawing(arrows: [arrow(isConformance: false)]),
      drawing(arrows: [arrow(isConformance: false, label: .init(1, 1))]),
      drawing(texts: InterfaceTexts(language: "de", [:])),
    ]
    #expect(Set(drawings.map(\.content)).count == drawings.count)
  }
}
