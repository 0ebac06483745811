/// Rewrites the admonitions and tabs of other generators as Markdown, line by line and without moving their contents.
///
/// `!!! danger "Bad"` and `=== "Bad"` of MkDocs become list items, whose contents are indented by four columns too.
/// `:::danger Bad` of Docusaurus and VitePress becomes a bold line, and the closing `:::` a blank one; so do
/// `<TabItem label="Bad">` and the tags around it. Tags of Jekyll, GitBook and Hugo around code become fences, bold
/// lines or blank ones (`TemplateTag`). Marks for tables of contents become blank lines.
enum Admonitions {
  /// A line's new text, which is no longer than the old one.
  private struct Edit {
    var range: Range<Int>
    var text: String
  }

  /// Rewrites the admonitions outside fences, with spaces at the ends of their lines, which preserves positions.
  static func rewrite(_ bytes: inout [UInt8], startingAt start: Int) {
    let edits = bytes.withUnsafeBufferPointer { Self.edits(in: $0, startingAt: start) }
    for edit in edits {
      let text = Array(edit.text.utf8)
      guard text.count <= edit.range.count else { continue }
      for (offset, index) in edit.range.enumerated() {
        bytes[index] = offset < text.count ? text[offset] : UInt8(ascii: " ")
      }
    }
  }

  /// A fence that is longer than those in code about Markdown.
  private static let codeFence = "````"

