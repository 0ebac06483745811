import CaseStudyModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A graph with the places that Graphviz gave its parts, as `dot -Tjson0` prints it.
///
/// Source: https://graphviz.org/docs/outputs/json/ and https://graphviz.org/docs/attr-types/splineType/
struct GraphvizLayout: Decodable {
  /// A node or a cluster.
  struct Object: Decodable {
    var name: String
    var `class`: String?
    /// The corners of a cluster.
    var bb: String?
    /// The middle of a cluster's label.
    var lp: String?
    /// The middle of a node.
    var pos: String?
    /// In inches.
    var width: String?
    var height: String?
  }

  /// An edge between two objects, by their indices.
  struct Edge: Decodable {
    var tail: Int
    var head: Int
    var `class`: String?
    var pos: String?
    var lp: String?
  }

  var bb: String
  var objects: [Object]?
  var edges: [Edge]?

  /// Parses Graphviz's output.
  init(json: [UInt8]) throws {
    self = try JSONDecoder().decode(GraphvizLayout.self, from: Data(json))
  }
}

extension GraphvizLayout {
  /// The margin that Graphviz leaves around a drawing, in points.
  private static let margin = 4.0

  /// The places of all parts, from the upper left corner; `nil` if a part has none.
  var layout: TypePicture.Layout? {
    guard let corners = Self.numbers(bb), corners.count == 4 else { return nil }
    let height = corners[3]
    var layout = TypePicture.Layout(
      width: Self.rounded(corners[2] + 2 * Self.margin), height: Self.rounded(height + 2 * Self.margin))
    let objects = objects ?? []
    for object in objects {
      if let frame = Self.frame(object, in: height) {
        layout.frames.append(frame)
      } else if let box = Self.box(object, in: height) {
        layout.boxes.append(box)
      } else {
        return nil
      }
    }
    for edge in edges ?? [] {
      guard objects.indices.contains(edge.tail), objects.indices.contains(edge.head),
        let arrow = Self.arrow(edge, objects[edge.tail].name, objects[edge.head].name, in: height)
      else { return nil }
      layout.arrows.append(arrow)
    }
    return layout
  }

  private static func frame(_ object: Object, in height: Double) -> TypePicture.Frame? {
    guard let role = object.class.flatMap(TypePicture.Frame.Role.init), let bb = object.bb.flatMap(numbers),
      bb.count == 4, let label = object.lp.flatMap({ point($0, in: height) })
    else { return nil }
    let corner = point(bb[0], bb[3], in: height)
    let area = TypePicture.Area(
      x: corner.x, y: corner.y, width: rounded(bb[2] - bb[0]), height: rounded(bb[3] - bb[1]))
    return TypePicture.Frame(role: role, area: area, label: label)
  }

  private static func box(_ object: Object, in height: Double) -> TypePicture.Box? {
    guard let kind = object.class.flatMap(TypePicture.Box.Kind.init), let middle = object.pos.flatMap(numbers),
      middle.count == 2, let wide = object.width.flatMap(Double.init), let high = object.height.flatMap(Double.init)
    else { return nil }
    let corner = point(middle[0] - wide * 36, middle[1] + high * 36, in: height)
    return TypePicture.Box(
      name: object.name, kind: kind,
      area: TypePicture.Area(x: corner.x, y: corner.y, width: rounded(wide * 72), height: rounded(high * 72)))
  }

  private static func arrow(_ edge: Edge, _ tail: String, _ head: String, in height: Double) -> TypePicture.Arrow? {
    guard let parts = edge.pos?.split(separator: " "), let first = parts.first,
      let end = first.first, end == "e" || end == "s", let tip = point(String(first.dropFirst(2)), in: height)
    else { return nil }
    let curve = parts.dropFirst().compactMap { point(String($0), in: height) }
    guard curve.count == parts.count - 1, curve.count % 3 == 1 else { return nil }
    // An edge that was written the other way round has its head at the start.
    let isReversed = end == "s"
    return TypePicture.Arrow(
      from: isReversed ? head : tail, to: isReversed ? tail : head, isConformance: edge.class == "conforms",
      curve: isReversed ? curve.reversed() : curve, tip: tip, label: edge.lp.flatMap { point($0, in: height) })
  }

  private static func point(_ text: String, in height: Double) -> TypePicture.Point? {
    guard let numbers = numbers(text), numbers.count == 2 else { return nil }
    return point(numbers[0], numbers[1], in: height)
  }

  /// Flips a place vertically, because Graphviz's y axis points upwards.
  private static func point(_ x: Double, _ y: Double, in height: Double) -> TypePicture.Point {
    TypePicture.Point(rounded(x + margin), rounded(height - y + margin))
  }

  private static func numbers(_ text: String) -> [Double]? {
    let numbers = text.split(separator: ",").map { Double($0) }
    return numbers.contains(nil) ? nil : numbers.compactMap { $0 }
  }

  /// Rounds to a tenth of a point, an invisible difference.
  private static func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
