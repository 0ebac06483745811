/// A JSON document whose objects keep the order of their keys.
package indirect enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A finite number; printed with as many digits as it takes to read the same number again.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// Returns a text, or `null` if there is none.
  package static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  /// Returns a list of texts.
  package static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

  /// Returns a list of numbers.
  package static func integers(_ numbers: [Int]) -> JSONValue { .array(numbers.map { .integer($0) }) }

  /// The document as text, indented by two spaces a level; an array of plain values is one line.
  package var text: String {
    var text = ""
    write(to: &text, indentation: 0)
    return text + "\n"
  }
}

extension JSONValue {
  private var isPlain: Bool {
    switch self {
    case .null, .bool, .integer, .number, .string: true
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    }
  }

  private func write(to text: inout String, indentation: Int) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += String(value)
    case .string(let value): Self.write(value, to: &text)
    case .array(let elements):
      Self.write(elements, between: "[", "]", to: &text, indentation) { element, text, indentation in
        element.write(to: &text, indentation: indentation)
      } isPlain: {
        $0.isPlain
      }
    case .object(let members):
      Self.write(members, between: "{", "}", to: &text, indentation) { member, text, indentation in
        Self.write(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, indentation: indentation)
      } isPlain: {
        _ in
        false
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between open: String, _ close: String, to text: inout String, _ indentation: Int,
    _ write: (Element, inout String, Int) -> Void, isPlain: (Element) -> Bool
  ) {
    text += open
    let isOnOneLine = elements.allSatisfy(isPlain)
    for (index, element) in elements.enumerated() {
      if index > 0 { text += isOnOneLine ? ", " : "," }
      if !isOnOneLine { text += "\n" + String(repeating: "  ", count: indentation + 1) }
      write(element, &text, indentation + 1)
    }
    if !isOnOneLine { text += "\n" + String(repeating: "  ", count: indentation) }
    text += close
  }

  /// Source: RFC 8259, section 7.
  private static func write(_ string: String, to text: inout String) {
    var escaped = ""
    var rest = string[...]
    while let index = rest.unicodeScalars.firstIndex(where: isEscaped) {
      escaped += rest[..<index]
      escaped += escape(for: rest.unicodeScalars[index])
      rest = rest[rest.unicodeScalars.index(after: index)...]
    }
    escaped += rest
    // CI hosts read commands in whatever is printed.
    text += "\"" + escaped.withoutCommands(bracket: "\\u005b") + "\""
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    // JSON may be printed on a terminal, which interprets more control characters than JSON escapes.
    scalar == "\"" || scalar == "\\" || scalar.isUnsafeToPrint
  }

  private static func escape(for scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default: return "\\u" + String(scalar.value, radix: 16).paddedWithZeros(to: 4)
    }
  }
}
