import CaseStudyModel

/// Texts that are almost links: with a space between the brackets, an unclosed address, or an undefined reference.
enum BrokenLinks {
  /// Returns a diagnostic for each text of a paragraph that is nearly a link.
  /// - Parameter lines: the lines of the file.
  static func diagnostics(of outline: Outline, in lines: LineTable, path: String) -> [Diagnostic] {
    let notes = UndefinedNotes(of: outline)
    var footnotes: [String]?
    var (outer, count) = (OuterAnchor(), 0)
    return outline.elements.flatMap { element -> [Diagnostic] in
      guard count < InputLimits.mostFaults, case .paragraph(let style) = element.kind,
        element.text.utf8.contains(where: "[]<#".utf8.contains)
      else { return [] }
      if let note = notes.diagnostic(of: element, path: path) {
        count += 1
        return [note]
      }
      let code = style.codes.joined(separator: "\n")
      if element.text.hasBytes(of: "[^"), footnotes == nil { footnotes = unusedFootnotes(in: lines) }
      let unused = footnotes ?? []
      var (found, faultCount): ([Diagnostic], Int) = ([], 0)
      for (offset, line) in element.text.lines.enumerated() where faultCount < Self.faultLimit {
        let number = element.line + offset
        guard let fault = fault(in: line, footnotes: unused) ?? outer.fault(in: line, onLine: number, of: lines)
        else { continue }
        faultCount += 1
        if code.hasBytes(of: fault.text) || notes.labels.contains(fault.text) { continue }
        // The computed line may be out of range: the parser gives some table rows no line, and an entity can
        // insert a line feed.
        let place = SourceRange(path: path, line: min(max(number, 1), lines.count))
        found.append(Diagnostic("BrokenLink", .warning, fault.summary, at: place, solutions: [fault.solution]))
      }
      count += found.count
      return found
    }
  }

  /// The beginning of addresses that a word processor redirects through a search engine.
  private static let detour = "https://www.google.com/url?"

  /// Returns a diagnostic for each link that leads to its page through a search engine.
  static func detours(in links: [Link], path: String) -> [Diagnostic] {
    links.filter { $0.destination.hasPrefix(detour) }.prefix(faultLimit).map { link in
      let query = link.destination.dropFirst(detour.count).split(separator: "&")
      let address = query.first { $0.hasPrefix("q=http") || $0.hasPrefix("url=http") }
        .flatMap { String($0.drop { $0 != "=" }.dropFirst()).percentDecoded }
      return Diagnostic(
        "BrokenLink", .warning, "Address '\(link.destination)' must be that of the page itself, not of a search engine",
        at: SourceRange(path: path, start: link.position),
        solutions: address.map { ["replace '\(link.destination)' with '\($0)'"] } ?? ["write the page's address"])
    }
  }

  /// The maximum number of faults of a paragraph, because each one is compared with all of its code.
  private static let faultLimit = 100

  private enum Patterns {
    static let unclosedTitle = CompiledPattern(/\([^\s()\x22]+ +(\x22[^\x22()]*\))/)
    static let openAngle = CompiledPattern(/\(<([^<>\s()]+)\)/)
    static let spacedScheme = CompiledPattern(/\((([a-z]+:) *(\/ *\/[^\s()]+))\)/)
    static let spacedAddress = CompiledPattern(/\(((mailto:|tel:) +([^\s()]+))\)/)
    static let bareAddress = CompiledPattern(/<((?:\.{0,2}\/|www\.)[^<>\s]+|[\w.\/-]+\.md)>/)
    static let unclosedText = CompiledPattern(/\[([^\[\]()]+)\(([^\s()]+)\)/)
    static let footnote = CompiledPattern(/\[\^[^\[\]\s]+\]/)
  }

  fileprivate struct Fault {
    var text: String
    var summary: Message
    var solution: Message
  }

