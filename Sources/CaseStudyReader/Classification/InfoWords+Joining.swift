import CaseStudyModel

/// Joins values that authors separated with spaces.
extension InfoWords {
  /// Returns words with their values joined, as in `contract = Layout`, and a fault for each.
  static func joined(_ words: [String]) -> (words: [String], faults: [InfoString.Fault]) {
    var result: [String] = []
    var faults: [InfoString.Fault] = []
    var rest = words[...]
    while !rest.isEmpty {
      let found =
        dividedValue(rest) ?? dividedRegion(rest) ?? unquotedText(rest) ?? labelledFile(rest)
        ?? (result.isEmpty ? nil : dividedName(rest))
      result.append(found?.replacement ?? rest[rest.startIndex])
      rest = rest.dropFirst(found?.count ?? 1)
      if let found {
        faults.append(
          .init(word: found.word, summary: found.summary, replacement: found.replacement, isCertain: found.isCertain))
      }
    }
    return (result, faults)
  }

  private struct Division {
    var word: String
    var count: Int
    var summary: Message
    var replacement: String
    var isCertain = true
  }

  /// The words that take a value.
  private static let keys = Set(InfoString.knownWords.filter { $0.hasSuffix("=") }.map { String($0.dropLast()) })

  /// Returns the division in `contract = Layout`, `src: Layout.swift` or `contract Layout`.
  private static func dividedValue(_ words: ArraySlice<String>) -> Division? {
    let first = words[words.startIndex]
    let key = first.hasSuffix("=") || first.hasSuffix(":") ? String(first.dropLast()) : first
    guard keys.contains(key), let next = words.dropFirst().first else { return nil }
    var count = 2
    var value = next
    if first == key, next == "=" {
      guard let last = words.dropFirst(2).first else { return nil }
      (count, value) = (3, last)
    } else if first == key, next.hasPrefix("=") {
      value.removeFirst()
    } else if first == key {
      let isName = next.first?.isUppercase == true && next.allSatisfy(\.isPartOfWord)
      guard key == "fails" ? next.hasPrefix("\"") : key != "src" && isName else { return nil }
    } else if InfoString.knownWords.contains(next) {
      return nil
    }
    return Division(
      word: words.prefix(count).joined(separator: " "), count: count,
      summary: "A word and its value must be joined by '=', without spaces", replacement: "\(key)=\(value)")
  }

  /// Returns the division in `src=Layout.swift #region`.
  private static func dividedRegion(_ words: ArraySlice<String>) -> Division? {
    let first = words[words.startIndex]
    guard first.hasPrefix("src="), !first.contains("#"), let next = words.dropFirst().first, next.hasPrefix("#")
    else { return nil }
    return Division(
      word: "\(first) \(next)", count: 2, summary: "A file and its region must not have a space between them",
      replacement: first + next)
  }

  /// Returns the division in `file: Layout.swift`.
  private static func labelledFile(_ words: ArraySlice<String>) -> Division? {
    let first = words[words.startIndex]
    guard let sign = first.last, ":=".contains(sign),
      InfoString.fileKeys.contains(first.dropLast().lowercased()),
      let next = words.dropFirst().first, InfoString.looksLikeFile(next)
    else { return nil }
    return Division(
      word: "\(first) \(next)", count: 2, summary: "A file name must be written without '\(first)'", replacement: next)
  }

  /// Returns the division in `Car Rate.swift`, `Rate .swift` or `Rate swift`.
  private static func dividedName(_ words: ArraySlice<String>) -> Division? {
    let first = words[words.startIndex]
    if let next = words.dropFirst().first, let name = joinedEnding(first, next) {
      return Division(
        word: "\(first) \(next)", count: 2, summary: "A file name must not have spaces", replacement: name)
    }
    guard let next = words.dropFirst().first, InfoString.looksLikeFile(next), next.first?.isUppercase == true,
      first.first?.isUppercase == true, first.contains(where: \.isLowercase), first.allSatisfy(\.isLetter),
      !InfoString.knownWords.contains(where: { Fix.isTypingError(first.lowercased(), for: $0) })
    else { return nil }
    return Division(
      word: "\(first) \(next)", count: 2, summary: "A file name must not have spaces",
      replacement: first + next, isCertain: false)
  }

  /// Returns the file name of a capitalized word and the file extension after it.
  private static func joinedEnding(_ first: String, _ next: String) -> String? {
    let stem = first.hasSuffix(".") ? first.dropLast() : first[...]
    let ending = next.drop { $0 == "." }
    guard stem.first?.isUppercase == true, stem.contains(where: \.isLowercase),
      stem.allSatisfy({ $0.isPartOfWord || "+-".contains($0) }),
      Language.language(ofFileExtension: String(ending)) != nil
    else { return nil }
    return "\(stem).\(ending)"
  }

  /// Returns the division in `fails=does not compile`.
  private static func unquotedText(_ words: ArraySlice<String>) -> Division? {
    let first = words[words.startIndex]
    guard first.hasPrefix("fails="), first.count > 6, !first.contains(where: { "\"'“”‘’„«»".contains($0) })
    else { return nil }
    let more = words.dropFirst().prefix { word in
      !InfoString.knownWords.contains { $0 == word || $0.hasSuffix("=") && word.hasPrefix($0) } && !word.hasPrefix("{")
        && !word.contains("\"")
    }
    if more.isEmpty { return nil }
    let text = ([String(first.dropFirst(6))] + more).joined(separator: " ")
    return Division(
      word: "fails=" + text, count: 1 + more.count, summary: "A value of several words must be in quotation marks",
      replacement: "fails=\"\(text)\"")
  }
}
