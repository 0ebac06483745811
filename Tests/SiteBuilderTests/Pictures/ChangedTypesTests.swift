import CaseStudyModel
import Testing

@testable import SiteBuilder

/// The types that an overview draws.
struct ChangedTypesTests {
  /// Makes a picture with a box of 60 by 20 points for each type, 100 points apart.
  private func picture(_ types: [String], _ relations: [(String, String)]) -> TypePicture {
    func middle(of type: String) -> TypePicture.Point { .init(Double(types.firstIndex(of: type) ?? 0) * 100 + 40, 20) }
    return TypePicture(
      relations: relations.map { .init($0.0, .calls, $0.1) },
      layout: .init(
        width: Double(types.count) * 100, height: 40,
        frames: [.init(role: .policy, area: .init(x: 5, y: 5, width: 90, height: 30), label: .init(40, 8))],
        boxes: types.map { type in
          .init(name: type, kind: .type, area: .init(x: middle(of: type).x - 30, y: 10, width: 60, height: 20))
        },
        arrows: relations.map {
          let ends = [middle(of: $0.0), middle(of: $0.1)]
          return .init(
            from: $0.0, to: $0.1, isConformance: false, curve: [ends[0], ends[0], ends[1], ends[1]], tip: ends[1])
        }))
  }

  private func changed(
    _ before: [String], _ old: [(String, String)], _ after: [String], _ new: [(String, String)]
  ) -> (pictures: BothSides<TypePicture?>, unchanged: [String]) {
    BothSides<TypePicture?>(before: picture(before, old), after: picture(after, new)).changedTypes()
  }

  /// The changes of a side of four types, of which two call one another as before.
  private var ofFour: (pictures: BothSides<TypePicture?>, unchanged: [String]) {
    changed(["A", "B", "C", "D"], [("A", "D"), ("B", "C")], ["A", "B", "C", "D"], [("B", "C")])
  }

  @Test func leaveOutWhatRelatesToTheSameTypesOnBothSides() throws {
    let (pictures, unchanged) = ofFour
    #expect(unchanged == ["B", "C"])
    let picture = try #require(pictures.before)
    #expect(picture.relations.map(\.from) == ["A"])
    let layout = try #require(picture.layout)
    #expect(layout.boxes.map(\.name) == ["A", "D"])
    #expect(layout.arrows.map(\.to) == ["D"])
  }

  @Test func moveTogetherWithTheirArrows() throws {
    let layout = try #require(ofFour.pictures.before?.layout)
    #expect(layout.boxes.map(\.area.width) == [60, 60])
    #expect(layout.boxes[1].area.x - layout.boxes[0].area.x == 100)
    #expect(layout.arrows[0].tip.x == layout.boxes[1].area.x + 30)
    #expect(layout.width == 200)
    #expect(layout.frames.map(\.role) == [.policy])
  }

  @Test func haveRolesIfTheyAreFramed() {
    #expect(ofFour.pictures.haveRoles)
    let bare = TypePicture(relations: [], layout: .init(width: 10, height: 10))
    #expect(!BothSides<TypePicture?>(before: bare, after: nil).haveRoles)
  }

  @Test(arguments: [["A", "B"], ["A", "C"]])
  func areAllDrawnIfNothingOrEverythingStays(after: [String]) {
    let (pictures, unchanged) = changed(["A", "B"], [("A", "B")], after, [("A", after[1])])
    #expect(unchanged == [])
    #expect(pictures.before?.layout?.boxes.count == 2)
  }

  @Test func dropsEmptyFrames() {
    let (pictures, unchanged) = changed(["Z", "A", "B"], [("A", "B")], ["Z", "A", "C"], [("A", "C")])
    #expect(unchanged == ["Z"])
    #expect(pictures.before?.layout?.frames == [])
  }

  @Test func stayAsTheyAreOnASideAlone() {
    let pictures = BothSides<TypePicture?>(before: nil, after: picture(["A"], []))
    #expect(pictures.changedTypes().pictures == pictures)
  }
}