  /// The maximum length of an address, in characters. Without it, each bracket of a line would be followed to its end.
  private static let addressLimit = 500

  /// Returns the first fault of a line. Most faults are in the text after a link's brackets.
  private static func fault(in line: Substring, footnotes: [String]) -> Fault? {
    var rest = line
    let lastBracket = line.lastIndex(of: ")") ?? line.startIndex
    while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
      let label = rest[rest.index(after: open)..<close]
      let next = rest.index(after: close)
      let tail = rest[next...]
      let mayContinue = tail.first.map("([ ".contains) ?? false
      let after = tail.prefix(mayContinue ? addressLimit : 0)
      let before = open == line.startIndex ? nil : line[line.index(before: open)]
      if let fault = unclosedTitle(after) ?? openAngle(after) ?? spacedScheme(after) { return fault }
      if let address = nearAddress(in: after, isUnclosed: lastBracket < next) {
        let text = String(rest[open..<address.endIndex])
        if after.hasPrefix(" "), rest[address.endIndex...].hasPrefix(")") {
          let (written, meant) = (text + ")", "[\(label)](\(address))")
          return Fault(
            text: written, summary: "Link '\(written)' must have no space between its text and its address",
            solution: "replace '\(written)' with '\(meant)'")
        }
        return Fault(
          text: text,
          summary: "Text '\(text)' must be a link, with its address in brackets right after the text",
          solution: "write it as [text](address)")
      }
      if let fault = reversedLink(label, before: before) ?? missingFootnote(label, footnotes) { return fault }
      if let fault = foreignTag(after) ?? bracedAddress(tail) ?? spacedAddress(after)
        ?? missingDefinition(label, after, before: before)
      {
        return fault
      }
      rest = tail
    }
    return bareAddress(rest) ?? unclosedText(rest)
  }

  /// Returns a fault for `[text](page.md "A title)`.
  private static func unclosedTitle(_ after: Substring) -> Fault? {
    guard let (text, title) = Patterns.unclosedTitle.prefixMatch(in: after) else { return nil }
    let meant = title.dropLast() + "\")"
    return Fault(
      text: String(text), summary: "The title '\(String(title))' of a link must end with a quotation mark",
      solution: "replace '\(String(title))' with '\(String(meant))'")
  }

  /// Returns a fault for `(<page.md)`.
  private static func openAngle(_ after: Substring) -> Fault? {
    guard after.hasPrefix("(<"), let (text, address) = Patterns.openAngle.prefixMatch(in: after) else { return nil }
    return Fault(
      text: String(text), summary: "Address '\(String(text))' must end with '>', because it begins with '<'",
      solution: "replace '\(String(text))' with '(\(String(address)))'")
  }

  /// Returns a fault for `(https: //example.org)` and `(mailto: me@example.org)`.
  private static func spacedScheme(_ after: Substring) -> Fault? {
    let match = Patterns.spacedScheme.prefixMatch(in: after) ?? Patterns.spacedAddress.prefixMatch(in: after)
    guard let (_, text, scheme, rest) = match, text.contains(" ") else { return nil }
    let meant = scheme + rest.filter { $0 != " " }
    return Fault(
      text: String(text), summary: "Address '\(String(text))' of a link must have no space",
      solution: "replace '\(String(text))' with '\(meant)'")
  }

