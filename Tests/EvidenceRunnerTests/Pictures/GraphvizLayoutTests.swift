import CaseStudyModel
import Testing

@testable import EvidenceRunner

/// The places that Graphviz prints, turned into those of a drawing.
struct GraphvizLayoutTests {
  private func layout(_ json: String) throws -> TypePicture.Layout? {
    try GraphvizLayout(json: Array(json.utf8)).layout
  }

  private static let graph = """
    {"bb": "0,0,114,202", "objects": [
      {"name": "cluster_policy", "class": "policy", "bb": "8,54,106,194", "lp": "57,184.5"},
      {"name": "A", "class": "type", "pos": "57,154.5", "width": "0.75", "height": "0.34722"},
      {"name": "P", "class": "protocol", "pos": "57,79", "width": "1.1389", "height": "0.47222"}
    ], "edges": [
      {"tail": 0, "head": 1, "class": "uses", "lp": "74,119", "pos": "e,57,96.164 57,141.69 57,131.38 57,116.11 57,103.34"},
      {"tail": 1, "head": 2, "class": "conforms", "pos": "s,57,61.724 57,54.442 57,44.529 57,33.431 57,25.293"}
    ]}
    """

  @Test func countsFromTheUpperLeftCornerWithinAMargin() throws {
    let layout = try #require(try layout(Self.graph))
    #expect(layout.width == 122)
    #expect(layout.height == 210)
    #expect(
      layout.frames == [.init(role: .policy, area: .init(x: 12, y: 12, width: 98, height: 140), label: .init(61, 21.5))]
    )
    #expect(layout.boxes.first == .init(name: "A", kind: .type, area: .init(x: 34, y: 39, width: 54, height: 25)))
  }

  @Test func turnsABackwardArrowAround() throws {
    let arrows = try #require(try layout(Self.graph)).arrows
    #expect(arrows.map(\.from) == ["cluster_policy", "P"])
    #expect(arrows.map(\.isConformance) == [false, true])
    #expect(arrows.first?.tip == .init(61, 109.8))
    #expect(arrows.first?.label == .init(78, 87))
    #expect(arrows.last?.to == "A")
    #expect(arrows.last?.curve.first == .init(61, 180.7))
    #expect(arrows.last?.tip == .init(61, 144.3))
  }

  @Test(arguments: [
    #"{"bb": "0,0,1"}"#, #"{"bb": "0,0,9,9", "objects": [{"name": "A", "class": "type", "pos": "1"}]}"#,
    #"{"bb": "0,0,9,9", "objects": [{"name": "A", "class": "circle"}]}"#,
    #"{"bb": "0,0,9,9", "edges": [{"tail": 0, "head": 1, "pos": "e,1,1 1,1 2,2 3,3 4,4"}]}"#,
  ])
  func hasNoLayoutWhereAPlaceIsMissing(json: String) throws {
    #expect(try layout(json) == nil)
  }
}
