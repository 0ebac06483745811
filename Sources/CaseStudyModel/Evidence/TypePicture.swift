/// The types of one side with their relations, and the places of both in a drawing.
public struct TypePicture: Sendable, Equatable, Codable {
  /// The relations, by the names of both ends and then by kind.
  public var relations: [Relation]
  /// The places of the types; `nil` if no program could lay them out.
  public var layout: Layout?

  public init(relations: [Relation], layout: Layout? = nil) {
    self.relations = relations
    self.layout = layout
  }

  /// A way in which one type depends on another.
  public struct Relation: Sendable, Equatable, Codable {
    /// The kinds that are drawn.
    public enum Kind: String, Sendable, Codable, CaseIterable {
      case conforms
      case inherits
      case stores
      case creates
      case calls
    }

    /// The type that depends on the other.
    public var from: String
    /// The kind of dependency.
    public var kind: Kind
    /// The type that is depended on.
    public var to: String

    public init(_ from: String, _ kind: Kind, _ to: String) {
      self.from = from
      self.kind = kind
      self.to = to
    }
  }
}

extension TypePicture {
  /// The places of a drawing's parts in points, from its upper left corner.
  public struct Layout: Sendable, Equatable, Codable {
    /// The width of the drawing.
    public var width: Double
    /// The height of the drawing.
    public var height: Double
    /// The frames around the types of a role.
    public var frames: [Frame]
    /// The boxes of the types.
    public var boxes: [Box]
    /// The arrows between them.
    public var arrows: [Arrow]

    public init(width: Double, height: Double, frames: [Frame] = [], boxes: [Box] = [], arrows: [Arrow] = []) {
      self.width = width
      self.height = height
      self.frames = frames
      self.boxes = boxes
      self.arrows = arrows
    }

    /// All coordinates and sizes, in the order of the parts.
    public var numbers: [Double] {
      let areas = frames.map(\.area) + boxes.map(\.area)
      let points = frames.map(\.label) + arrows.flatMap { $0.curve + [$0.tip] + ($0.label.map { [$0] } ?? []) }
      return [width, height] + areas.flatMap { [$0.x, $0.y, $0.width, $0.height] } + points.flatMap { [$0.x, $0.y] }
    }
  }

  /// A frame around all types of a role.
  public struct Frame: Sendable, Equatable, Codable {
    /// The roles of files.
    public enum Role: String, Sendable, Codable {
      case root
      case policy
      case detail
    }

    /// The role of the types in the frame.
    public var role: Role
    /// The area of the frame.
    public var area: Area
    /// The middle of the role's name.
    public var label: Point

    public init(role: Role, area: Area, label: Point) {
      self.role = role
      self.area = area
      self.label = label
    }
  }

  /// A type.
  public struct Box: Sendable, Equatable, Codable {
    /// The kinds of types that look different in a drawing.
    public enum Kind: String, Sendable, Codable {
      case type
      case `protocol`
      /// A type of another module.
      case foreign
    }

    /// The name of the type.
    public var name: String
    /// The kind of the type.
    public var kind: Kind
    /// The area of the box.
    public var area: Area

    public init(name: String, kind: Kind, area: Area) {
      self.name = name
      self.kind = kind
      self.area = area
    }
  }

  /// The relations from one type to another.
  public struct Arrow: Sendable, Equatable, Codable {
    /// The type at the start.
    public var from: String
    /// The type at the head.
    public var to: String
    /// Whether the one conforms to the other or inherits from it, which is drawn differently from all uses.
    public var isConformance: Bool
    /// A start, and then three points for each Bézier curve.
    public var curve: [Point]
    /// The point that the head touches.
    public var tip: Point
    /// The middle of the word "creates"; `nil` for an arrow without it.
    public var label: Point?

    public init(from: String, to: String, isConformance: Bool, curve: [Point], tip: Point, label: Point? = nil) {
      self.from = from
      self.to = to
      self.isConformance = isConformance
      self.curve = curve
      self.tip = tip
      self.label = label
    }
  }

  /// A place in points; in JSON a string such as "12.5,8".
  public struct Point: Sendable, Equatable {
    /// The distance from the left edge.
    public var x: Double
    /// The distance from the upper edge.
    public var y: Double

    public init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A rectangle in points; in JSON a string of its left and upper edge, its width and its height.
  public struct Area: Sendable, Equatable {
    /// The left edge.
    public var x: Double
    /// The upper edge.
    public var y: Double
    /// The width of the area.
    public var width: Double
    /// The height of the area.
    public var height: Double

    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }
}

extension TypePicture.Point: Codable {
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(2)
    self.init(numbers[0], numbers[1])
  }

  public func encode(to encoder: any Encoder) throws { try encoder.encode(numbers: [x, y]) }
}

extension TypePicture.Area: Codable {
  public init(from decoder: any Decoder) throws {
    let numbers = try decoder.numbers(4)
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  public func encode(to encoder: any Encoder) throws { try encoder.encode(numbers: [x, y, width, height]) }
}

extension Decoder {
  /// Reads a given count of numbers from one string: an array would take a line of the file for each number.
  fileprivate func numbers(_ count: Int) throws -> [Double] {
    let container = try singleValueContainer()
    let parts = try container.decode(String.self).split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == count, numbers.count == count
    else { throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(count) numbers are needed") }
    return numbers
  }
}

extension Encoder {
  fileprivate func encode(numbers: [Double]) throws {
    var container = singleValueContainer()
    let texts = numbers.map { number in
      let text = number.description
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    try container.encode(texts.joined(separator: ","))
  }
}
