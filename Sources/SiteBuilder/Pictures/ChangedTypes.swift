import CaseStudyModel

extension BothSides where Value == TypePicture? {
  /// Returns the pictures of the types that a refactoring concerns: those that only one side has, and those whose
  /// relations differ.
  ///
  /// - Returns: also the names of the other types, sorted; the pictures are as they were if nothing else is left.
  func changedTypes() -> (pictures: BothSides<TypePicture?>, unchanged: [String]) {
    guard let before, let after else { return (self, []) }
    let old = before.relationsByType
    let new = after.relationsByType
    let unchanged = Set(old.filter { new[$0.key] == $0.value }.keys)
    if unchanged.isEmpty || unchanged.count == max(old.count, new.count) { return (self, []) }
    return (map { $0?.without(unchanged) }, unchanged.sorted())
  }

  /// Whether a picture has frames around the types of a role.
  var haveRoles: Bool { [before, after].contains { $0?.layout?.frames.isEmpty == false } }
}

extension TypePicture {
  /// The relations to and from each type, by its name; empty for a type without any.
  fileprivate var relationsByType: [String: Set<String>] {
    var table = Dictionary((layout?.boxes ?? []).map { ($0.name, Set<String>()) }, uniquingKeysWith: { $1 })
    for relation in relations {
      let text = "\(relation.from) \(relation.kind.rawValue) \(relation.to)"
      for type in [relation.from, relation.to] { table[type, default: []].insert(text) }
    }
    return table
  }

  fileprivate func without(_ types: Set<String>) -> TypePicture {
    TypePicture(
      relations: relations.filter { !types.contains($0.from) && !types.contains($0.to) },
      layout: layout?.without(types))
  }
}

extension TypePicture.Layout {
  /// Returns the layout without some boxes and their arrows, with narrower gaps between the others.
  fileprivate func without(_ types: Set<String>) -> TypePicture.Layout {
    var rest = self
    rest.boxes.removeAll { types.contains($0.name) }
    rest.arrows.removeAll { types.contains($0.from) || types.contains($0.to) }
    rest.frames.removeAll { frame in !rest.boxes.contains { frame.area.containsMiddle(of: $0.area) } }
    let areas = rest.boxes.map(\.area)
    let labels = rest.frames.map(\.label) + rest.arrows.compactMap(\.label)
    let wide = NarrowedAxis(
      keeping: areas.map { ($0.x, $0.x + $0.width) } + labels.map { ($0.x - 25, $0.x + 25) }, of: width)
    let high = NarrowedAxis(
      keeping: areas.map { ($0.y, $0.y + $0.height) } + labels.map { ($0.y - 6, $0.y + 6) }, of: height)
    return rest.moved(by: wide, high)
  }

  private func moved(by wide: NarrowedAxis, _ high: NarrowedAxis) -> TypePicture.Layout {
    func moved(_ point: TypePicture.Point) -> TypePicture.Point {
      .init(wide.place(of: point.x), high.place(of: point.y))
    }
    func moved(_ area: TypePicture.Area) -> TypePicture.Area {
      let (x, y) = (wide.place(of: area.x), high.place(of: area.y))
      return .init(
        x: x, y: y, width: wide.place(of: area.x + area.width) - x, height: high.place(of: area.y + area.height) - y)
    }
    return TypePicture.Layout(
      width: wide.place(of: width), height: high.place(of: height),
      frames: frames.map { .init(role: $0.role, area: moved($0.area), label: moved($0.label)) },
      boxes: boxes.map { .init(name: $0.name, kind: $0.kind, area: moved($0.area)) },
      arrows: arrows.map {
        .init(
          from: $0.from, to: $0.to, isConformance: $0.isConformance, curve: $0.curve.map(moved), tip: moved($0.tip),
          label: $0.label.map(moved))
      })
  }
}

extension TypePicture.Area {
  fileprivate func containsMiddle(of other: TypePicture.Area) -> Bool {
    let middle = TypePicture.Point(other.x + other.width / 2, other.y + other.height / 2)
    return middle.x >= x && middle.x <= x + width && middle.y >= y && middle.y <= y + height
  }
}

/// An axis of a drawing whose wide gaps are narrowed; the order of places stays the same.
private struct NarrowedAxis {
  /// The gaps wider than ``widest``, ascending.
  private var gaps: [ClosedRange<Double>] = []
  /// The remaining width of a gap, in points; arrows and the frames' edges need this much.
  private static let widest = 40.0

  /// - Parameters:
  ///   - spans: the first and the last place of each element that keeps its size.
  ///   - length: the length of the axis.
  init(keeping spans: [(first: Double, last: Double)], of length: Double) {
    var end = 0.0
    for span in spans.sorted(by: { $0.first < $1.first }) {
      if span.first - end > Self.widest { gaps.append(end...span.first) }
      end = max(end, span.last)
    }
    if length - end > Self.widest { gaps.append(end...length) }
  }

  /// Returns the new place of a former one, rounded to a tenth of a point.
  func place(of former: Double) -> Double {
    var place = former
    for gap in gaps where former > gap.lowerBound {
      let covered = min(former, gap.upperBound) - gap.lowerBound
      place -= covered * (1 - Self.widest / (gap.upperBound - gap.lowerBound))
    }
    return (place * 10).rounded() / 10
  }
}
