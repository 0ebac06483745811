/// What a drawing of Graphviz may be made of.
enum VectorPictureRules {
  /// The elements with the attributes that are kept.
  static let elements: [String: Set<String>] = [
    "svg": ["viewBox", "width", "height"],
    "g": ["class", "transform"],
    "polygon": paint.union(["points"]),
    "polyline": paint.union(["points"]),
    "path": paint.union(["d"]),
    "ellipse": paint.union(["cx", "cy", "rx", "ry"]),
    "text": [
      "class", "fill", "font-family", "font-size", "font-style", "font-weight", "text-anchor", "text-decoration", "x",
      "y",
    ],
  ]

  /// The elements that are allowed and not shown: a browser would show a title on its own, and the relations are listed.
  static let droppedElements: Set<String> = ["title"]

  /// The attributes that are allowed and not written.
  static let droppedAttributes: Set<String> = ["id", "xmlns", "xmlns:xlink", "xml:space"]

  /// Whether a value can do no more than paint: it names no address, and calls nothing but a colour or a movement.
  static func isHarmless(_ value: String) -> Bool {
    if value.utf8.count > 20_000 { return false }
    let isPlain = value.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ".", ",", "-", "+", "#", "%", "(", ")", "_", "\n": true
      default: false
      }
    }
    return isPlain && !value.lowercased().contains("url")
  }

  private static let paint: Set<String> = [
    "class", "fill", "fill-opacity", "stroke", "stroke-dasharray", "stroke-opacity", "stroke-width",
  ]
}
