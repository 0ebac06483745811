/// Marks of other programs inside sentences, and signs around the text of a heading.
extension UnreadMarks {
  private enum Patterns {
    static let remark = CompiledPattern(/(?:^|[ \n])(%%[^%\n]+%%)/)
    static let block = CompiledPattern(/[.!?:)] (\^[a-z][a-z0-9\-]{2,})$/)
    static let footnote = CompiledPattern(/\^\[[^\[\]\n^]+\](?!\()/)
    static let brackets = CompiledPattern(/\[(b|i|u|s|url|img|code|quote)(?:=[^\[\]\n]+)?\][^\[\]\n]+\[\/\1\]/)
    static let keys = CompiledPattern(/(?:^|[ (\n])(\+\+[a-z0-9]+(?:\+[a-z0-9]+)*\+\+)(?=$|[ .,:;\n)])/)
    static let citation = CompiledPattern(
      /【[0-9]+[†:][^【】\n]*】|:contentReference\[oaicite:[^\n\[\]]*\](?:\{[^{}\n]*\})?/)
    static let template = CompiledPattern(/\[(?:YOUR|INSERT|Your|Insert) [A-Za-z ]+\](?!\()/)
    static let container = CompiledPattern(/:::+ ?\{?[A-Za-z]\w*\}?/)
    static let wikiBold = CompiledPattern(
      /(?:^|[ (\n])(\x27{3}([^\x27\s](?:[^\x27\n]*[^\x27\s])?)\x27{3})(?=$|[ .,:;\n)])/)
    static let reference = CompiledPattern(/\[-?@[A-Za-z][\w:.\-]*\d{2}\w?(?:[,;] [^\[\]\n]*)?\](?![(\[])/)
    static let chatLink = CompiledPattern(/https?:\/\/[^\s|<>]+\|/)
    static let role = CompiledPattern(/:(?:ref|doc|class|func|meth|mod|attr|term|numref):(?=\u{FFFC})/)
    static let link = CompiledPattern(/([^<>`]+) <([^<>\s]+)>/)
  }

  /// Finds the marks of other programs in a paragraph.
  /// - Parameter codes: its pieces of code, which are placeholders in the text.
  func foreignMarks(in text: String, codes: [String]) -> [Mark?] {
    [
      remark(in: text), block(in: text), footnote(in: text), brackets(in: text), link(in: text, codes), keys(in: text),
      citation(in: text), template(in: text), container(in: text),
      wikiBold(in: text), reference(in: text), role(in: text), chatLink(in: text),
    ]
  }

  /// Finds `++ctrl+c++`, as extensions of Python-Markdown write it.
  private func keys(in text: String) -> Mark? {
    guard text.hasBytes(of: "++"), let mark = Patterns.keys.firstMatch(in: text)?.1 else { return nil }
    let keys = mark.dropFirst(2).dropLast(2).split(separator: "+").map { "<kbd>\($0)</kbd>" }
    return Mark(ofAnotherProgram: mark, replacement: keys.joined(separator: "+"))
  }

  /// Finds `'''bold'''`, as wikis write it.
  private func wikiBold(in text: String) -> Mark? {
    guard text.hasBytes(of: "'''"), let (_, mark, inner) = Patterns.wikiBold.firstMatch(in: text) else { return nil }
    return Mark(ofAnotherProgram: mark, replacement: "**\(inner)**")
  }

  /// Finds `[@martin2002, p. 33]`, a citation of Pandoc; without a year, it may be anybody's name.
  private func reference(in text: String) -> Mark? {
    guard text.utf8.contains(UInt8(ascii: "@")), let mark = Patterns.reference.firstMatch(in: text) else { return nil }
    return Mark(ofAnotherProgram: mark)
  }

  /// Finds the role before code, as reStructuredText writes it: ":ref:`fees`".
  private func role(in text: String) -> Mark? {
    guard text.hasBytes(of: ":\u{FFFC}"), let mark = Patterns.role.firstMatch(in: text) else { return nil }
    return Mark(ofAnotherProgram: mark)
  }

  /// Finds `<https://example.org|text>`, a link of Slack, which would lead to an address with the text.
  private func chatLink(in text: String) -> Mark? {
    guard text.hasBytes(of: "|"), let address = Patterns.chatLink.firstMatch(in: text) else { return nil }
    let mark = "<" + address
    return Mark(ofAnotherProgram: mark[...])
  }

  /// Finds `【4†source】`, a citation mark that assistants leave.
  private func citation(in text: String) -> Mark? {
    guard text.hasBytes(of: "【") || text.hasBytes(of: ":contentReference"),
      let mark = Patterns.citation.firstMatch(in: text)
    else { return nil }
    return Mark(ofAnotherProgram: mark, replacement: "")
  }

  /// Finds `[YOUR NAME]`, a placeholder that a template leaves for the author.
  private func template(in text: String) -> Mark? {
    guard text.utf8.contains(UInt8(ascii: "[")), let mark = Patterns.template.firstMatch(in: text) else { return nil }
    return Mark(
      text: mark, summary: "Placeholder '\(String(mark))' must be replaced with a value; solidsite fills in none")
  }

  /// Finds `:::note` at the beginning of a paragraph, which remains if nothing closes it.
  private func container(in text: String) -> Mark? {
    guard text.utf8.starts(with: ":::".utf8), let mark = Patterns.container.prefixMatch(in: text) else { return nil }
    let signs = mark.prefix { $0 == ":" }
    return Mark(
      text: mark, summary: "Block '\(String(mark))' must be closed by a line '\(String(signs))'",
      solution: "add the line where it ends")
  }

  /// Finds `%%a remark%%`, as Obsidian writes it.
  private func remark(in text: String) -> Mark? {
    guard text.hasBytes(of: "%%"), let mark = Patterns.remark.firstMatch(in: text)?.1 else { return nil }
    return Mark(
      text: mark, summary: "Readers see a comment such as '\(String(mark))', which another program hides",
      replacement: "<!--" + mark.dropFirst(2).dropLast(2) + "-->")
  }

  /// Finds `^name` at the end of a paragraph, to which links of Obsidian lead.
  private func block(in text: String) -> Mark? {
    guard text.hasBytes(of: " ^"), let mark = Patterns.block.firstMatch(in: text)?.1 else { return nil }
    return Mark(ofAnotherProgram: mark, replacement: "")
  }

  /// Finds `^[a footnote]`, as Pandoc writes it.
  private func footnote(in text: String) -> Mark? {
    guard text.hasBytes(of: "^["), let mark = Patterns.footnote.firstMatch(in: text), mark.contains(" ") else {
      return nil
    }
    return Mark(
      text: mark, summary: "A footnote must have a name, as in '[^1]', and its text on a separate line",
      solution: "write '[^1]' here, and '[^1]: …' on a separate line")
  }

  /// Finds `[b]text[/b]`, as forums write it.
  private func brackets(in text: String) -> Mark? {
    guard text.hasBytes(of: "[/"), let mark = Patterns.brackets.firstMatch(in: text)?.0 else { return nil }
    return Mark(ofAnotherProgram: mark)
  }

  /// Finds a link of reStructuredText: code that ends with an address, followed by an underscore.
  private func link(in text: String, _ codes: [String]) -> Mark? {
    guard text.hasBytes(of: "\u{FFFC}_"), let code = codes.first(where: { $0.hasSuffix(">") }),
      let (whole, label, address) = Patterns.link.prefixMatch(in: code), whole.endIndex == code.endIndex
    else { return nil }
    let mark = "`\(code)`_"
    return Mark(ofAnotherProgram: mark[...], replacement: "[\(label)](\(address))")
  }

  /// Finds the signs at the end of `## Title##`; short names such as C# are excluded.
  func closingSigns(in text: String) -> Mark? {
    guard text.hasSuffix("#") else { return nil }
    let signs = text.reversed().prefix { $0 == "#" }.count
    let word = text.dropLast(signs).reversed().prefix { $0.isLetter }.count
    guard word > 2, signs <= 6 else { return nil }
    let mark = text.suffix(word + signs)
    return Mark(
      text: mark, summary: "Signs such as '\(String(mark.suffix(signs)))' must follow a space to end a heading",
      replacement: String(mark.dropLast(signs)))
  }
}
