/// A drawing as Graphviz writes it, held against a list of elements and attributes that can do no harm.
///
/// Evidence comes through pull requests, so that its SVG is a stranger's text: it is taken apart, and only what is known is
/// written again, as a file of its own. Identifiers and links are left out, because no picture needs any.
struct VectorPicture: Sendable, Equatable {
  /// A piece of the drawing, in order.
  enum Part: Sendable, Equatable {
    case open(String, [Attribute])
    case close(String)
    case text(String)
  }

  /// An attribute with its value, entities resolved.
  struct Attribute: Sendable, Equatable {
    var name: String
    var value: String
  }

  /// What a drawing must not hold.
  struct Fault: Error, Equatable {
    /// What was found, as it ends a sentence.
    var text: String
  }

  /// The parts, from the opening of the `svg` element to its end.
  let parts: [Part]

  /// Takes a drawing apart.
  /// - Throws: `Fault` at the first thing that Graphviz wouldn't have written.
  init(parsing svg: String) throws(Fault) {
    var scanner = VectorPictureScanner(svg)
    parts = try scanner.parts()
  }

  /// The size in CSS pixels that the drawing asks for; `nil` where it doesn't say.
  var size: (width: Int, height: Int)? {
    guard case .open(_, let attributes) = parts.first else { return nil }
    func length(_ name: String) -> Int? {
      guard let text = attributes.first(where: { $0.name == name })?.value else { return nil }
      // Graphviz measures in points, of which 72 make an inch and 96 pixels do.
      let number = text.hasSuffix("pt") ? Double(text.dropLast(2)).map { $0 * 4 / 3 } : Double(text)
      return number.flatMap { (1...100_000).contains($0) ? Int($0.rounded(.up)) : nil }
    }
    guard let width = length("width"), let height = length("height") else { return nil }
    return (width, height)
  }

  /// Appends the drawing as a file of SVG.
  /// - Parameter style: the style sheet that the file holds.
  func write(style: [UInt8], into out: inout [UInt8]) {
    for (index, part) in parts.enumerated() {
      switch part {
      case .open(let element, let attributes):
        out.append(html: "<" + element)
        if index == 0 { out.append(attribute: "xmlns", "http://www.w3.org/2000/svg") }
        for attribute in attributes { out.append(attribute: attribute.name, attribute.value) }
        out.append(html: ">")
        if index == 0 {
          out.append(html: "<style>")
          style.withUnsafeBufferPointer { out.append(escapingText: $0) }
          out.append(html: "</style>")
        }
      case .close(let element): out.append(html: "</\(element)>")
      // A file of SVG that holds a control character is no picture at all.
      case .text(let text): out.append(escaping: EvidenceText.plain(text))
      }
    }
    out.append(html: "\n")
  }
}