  private static func edits(in bytes: UnsafeBufferPointer<UInt8>, startingAt start: Int) -> [Edit] {
    var edits: [Edit] = []
    /// The containers that are not closed yet.
    var open: [Edit] = []
    /// The tag that has opened code, with its edit.
    var code: (name: String, edit: Edit)?
    var fence: CodeFence?
    var index = start
    while index < bytes.count {
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let content = index + bytes[index..<end].prefix { $0 == UInt8(ascii: " ") }.count
      let line = bytes[content..<end]
      if let opened = fence {
        if opened.isClosed(by: line) { fence = nil }
      } else if let opened = code {
        if line.first == UInt8(ascii: "{"), let tag = TemplateTag(line), tag.isClosing, tag.name == opened.name {
          edits += [opened.edit, Edit(range: content..<end, text: codeFence)]
          code = nil
        }
      } else if let first = line.first {
        switch first {
        case UInt8(ascii: "`"), UInt8(ascii: "~"): fence = CodeFence(bytes, from: content)
        case UInt8(ascii: ":"):
          if let title = titleOfContainer(line) {
            open.append(Edit(range: content..<end, text: title))
          } else if closesContainer(line), let container = open.popLast() {
            edits += [container, Edit(range: content..<end, text: "")]
          }
        case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "="):
          guard let next = nextText(bytes, after: end) else { break }
          if next.indentation >= content - index + 4, let title = titleOfItem(line, emphasisedBy: "*") {
            // `!!!note` leaves room for one space fewer after the hyphen than `!!! note`.
            let marker = title.utf8.count + 4 > line.count ? "-  " : "-   "
            edits.append(Edit(range: content..<end, text: marker + title))
          } else if first == UInt8(ascii: "="), next.indentation == content - index,
            CodeFence(bytes, from: next.start) != nil, let title = titleOfItem(line, emphasisedBy: "**")
          {
            // The contents of this tab aren't indented, so its title becomes a label of the code.
            edits.append(Edit(range: content..<end, text: title))
          }
        default:
          if first == UInt8(ascii: "{"), let tag = TemplateTag(line), tag.form == .fence, !tag.isClosing {
            code = (tag.name, Edit(range: content..<end, text: codeFence + tag.language))
          } else if let text = replacement(of: line, beginningWith: first) {
            edits.append(Edit(range: content..<end, text: text))
          }
        }
      }
      index = end + 1
    }
    return edits
  }

  /// Returns the new text of a line whose meaning doesn't depend on other lines; `nil` to keep it.
  private static func replacement(of line: Slice<UnsafeBufferPointer<UInt8>>, beginningWith first: UInt8) -> String? {
    switch first {
    case UInt8(ascii: "["), UInt8(ascii: "@"): return isPlaceOfContents(line) ? "" : nil
    case UInt8(ascii: "<"): return titleOfTab(line)
    case UInt8(ascii: "{"):
      guard let tag = TemplateTag(line) else { return isAttributeList(line) ? "" : nil }
      switch tag.form {
      case .fence: return nil
      case .image: return tag.image
      default: return emphasised(tag.form == .title && !tag.isClosing ? tag.title : "", by: "**")
      }
    default: return nil
    }
  }

  /// Returns whether a line is only attributes for the block above it, as in `{: .no_toc}` of kramdown.
  private static func isAttributeList(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let text = String(decoding: line, as: UTF8.self).trimmingSpaces()
    return text.hasPrefix("{:") && text.hasSuffix("}") && !text.dropFirst().dropLast().contains { "{}".contains($0) }
  }

  /// Returns whether a line is only the mark for a table of contents of Python-Markdown, VitePress, GitLab or CSDN.
  private static func isPlaceOfContents(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard line.count < 80 else { return false }
    let text = String(decoding: line, as: UTF8.self).trimmingSpaces().lowercased()
    return ["[toc]", "[[toc]]", "[[_toc_]]", "@[toc]"].contains(text)
      || text.hasPrefix("@[toc](") && text.hasSuffix(")")
  }

  /// Returns the title of an admonition or a tab of MkDocs that a line opens, as Markdown.
  private static func titleOfItem(
    _ line: Slice<UnsafeBufferPointer<UInt8>>, emphasisedBy signs: String
  ) -> String? {
    let text = String(decoding: line, as: UTF8.self).trimmingSpaces()
    let markers = ["???+", "???", "!!!", "===+", "==="]
    guard let marker = markers.first(where: text.hasPrefix) else { return nil }
    let rest = text.dropFirst(marker.count)
    let isSpaced = rest.first == " "
    guard isSpaced || !marker.hasPrefix("=") && rest.first?.isLetter == true else { return nil }
    let kind = String(rest.prefix { $0 != "\"" }).trimmingSpaces()
    let title = rest.hasSuffix("\"") ? String(rest.drop { $0 != "\"" }.dropFirst().dropLast()).trimmingSpaces() : ""
    guard kind.allSatisfy({ $0.isLetterOrNumber || "-_ ".contains($0) }), !title.contains("\""),
      kind.isEmpty == marker.hasPrefix("="), !(kind.isEmpty && title.isEmpty), title.isEmpty != rest.contains("\"")
    else { return nil }
    // Without a space, only a quoted title or a single word tells an admonition from a sentence.
    guard isSpaced || !title.isEmpty || !kind.contains(" ") else { return nil }
    return title.isEmpty ? kind : emphasised(title, by: signs)
  }

  /// Returns where the next line with text begins and how far it is indented; `nil` at the end of the file.
  private static func nextText(
    _ bytes: UnsafeBufferPointer<UInt8>, after end: Int
  ) -> (start: Int, indentation: Int)? {
    var lineStart = end + 1
    var index = lineStart
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "\n") { lineStart = index + 1 }
      index += 1
    }
    return index < bytes.count ? (index, index - lineStart) : nil
  }

  /// Returns the title of a container that a line of colons and a name opens, as Markdown; empty if it has none.
  private static func titleOfContainer(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    let text = String(decoding: line, as: UTF8.self).trimmingSpaces()
    guard text.hasPrefix(":::") else { return nil }
    let named = String(text.drop { $0 == ":" }).trimmingSpaces()
    let name = named.prefix { $0.isASCII && ($0.isLetter || $0 == "-") }
    guard !name.isEmpty else { return nil }
    let rest = named.dropFirst(name.count)
    guard !rest.isEmpty else { return "" }
    if rest.hasPrefix("["), rest.hasSuffix("]") { return emphasised(String(rest.dropFirst().dropLast()), by: "**") }
    return rest.first == " " && !rest.contains("{") ? emphasised(rest.trimmingSpaces(), by: "**") : nil
  }

  /// The components of Docusaurus, Mintlify and VuePress for tabs, and for groups of them.
  private static let tabs = ["TabItem", "Tab", "CodeGroupItem"]
  private static let tabGroups = ["Tabs", "CodeGroup"]

  /// Returns the title of a tab that a line opens, as Markdown; empty if the line closes a tab, or begins or ends a
  /// group of tabs.
  private static func titleOfTab(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    let second = line.dropFirst().first { $0 != UInt8(ascii: "/") }
    guard second == UInt8(ascii: "T") || second == UInt8(ascii: "C") else { return nil }
    let text = String(decoding: line, as: UTF8.self).trimmingSpaces()
    guard text.hasSuffix(">"), !text.hasSuffix("/>"), !text.dropFirst().contains("<") else { return nil }
    let isClosing = text.hasPrefix("</")
    let name = String(text.drop { "</".contains($0) }.prefix { $0.isASCII && $0.isLetter })
    if tabGroups.contains(name) || isClosing && tabs.contains(name) { return "" }
    guard tabs.contains(name) else { return nil }
    for attribute in ["label", "title", "value"] {
      guard let name = text.firstRange(of: " \(attribute)=\"") else { continue }
      return emphasised(String(text[name.upperBound...].prefix { $0 != "\"" }), by: "**")
    }
    return nil
  }

  private static func closesContainer(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    line.starts(with: ":::".utf8) && line.allSatisfy { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: " ") }
  }

  /// Returns a text in emphasis, unless it has signs that are Markdown already.
  private static func emphasised(_ text: String, by signs: String) -> String {
    text.isEmpty || text.contains { "*_`[]<>".contains($0) } ? text : signs + text + signs
  }
}
