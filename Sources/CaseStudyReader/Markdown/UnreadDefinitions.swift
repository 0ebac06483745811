import CaseStudyModel

/// Finds lines that a page doesn't show: unused footnotes, footnotes and links with the name of an earlier definition,
/// definitions without a colon, and other generators' tags that include files.
struct UnreadDefinitions {
  /// The lines of the file.
  let lines: LineTable
  let path: String

  /// A footnote's definition.
  private struct Footnote {
    /// The name in lower case, because Markdown compares names without regard to case.
    var name: String
    var writtenName: Substring
    var range: SourceRange
  }

  /// Returns a diagnostic for each such definition.
  /// - Parameter numbers: the numbers of the lines with Markdown.
  func diagnostics(of outline: Outline, in numbers: ClosedRange<Int>) -> [Diagnostic] {
    var fences = outline.fences.map(\.lineRange)[...]
    var footnotes: [Footnote] = []
    var names: Set<String> = []
    var referred: Set<String> = []
    var addresses: [String: String] = [:]
    var found: [Diagnostic] = []
    var undefined: [(name: String, diagnostic: Diagnostic)] = []
    for number in numbers {
      while let fence = fences.first, fence.upperBound < number { fences.removeFirst() }
      if fences.first?.contains(number) == true { continue }
      let bytes = lines[number]
      if bytes.first == UInt8(ascii: "{"), let tag = includingTag(on: number) { found.append(tag) }
      guard bytes.contains(UInt8(ascii: "[")) else { continue }
      let line = String(decoding: bytes, as: UTF8.self)
      guard let (_, margin, label, text) = Self.definition.prefixMatch(in: line) else {
        if undefined.count < 20, lines[number - 1].isEmpty || number == numbers.lowerBound {
          undefined += nearDefinition(line, on: number)
        }
        referred.formUnion(Self.references(in: line[...]))
        continue
      }
      let range = SourceRange(path: path, line: number, column: margin.utf8.count + 1, length: label.utf8.count + 2)
      let name = label.lowercased()
      if label.hasPrefix("^"), label.contains(" ") {
        let meant = "[\(label.replacing(" ", with: "-"))]"
        found.append(
          Diagnostic(
            "UnreadMark", .warning, "The name of a footnote must have no spaces; '[\(String(label))]' isn't read",
            at: range, solutions: ["write '\(meant)' here and in the text"]))
      } else if label.hasPrefix("^") {
        referred.formUnion(Self.references(in: text))
        if !names.insert(name).inserted { found.append(Self.repeated(label, at: range)) }
        footnotes.append(Footnote(name: name, writtenName: label, range: range))
      } else {
        let address = text.trimmingSpaces()
        // Some authors write remarks as links to '#'.
        if let old = addresses[name], old != address, !address.hasPrefix("#") {
          found.append(Self.repeated(label, at: range))
        }
        addresses[name] = addresses[name] ?? address
      }
    }
    // A misspelt reference has a diagnostic of its own. Each unused footnote is compared with all of these.
    let misspelt = referred.subtracting(names).filter { $0.contains(where: \.isLetter) }.sorted().prefix(100)
    let unused = footnotes.firstDiagnostics { note in
      if referred.contains(note.name) || misspelt.contains(where: { Fix.isTypingError($0, for: note.name) }) {
        return nil
      }
      let name = String(note.writtenName)
      return Diagnostic(
        "UnreadMark", .warning, "Footnote '[\(name)]' isn't shown, because no text refers to it", at: note.range,
        solutions: ["write '[\(name)]' where it belongs", "remove it"])
    }
    let written = undefined.filter { name, diagnostic in
      addresses[name] == nil && isReferredTo(name, in: numbers, otherThan: diagnostic.range.start.line)
    }.map(\.diagnostic)
    return Array(found.prefix(InputLimits.mostFaults)) + unused + written
  }

  /// Returns whether another line has a name in square brackets.
  private func isReferredTo(_ name: String, in numbers: ClosedRange<Int>, otherThan line: Int) -> Bool {
    numbers.contains { number in
      number != line && lines[number].contains(UInt8(ascii: "["))
        && String(decoding: lines[number], as: UTF8.self).lowercased().hasBytes(of: "[\(name)]")
    }
  }

  /// Returns the diagnostic of a line that is nearly a definition, with the name that it would define.
  private func nearDefinition(_ line: String, on number: Int) -> [(name: String, diagnostic: Diagnostic)] {
    guard let (_, start, label) = Self.nearDefinition.prefixMatch(in: line) else { return [] }
    let place = SourcePosition(line: number, column: start.utf8.count + 1)
    let range = SourceRange(path: path, start: place)
    return [
      (
        label.lowercased(),
        Diagnostic(
          "UnreadMark", .warning, "A definition must have a colon after its name", at: range,
          fixes: [Fix("add a colon", at: range, with: ":", isSafe: false)])
      )
    ]
  }

  /// Returns the diagnostic of a tag such as `{% include note.html %}`, which is left out unless it names an image.
  private func includingTag(on number: Int) -> Diagnostic? {
    let bytes = lines[number]
    let tag = bytes.withUnsafeBufferPointer { TemplateTag($0[...]) }
    guard let tag, case .image = tag.form, !tag.isClosing, tag.image.isEmpty else { return nil }
    let text = String(decoding: bytes, as: UTF8.self).trimmingSpaces()
    return Diagnostic(
      "UnreadMark", .warning, "Tag '\(text)' of another program isn't replaced",
      at: SourceRange(path: path, line: number), solutions: ["write the text that it stands for"])
  }

  private static let definition = CompiledPattern(/( {0,3})\[([^\[\]]+)\]:(.*)/)
  /// The start of a definition without its colon, with the name, and an address.
  private static let nearDefinition = CompiledPattern(
    /( {0,3}\[([^\[\]^]+)\]) +(?:https?:\/\/\S+|\.{0,2}\/?[\w\-.\/]+\.(?:md|html|png|svg|pdf))\s*$/)
  private static let reference = CompiledPattern(/\[(\^[^\[\]]+)\]/)

  /// Returns the names of the footnotes that a text refers to, with their carets.
  private static func references(in text: Substring) -> [String] {
    text.contains("[^") ? reference.matches(in: text).map { $0.1.lowercased() } : []
  }

  private static func repeated(_ label: Substring, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      "UnreadMark", .warning, "Definition '[\(String(label))]' isn't read, because an earlier one has the same name",
      at: range, solutions: ["give it another name", "remove it"])
  }
}
