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

  typealias Attribute = XMLScanner.Attribute
  typealias Fault = XMLScanner.Fault

  /// The parts, from the opening of the `svg` element to its end.
  let parts: [Part]

  /// Takes a drawing apart.
  /// - Throws: `Fault` at the first thing that Graphviz wouldn't have written.
  init(parsing svg: String) throws(Fault) {
    var scanner = try XMLScanner(Array(svg.utf8), sizeLimit: 400_000, depthLimit: 16)
    var parts: [Part] = []
    var open: [String] = []
    while let token = try scanner.next() {
      switch token {
      case .open(let name, let attributes):
        let kept = try Self.kept(attributes, of: name, in: open)
        if let kept { parts.append(.open(name, kept)) }
        open.append(name)
      case .close(let name):
        open.removeLast()
        if !VectorPictureRules.droppedElements.contains(name) { parts.append(.close(name)) }
      case .text(let text):
        if open.last == "text" {
          parts.append(.text(text))
        } else if !open.contains(where: VectorPictureRules.droppedElements.contains),
          !text.allSatisfy(\.isWhitespace)
        {
          throw Fault(text: "text outside of its elements")
        }
      case .instruction: throw Fault(text: "an instruction")
      }
    }
    self.parts = parts
  }

  /// Returns the attributes of an element that are written again; `nil` for an element that is left out.
  private static func kept(
    _ attributes: [Attribute], of name: String, in open: [String]
  ) throws(Fault) -> [Attribute]? {
    let isDropped = VectorPictureRules.droppedElements.contains(name)
    guard let allowed = isDropped ? [] : VectorPictureRules.elements[name], (name == "svg") == open.isEmpty else {
      throw Fault(text: "an element '\(name)'")
    }
    // What is dropped, or is text, holds nothing but text.
    if let parent = open.last, parent == "text" || VectorPictureRules.droppedElements.contains(parent) {
      throw Fault(text: "an element '\(name)' within '\(parent)'")
    }
    var kept: [Attribute] = []
    for attribute in attributes where !VectorPictureRules.droppedAttributes.contains(attribute.name) {
      guard allowed.contains(attribute.name) else {
        throw Fault(text: "an attribute '\(attribute.name)' of '\(name)'")
      }
      guard VectorPictureRules.isHarmless(attribute.value) else {
        throw Fault(text: "such a value of the attribute '\(attribute.name)' of '\(name)'")
      }
      kept.append(attribute)
    }
    return isDropped ? nil : kept
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
