/// A drawing as Graphviz writes it, held against a list of elements and attributes that can do no harm.
///
/// Evidence comes through pull requests, so that its SVG is a stranger's text: it is taken apart, and only what is known is
/// written again. Identifiers and links are left out, because a page holds several pictures.
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

  /// Appends the drawing as markup.
  /// - Parameter label: what the picture shows, for those who don't see it.
  func write(label: String, into out: inout [UInt8]) {
    var isRoot = true
    for part in parts {
      switch part {
      case .open(let element, let attributes):
        out.append(html: "<" + element)
        for attribute in attributes { out.append(attribute: attribute.name, attribute.value) }
        if isRoot {
          out.append(html: " role=\"img\"")
          out.append(attribute: "aria-label", label)
        }
        isRoot = false
        out.append(html: ">")
      case .close(let element): out.append(html: "</\(element)>")
      case .text(let text): out.append(escaping: text)
      }
    }
  }
}
