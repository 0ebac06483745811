import CaseStudyModel

/// The names of translated files: `x.de.md` next to `x.md`, if the site or a catalogue has the language.
package struct TranslationNames: Sendable, Equatable {
  /// The languages that names may end with, in lower case.
  private let languages: Set<String>

  /// - Parameter languages: BCP 47 tags of the site's languages, and of those with a catalogue.
  package init(languages: Set<String>) { self.languages = Set(languages.map { $0.lowercased() }) }

  /// Returns the relation of a file to its original, if the original exists.
  package func translation(at path: String, exists: (String) -> Bool) -> Translation? {
    guard let name = Self.divided(path), knows(name.language), exists(name.original) else { return nil }
    return Translation(of: name.original, language: name.language)
  }

  /// Returns whether a language is known, with or without its region.
  private func knows(_ language: String) -> Bool {
    let tag = language.lowercased()
    return languages.contains(tag) || languages.contains(tag.baseLanguage)
  }

  /// Divides the path of a file whose name ends with a tag into that of the original and the tag.
  static func divided(_ path: String) -> (original: String, language: String)? {
    let stem = SitePath.stem(of: path)
    guard let dot = stem.lastIndex(of: "."), dot > stem.startIndex, let tag = tag(stem[stem.index(after: dot)...])
    else { return nil }
    let folder = SitePath.folder(of: path)
    let name = "\(stem[..<dot]).\(SitePath.fileExtension(of: path))"
    return (folder.isEmpty ? name : "\(folder)/\(name)", tag)
  }

  /// Returns a tag in its usual spelling, such as `pt-BR` and `zh-Hant`; `nil` for other text.
  private static func tag(_ text: Substring) -> String? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy(isLetter) else { return nil }
    let rest = parts.dropFirst().map { part -> String? in
      switch part.count {
      case 2 where part.allSatisfy(isLetter): part.uppercased()
      case 3 where part.allSatisfy(\.isNumber): String(part)
      case 4 where part.allSatisfy(isLetter): part.lowercased().capitalizedFirst
      default: nil
      }
    }
    if rest.contains(nil) { return nil }
    return ([first.lowercased()] + rest.compactMap { $0 }).joined(separator: "-")
  }

  /// The tags of common translation languages, except those that are also extensions of code files.
  static let usual = Set(
    """
    ar bg bn ca da de el en es et eu fa fi fr ga gl he hi hr hu id it ja ko lt lv ms nb nl nn no pl pt ro ru sk sl sr
    sv ta th tr uk ur vi zh
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static func isLetter(_ character: Character) -> Bool { character.isASCII && character.isLetter }
}

extension String {
  /// The language of a BCP 47 tag without its region: `de` of `de-AT`.
  var baseLanguage: String { String(prefix { $0 != "-" }).lowercased() }
}
