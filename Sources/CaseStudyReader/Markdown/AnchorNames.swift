/// Names the anchors of headings as code hosts do: lower case, hyphens for spaces, other punctuation removed, and a
/// number appended to a name that is taken.
struct AnchorNames {
  /// The names assigned so far, each with the last number appended to it.
  private var taken: [String: Int]

  /// Creates a name register.
  /// - Parameter names: identifiers set by raw HTML.
  init(taken names: Set<String> = []) { taken = Dictionary(uniqueKeysWithValues: names.map { ($0, 0) }) }

  /// Returns the anchor of the next heading with this text.
  mutating func next(for text: String) -> String {
    let name = Self.name(for: text)
    guard var number = taken[name] else {
      taken[name] = 0
      return name
    }
    repeat { number += 1 } while taken["\(name)-\(number)"] != nil
    taken[name] = number
    taken["\(name)-\(number)"] = 0
    return "\(name)-\(number)"
  }

  private static func name(for text: String) -> String {
    var name = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ": name.append("-")
      case "-", "_", "0"..."9", "a"..."z": name.append(scalar)
      case "A"..."Z": name.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
      case _ where scalar.isASCII: break
      case _ where scalar.properties.isAlphabetic || scalar.properties.numericType != nil || isMark(scalar):
        name.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      default: break
      }
    }
    return name.isEmpty ? "section" : String(name)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .connectorPunctuation: true
    default: false
    }
  }
}