  /// Returns a fault for `<page.md>` or `<www.example.org>`, where only a whole address becomes a link.
  private static func bareAddress(_ rest: Substring) -> Fault? {
    guard rest.utf8.contains(UInt8(ascii: "<")),
      let (text, address) = Patterns.bareAddress.firstMatch(in: rest)
    else { return nil }
    return Fault(
      text: String(text), summary: "Address '\(String(text))' in angle brackets must begin with 'https://'",
      solution: "write it as [text](\(address.hasPrefix("www.") ? "https://" : "")\(String(address)))")
  }

  /// Returns a fault for `[text(page.md)`.
  private static func unclosedText(_ rest: Substring) -> Fault? {
    guard rest.utf8.contains(UInt8(ascii: "[")), !rest.utf8.contains(UInt8(ascii: "]")),
      let (written, text, address) = Patterns.unclosedText.firstMatch(in: rest),
      looksLikeAddress(address)
    else { return nil }
    return Fault(
      text: String(written), summary: "Link '\(String(written))' must have a closing bracket after its text",
      solution: "replace '\(String(written))' with '[\(String(text))](\(String(address)))'")
  }

  /// Returns the address in the rest of a line such as ` (page.md)` or `(page.md and`.
  /// - Parameter isUnclosed: whether no bracket follows in the line that could close it.
  private static func nearAddress(in after: Substring, isUnclosed: Bool) -> Substring? {
    guard after.hasPrefix(" (") || isUnclosed && after.hasPrefix("(") else { return nil }
    let address = after.drop { $0 == " " }.dropFirst().prefix { !$0.isWhitespace && $0 != ")" }
    return looksLikeAddress(address) ? address : nil
  }

  /// Returns a fault for `(text)[page.md]`.
  private static func reversedLink(_ label: Substring, before: Character?) -> Fault? {
    guard before == ")", looksLikeAddress(label), !label.contains(where: \.isWhitespace) else { return nil }
    let text = "[\(label)]"
    return Fault(
      text: text, summary: "Address '\(text)' of a link must be in round brackets, and its text in square ones",
      solution: "write it as [text](\(String(label)))")
  }

  /// Returns a fault for `[^1]`, which the parser would have replaced if the footnote had a text.
  private static func missingFootnote(_ label: Substring, _ footnotes: [String]) -> Fault? {
    let name = label.dropFirst()
    guard label.hasPrefix("^"), !name.isEmpty, name.count <= 20,
      // Anything else is a class of characters, such as [^a-z].
      name.allSatisfy(\.isNumber) || name.count > 3 && name.allSatisfy(\.isPartOfWord)
    else { return nil }
    let text = "[\(label)]"
    if name.contains(where: \.isLetter), let meant = footnotes.first(where: { Fix.isTypingError(text, for: $0) }) {
      return Fault(
        text: text, summary: "Footnote '\(text)' must have its text on a separate line" + .didYouMean(meant),
        solution: "replace '\(text)' with '\(meant)'")
    }
    return Fault(
      text: text, summary: "Footnote '\(text)' must have its text on a separate line",
      solution: "add the line '\(text): …'")
  }

  /// Returns the names of the footnotes that a file defines and doesn't refer to, in their brackets.
  private static func unusedFootnotes(in lines: LineTable) -> [String] {
    var defined: [String] = []
    var counts: [String: Int] = [:]
    for number in 1...max(1, lines.count) where lines[number].contains(UInt8(ascii: "^")) {
      let line = String(decoding: lines[number], as: UTF8.self)
      let names = Patterns.footnote.matches(in: line[...]).map { String($0) }
      for name in names { counts[name, default: 0] += 1 }
      if let first = names.first, line.hasPrefix(first + ":") { defined.append(first) }
    }
    // Each undefined footnote is compared with all of these.
    return Array(defined.lazy.filter { counts[$0] == 1 }.prefix(faultLimit))
  }

  /// Returns a fault for `({% link page.md %})`, which other generators replace.
  private static func foreignTag(_ after: Substring) -> Fault? {
    guard after.hasPrefix("({%") || after.hasPrefix("({{"), let close = after.firstIndex(of: ")") else { return nil }
    let tag = String(after[..<close].dropFirst())
    return Fault(
      text: tag, summary: "Address '\(tag)' of a link must not be a tag of another program",
      solution: "write the path of a file or an address")
  }

  /// Returns a fault for `{page.md}`.
  private static func bracedAddress(_ after: Substring) -> Fault? {
    guard after.hasPrefix("{"), let close = after.prefix(addressLimit).firstIndex(of: "}") else { return nil }
    let address = after[..<close].dropFirst()
    guard looksLikeAddress(address), !address.contains(where: \.isWhitespace) else { return nil }
    let text = "{\(address)}"
    return Fault(
      text: text, summary: "Address '\(text)' of a link must be in round brackets",
      solution: "write it as [text](\(String(address)))")
  }

  /// Returns a fault for `(my page.md)` and `(#the history)`.
  private static func spacedAddress(_ after: Substring) -> Fault? {
    guard after.hasPrefix("("), let close = after.firstIndex(of: ")") else { return nil }
    let address = after[..<close].dropFirst()
    let isAnchor = address.hasPrefix("#") && address.dropFirst().first?.isLetter == true
    guard address.contains(" "), !address.contains(where: { "\"'<".contains($0) }),
      isAnchor || looksLikeAddress(address)
    else { return nil }
    let text = String(address)
    let joined =
      isAnchor
      ? address.split(separator: " ").joined(separator: "-")
      : address.split(separator: "#", maxSplits: 1).map { $0.trimmingSpaces() }.joined(separator: "#")
    if !joined.contains(" ") {
      return Fault(
        text: text, summary: "Address '\(text)' of a link must have no space",
        solution: "replace '\(text)' with '\(joined)'")
    }
    return Fault(
      text: text, summary: "Address '\(text)' of a link must be in angle brackets, because it has a space",
      solution: "write it as (<\(text)>)")
  }

  /// Returns a fault for `[text][name]` without a definition of the name.
  private static func missingDefinition(_ label: Substring, _ after: Substring, before: Character?) -> Fault? {
    guard after.hasPrefix("["), let close = after.firstIndex(of: "]") else { return nil }
    let name = after[..<close].dropFirst()
    // Brackets after a word or another bracket are a subscript in code.
    let isIndex = before.map { $0.isLetterOrNumber || "])_".contains($0) } ?? false
    guard !isIndex, label.count > 1, name.count > 1 || label.contains(" "), label.contains(where: \.isLetter),
      name.contains(where: \.isLetter)
    else { return nil }
    let text = "[\(label)][\(name)]"
    return Fault(
      text: text, summary: "Reference '\(text)' must have a definition",
      solution: "add the line '[\(String(name))]: address'")
  }

  /// Returns whether a text is an address and not a remark in brackets.
  private static func looksLikeAddress(_ text: Substring) -> Bool {
    ["http://", "https://", "./", "../", "/"].contains { text.hasPrefix($0) }
      || SitePath.isMarkdown(String(text.prefix { $0 != "#" }))
  }
}

/// The first anchor on a line that is outside of its link's brackets, as in `[text](page.md)#anchor`, which the parser
/// reduces to `text#anchor`.
private struct OuterAnchor {
  private static let pattern = CompiledPattern(/\]\(([^\s()#]+)\)(#[\w\-]+)/)
  /// The line that was searched last: many paragraphs of HTML may be on one.
  private var number = 0
  private var match: (text: Substring, address: Substring, anchor: Substring)?

  /// Returns the fault of a line of a paragraph, if its text has the anchor.
  mutating func fault(in text: Substring, onLine number: Int, of lines: LineTable) -> BrokenLinks.Fault? {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return nil }
    if number != self.number {
      self.number = number
      let written = lines[number]
      match =
        written.contains(UInt8(ascii: "("))
        ? Self.pattern.firstMatch(in: String(decoding: written, as: UTF8.self))
          .map { (text: $0.0, address: $0.1, anchor: $0.2) } : nil
    }
    guard let (written, address, anchor) = match, text.contains(anchor) else { return nil }
    return BrokenLinks.Fault(
      text: String(written), summary: "Anchor '\(String(anchor))' must be inside the link's brackets",
      solution: "replace '\(String(written))' with '](\(String(address))\(String(anchor)))'")
  }
}
