import CMark

/// HTML character references, resolved with libcmark-gfm's own table.
enum HTMLEntities {
  /// Resolves references such as `&amp;` and `&#58;`.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    // libcmark-gfm resolves references in info strings and has no public function for it. Backslashes are escaped
    // first, because info strings resolve them too; line breaks would end the line.
    var fence = "~~~ ="
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": fence += "\\\\"
      case "\n", "\r": fence += " "
      default: fence.unicodeScalars.append(scalar)
      }
    }
    guard let tree = MarkdownTree(Array(fence.utf8)[...]), let block = MarkdownNode(tree.root).firstChild
    else { return text }
    return String(block.fenceInfo.dropFirst())
  }
}
