import CaseStudyModel

/// The places of labels beside arrows.
///
/// Graphviz places the labels of parallel arrows independently, so overlapping ones are moved along their arrows.
struct ArrowLabels {
  private let layout: TypePicture.Layout
  private let size: (width: Double, height: Double)
  private var taken: [TypePicture.Area]

  /// The maximum number of pairs of labels and boxes to compare; larger pictures keep their labels.
  private static let limit = 100_000
  /// Places on an arrow's curve to try, as shares of its length.
  private static let shares = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]

  /// - Parameter size: the width and height of a label.
  private init(_ layout: TypePicture.Layout, size: (width: Double, height: Double)) {
    self.layout = layout
    self.size = size
    taken = layout.boxes.map(\.area)
  }

  /// Returns the layout with labels that don't overlap; a label without room keeps its original place.
  static func separated(in layout: TypePicture.Layout, size: (width: Double, height: Double)) -> TypePicture.Layout {
    let count = layout.arrows.count { $0.label != nil }
    guard count > 1, count * (count + layout.boxes.count) <= limit else { return layout }
    var labels = ArrowLabels(layout, size: size)
    var separated = layout
    for index in layout.arrows.indices {
      guard let label = layout.arrows[index].label else { continue }
      separated.arrows[index].label = labels.place(of: label, beside: layout.arrows[index].curve)
    }
    return separated
  }

  private mutating func place(of label: TypePicture.Point, beside curve: [TypePicture.Point]) -> TypePicture.Point {
    let isCovering = taken.dropFirst(layout.boxes.count).contains { overlaps($0, area(around: label)) }
    let place = isCovering ? candidates(beside: curve).first(where: isFree) ?? label : label
    taken.append(area(around: place))
    return place
  }

  private func candidates(beside curve: [TypePicture.Point]) -> [TypePicture.Point] {
    let pieces = (curve.count - 1) / 3
    if pieces < 1 { return [] }
    let points = Self.shares.map { share in
      let place = share * Double(pieces)
      let piece = min(Int(place), pieces - 1)
      return Self.point(on: Array(curve[piece * 3...piece * 3 + 3]), at: place - Double(piece))
    }
    // As close to the curve as Graphviz places them, on either side of it.
    return [1, -1].flatMap { side in
      points.map { TypePicture.Point($0.x + side * (size.width / 2 + 2), $0.y) }
    }
  }

  private static func point(on curve: [TypePicture.Point], at share: Double) -> TypePicture.Point {
    let rest = 1 - share
    let weights = [rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share]
    return zip(curve, weights).reduce(TypePicture.Point(0, 0)) { sum, part in
      TypePicture.Point(sum.x + part.0.x * part.1, sum.y + part.0.y * part.1)
    }
  }

  private func isFree(_ point: TypePicture.Point) -> Bool {
    let area = area(around: point)
    return area.x >= 0 && area.x + area.width <= layout.width && !taken.contains { overlaps($0, area) }
  }

  private func area(around point: TypePicture.Point) -> TypePicture.Area {
    TypePicture.Area(
      x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
  }

  private func overlaps(_ one: TypePicture.Area, _ other: TypePicture.Area) -> Bool {
    one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height
      && other.y < one.y + one.height
  }
}
