import CMark

/// The character references of HTML, resolved by libcmark-gfm's own table.
enum HTMLEntities {
  /// Resolves references such as `&amp;` and `&#58;`.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    // The library resolves references in a fence's info string, and has no public function that does it alone. Backslashes
    // are escaped first, since they mean something there; line breaks would end the line.
    var fence = "~~~ ="
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": fence += "\\\\"
      case "\n", "\r": fence += " "
      default: fence.unicodeScalars.append(scalar)
      }
    }
    guard let tree = MarkdownTree(Array(fence.utf8)[...]), let block = MarkdownNode(tree.root).firstChild else {
      return text
    }
    return String(block.fenceInfo.dropFirst())
  }

  /// Escapes text for an attribute in double quotes, and for content.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
