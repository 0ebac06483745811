import CaseStudyModel

/// Mistakes in a site's style sheet that browsers silently ignore.
struct StyleSheetFaults {
  let path: String
  let bytes: [UInt8]
  /// The style sheet, with spaces for comments and texts.
  let rules: [UInt8]
  /// The offset of a comment that nothing closes.
  private let openComment: Int?

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    let scan = StyleSheetScan(bytes)
    var rules = bytes
    for range in scan.comments + scan.texts { rules.blank(range) }
    self.rules = rules
    openComment = scan.openComment
  }

  /// Returns a diagnostic for each unbalanced brace and comment.
  var form: [Diagnostic] {
    if let openComment {
      return [diagnostic("A comment must be closed by '*/'", at: openComment, "add '*/' where it ends")]
    }
    if let line = lineComment {
      return [
        diagnostic(
          "A comment must be between '/*' and '*/', not after '//'", at: line, "write '/*' and '*/' around it")
      ]
    }
    if let start = rules.firstIndex(where: { $0 > UInt8(ascii: " ") }), rules[start...].starts(with: "<style".utf8) {
      return [diagnostic("A style sheet must have rules without HTML around them", at: start, "remove the tags")]
    }
    if let (word, place) = preprocessed {
      return [
        diagnostic(
          "'\(word)' is Sass, which browsers don't read; a style sheet must be CSS", at: place,
          "write CSS, or use the style sheet that Sass compiles from this one")
      ]
    }
    var open: [Int] = []
    for (index, byte) in rules.enumerated() {
      if byte == UInt8(ascii: "{") { open.append(index) }
      guard byte == UInt8(ascii: "}"), open.popLast() == nil else { continue }
      return [diagnostic("A closing brace must have an opening one", at: index, "remove it")]
    }
    return open.prefix(1).map { diagnostic("A rule must be closed by '}'", at: $0, "add '}' after its last line") }
  }

  /// Returns a diagnostic for each declaration that browsers ignore, if the sheet is well formed.
  /// - Parameters:
  ///   - variables: the variables of all style sheets.
  ///   - classes: the classes that pages have.
  func declarations(
    _ variables: StyleVariables = StyleVariables(), _ classes: StyleClasses = StyleClasses()
  ) -> [Diagnostic] {
    (StyleProperties(rules).faults + variables.faults(in: rules) + classes.faults(in: rules)).map { fault in
      let place = place(of: fault.range)
      return Diagnostic(
        "MalformedStyle", .warning, fault.summary, at: place,
        fixes: [Fix(fault.solution, [.init(place, with: fault.replacement)], isSafe: false)])
    }
  }

  /// The offset of the first line that begins like a comment in other languages; in a style sheet, it hides the rule
  /// below it.
  private var lineComment: Int? {
    var isStart = true
    return rules.indices.first { index in
      let byte = rules[index]
      defer { isStart = byte == UInt8(ascii: "\n") || isStart && byte.isSpaceOrTab }
      return isStart && rules[index...].starts(with: "//".utf8)
    }
  }

  /// The first keyword that only Sass has, with its offset.
  private var preprocessed: (word: String, place: Int)? {
    let words = ["@extend", "@forward", "@include", "@mixin", "@use"].map { Array($0.utf8) }
    var place = 0
    for line in rules.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let start = line.drop(while: \.isSpaceOrTab)
      let word = start.prefix { !" \t\r:(;{".utf8.contains($0) }
      // The sign of a variable is also part of '[href$=…]'.
      let isVariable = word.first == UInt8(ascii: "$") && !word.contains(UInt8(ascii: "="))
      if isVariable || words.contains(where: { $0.elementsEqual(word) }) {
        return (String(decoding: word, as: UTF8.self).shortened, place + line.count - start.count)
      }
      place += line.count + 1
    }
    return nil
  }

  /// Returns a diagnostic for each file that the style sheet loads from elsewhere, or that is missing.
  /// - Parameter exists: returns whether a file has an address relative to the published assets.
  func addresses(exists: (String) -> Bool) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for range in loaded {
      let address = String(decoding: bytes[range], as: UTF8.self)
      if address.isEmpty || address.hasPrefix("#") || address.lowercased().hasPrefix("data:") { continue }
      if WebAddress.scheme(of: address) != nil || address.hasPrefix("//") {
        found.append(
          Diagnostic(
            "BlockedMarkup", .warning, "Address '\(address)' must lead to a file of the site; browsers load no others",
            at: place(of: range),
            explanation: "The content security policy of the pages allows only files of the site",
            solutions: ["copy the file into the site", "set 'allowHTML: all' in solidsite.yml"]))
      } else if !exists(Self.path(of: address)) {
        let meant = Self.ends(of: Self.path(of: address)).first(where: exists)
        found.append(
          Diagnostic(
            "MalformedStyle", .warning, "File '\(address)' must be in 'Templates/assets' or 'Content/assets'",
            at: place(of: range),
            solutions: [
              meant.map { "replace '\(address)' with '\($0)'" } ?? "add the file, or correct its name"
            ]))
      }
      if found.count >= 20 { break }
    }
    return found
  }

  private static func path(of address: String) -> String { String(address.prefix { $0 != "?" && $0 != "#" }) }

  /// Returns a path without its first folder, without the first two and so on: published assets are in one folder.
  private static func ends(of path: String) -> [String] {
    let names = SitePath.names(on: path).suffix(20)
    return names.indices.map { names[$0...].joined(separator: "/") }
  }

  /// The addresses in `url(…)` and `@import`, outside comments.
  private var loaded: [Range<Int>] {
    var found: [Range<Int>] = []
    for (word, closing) in [("url(", UInt8(ascii: ")")), ("@import ", UInt8(ascii: ";"))] {
      var starts: [Int] = []
      while let place = rules.firstIndex(of: Array(word.utf8), from: starts.last ?? 0) {
        starts.append(place + word.utf8.count)
      }
      var end = 0
      for (index, start) in starts.enumerated() {
        if end < start { end = bytes[start...].firstIndex(of: closing) ?? bytes.count }
        // Scanning to the end from each of many unclosed ones would take quadratic time.
        if index + 1 < starts.count, starts[index + 1] <= end { continue }
        var inner = start..<end
        func isPadding(_ byte: UInt8) -> Bool { [0x20, 0x22, 0x27].contains(byte) }
        while let first = bytes[inner].first, isPadding(first) { inner.removeFirst() }
        while let last = bytes[inner].last, isPadding(last) { inner.removeLast() }
        // The media or the layer of an import may follow its address.
        if let mark = bytes[..<inner.lowerBound].last, [0x22, 0x27].contains(mark),
          let quote = bytes[inner].firstIndex(of: mark)
        {
          inner = inner.lowerBound..<quote
        }
        // The address of an import.
        if !bytes[inner].starts(with: "url(".utf8) { found.append(inner) }
      }
    }
    return found
  }

  private func diagnostic(_ summary: Message, at offset: Int, _ solution: Message) -> Diagnostic {
    Diagnostic("MalformedStyle", .warning, summary, at: place(of: offset..<offset), solutions: [solution])
  }

  private func place(of range: Range<Int>) -> SourceRange {
    SourceRange(path: path, start: bytes.position(of: range.lowerBound), length: range.count)
  }
}
