import CaseStudyModel
import Synchronization

/// The texts of the interface in all languages: those of the theme and of packages, overridden by a site's own.
public struct TextCatalogue: Sendable {
  /// The texts by language, in lower case, and by key.
  private typealias Texts = [String: [String: InterfaceText]]

  /// Reads a file of a catalogue.
  typealias Reading = @Sendable (SourceFile) -> Diagnosed<[String: InterfaceText]>

  private var shipped: [String: ShippedTexts] = [:]
  private var added: Texts = [:]
  private var own: Texts = [:]
  private var diagnostics: [Diagnostic] = []

  /// The theme's folder with a file of texts for each language, and one of its messages.
  static let folder = "texts"
  /// The end of the name of a file with translated messages, keyed by their English formats: `de.diagnostics.yml`.
  private static let messages = ".diagnostics"

  /// Creates a catalogue without texts.
  public init() {}

  /// Adds texts of a language, replacing those with the same keys; a site's own texts take precedence.
  /// - Parameter language: a BCP 47 tag.
  public mutating func add(_ language: String, _ texts: [String: InterfaceText]) {
    added[language.lowercased(), default: [:]].merge(texts) { _, new in new }
  }

  /// Adds translations of messages, replacing those with the same English formats; a site's own take precedence.
  /// - Parameters:
  ///   - messages: the translations by English formats, such as `Key '{{1}}' isn't known`.
  ///   - language: a BCP 47 tag.
  public mutating func add(messages: [String: InterfaceText], in language: String) {
    add(language + Self.messages, messages)
  }

  /// Adds the texts of another catalogue, language by language.
  public mutating func add(_ other: TextCatalogue) {
    for (language, texts) in other.shipped { add(language, texts.read.value) }
    for (language, texts) in other.added { add(language, texts) }
  }
}

extension TextCatalogue {
  /// Reads the texts of a theme, and those that a site overrides.
  /// - Parameter reading: returns the texts of a file by their keys.
  static func load(
    from theme: any ContentSource, overriddenBy content: any ContentSource, reading: @escaping Reading
  ) -> TextCatalogue {
    var catalogue = TextCatalogue()
    catalogue.shipped = files(of: theme, folder, shownBelow: Theme.folder, &catalogue.diagnostics)
      .mapValues { ShippedTexts($0, reading: reading) }
    // All mistakes in the site's own texts are reported, whatever the languages of its pages.
    let own = files(of: content, Theme.folder + folder, &catalogue.diagnostics)
    let originals = own.isEmpty ? [:] : catalogue.shipped["en"]?.read.value ?? [:]
    for (language, file) in own {
      let read = reading(file)
      let texts = OwnTexts(read.value, in: language, originals: originals)
      catalogue.own[language] = texts.texts
      catalogue.diagnostics += read.diagnostics + texts.diagnostics
    }
    return catalogue
  }

  /// Returns the files of a folder by their languages.
  private static func files(
    of source: any ContentSource, _ folder: String, shownBelow prefix: String = "", _ diagnostics: inout [Diagnostic]
  ) -> [String: SourceFile] {
    var files: [String: SourceFile] = [:]
    var faults: [ContentSourceError] = []
    do throws(ContentSourceError) {
      for path in try source.paths(in: folder) where SitePath.fileExtension(of: path) == "yml" {
        do throws(ContentSourceError) {
          let file = SourceFile(path: prefix + path, bytes: try source.read(path))
          if UTF16Text.isIn(file.bytes) {
            diagnostics.append(UTF16Text.diagnostic(at: SourceRange(path: file.path, line: 1)))
          } else {
            files[SitePath.stem(of: path).lowercased()] = file
          }
        } catch {
          faults.append(error)
        }
      }
    } catch {
      faults.append(error)
    }
    diagnostics += faults.map { .unreadableFile(ContentSourceError(path: prefix + $0.path, reason: $0.reason)) }
    return files
  }

  /// The texts of one of a theme's languages, parsed when they are first needed: a site shows few of the languages, and
  /// parsing all takes longer than building a small site.
  private final class ShippedTexts: Sendable {
    private let file: SourceFile
    private let reading: Reading
    private let known = Mutex<Diagnosed<[String: InterfaceText]>?>(nil)

    init(_ file: SourceFile, reading: @escaping Reading) {
      self.file = file
      self.reading = reading
    }

    /// The texts by key, with the mistakes of their file.
    var read: Diagnosed<[String: InterfaceText]> {
      known.withLock { known in
        let texts = known ?? reading(file)
        known = texts
        return texts
      }
    }
  }
}

extension TextCatalogue {
  /// The languages with texts, in lower case.
  package var languages: Set<String> {
    Set(shipped.keys).union(added.keys).union(own.keys).filter { !$0.hasSuffix(Self.messages) }
  }

  /// Returns the languages that have a file in a theme, or in the site's folder, in lower case.
  package static func languages(of theme: any ContentSource, overriddenBy content: any ContentSource) -> Set<String> {
    let paths = ((try? theme.paths(in: folder)) ?? []) + ((try? content.paths(in: Theme.folder + folder)) ?? [])
    let files = paths.filter { SitePath.fileExtension(of: $0) == "yml" }
    return Set(files.map { SitePath.stem(of: $0).lowercased() }.filter { !$0.hasSuffix(messages) })
  }

  /// Returns a language's name for itself; the tag of a rare one if no catalogue has the name.
  func name(of language: String) -> String {
    let tag = language.lowercased()
    return merged([tag.baseLanguage, tag])["language.name"]?[.other] ?? Endonyms.name(of: tag) ?? language
  }

  /// Returns whether there are texts in a language.
  /// - Parameter language: a BCP 47 tag; `de-AT` has those of `de`.
  func has(_ language: String) -> Bool {
    let tag = language.lowercased()
    return !languages.isDisjoint(with: [tag, tag.baseLanguage])
  }

  /// Returns the texts of a language, with English texts in place of those it lacks.
  /// - Parameter language: a BCP 47 tag; `de-AT` takes what it lacks from `de`.
  package func texts(for language: String) -> Diagnosed<InterfaceTexts> {
    let tag = language.lowercased()
    let base = tag.baseLanguage
    let parts = base == tag ? [tag] : [base, tag]
    var english = merged(["en"])
    var texts = merged(parts)
    let messages = merged(parts.map { $0 + Self.messages })
    let files = (base == "en" ? [] : ["en"]) + parts + parts.map { $0 + Self.messages }
    var diagnostics = diagnostics + files.flatMap { shipped[$0]?.read.diagnostics ?? [] }
    let originals = (shipped["en"]?.read.value ?? [:]).merging(added["en"] ?? [:]) { _, new in new }
    let misspelt = misspeltTexts(besides: files, english: english, originals: originals)
    if base != "en" {
      // A misspelt text of the site has its own diagnostic, and needs no translation.
      let missing = english.keys.filter { texts[$0] == nil && misspelt[$0] == nil }.sorted()
      if !missing.isEmpty {
        // The site may have no file of the language, but it has the English text that it added.
        let place = missing.lazy.compactMap { own["en"]?[$0]?.place }.first
        diagnostics.append(.missingTexts(missing, in: language, hasOthers: !texts.isEmpty, at: place))
      }
    }
    for (key, text) in texts {
      if let original = english[key] {
        // A site in English has mostly the originals themselves.
        if text == originals[key] { continue }
        let unknown = text.placeholders.subtracting((originals[key] ?? original).placeholders)
        if unknown.isEmpty { continue }
        diagnostics += unknown.map { .unknownPlaceholder($0, in: key, at: text.place) }
        // Otherwise, a page would report the same mistake again, in a template that authors don't know.
        texts[key] = nil
        if let original = originals[key] { english[key] = original }
      } else {
        diagnostics.append(.textWithoutEnglish(key, at: text.place))
      }
    }
    diagnostics += misspelt.values.joined()
    diagnostics += faults(of: messages)
    for (name, texts) in own where name.hasSuffix(Self.messages) && !files.contains(name) {
      diagnostics += faults(of: texts)
    }
    return Diagnosed(
      InterfaceTexts(language: language, english.merging(texts) { _, new in new }, messages: messages), diagnostics)
  }

  /// Returns the keys of the site's own texts that are nearly those of the theme, in English or in languages that
  /// aren't shown, with a diagnostic for each language.
  /// - Parameter files: the catalogues of the shown language.
  private func misspeltTexts(
    besides files: [String], english: [String: InterfaceText], originals: [String: InterfaceText]
  ) -> [String: [Diagnostic]] {
    var known = KnownNames(originals.keys)
    var found: [String: [Diagnostic]] = [:]
    for (language, texts) in own
    where !language.hasSuffix(Self.messages) && (language == "en" || !files.contains(language)) {
      for (key, text) in texts where originals[key] == nil && (language == "en" || english[key] == nil) {
        // A site's templates may use their own texts, but a key this similar is most likely a typo.
        guard let nearest = known.nearest(to: key), key.count > 5,
          Spelling(key.unicodeScalars).distance(to: Spelling(nearest.unicodeScalars), atMost: 1) != nil
            || key.foldedName.sorted() == nearest.foldedName.sorted()
        else { continue }
        found[key, default: []].append(.misspeltText(key, nearest: nearest, at: text.place))
      }
    }
    return found
  }

  /// Reports translations of unknown messages, and placeholders that their messages lack.
  private func faults(of messages: [String: InterfaceText]) -> [Diagnostic] {
    if messages.isEmpty { return [] }
    // Each shipped catalogue of messages is complete.
    var known: Set<String> = []
    for (name, texts) in shipped where name.hasSuffix(Self.messages) { known.formUnion(texts.read.value.keys) }
    for (name, texts) in added where name.hasSuffix(Self.messages) { known.formUnion(texts.keys) }
    var names = KnownNames(known)
    return messages.sorted { $0.key < $1.key }.flatMap { format, text -> [Diagnostic] in
      if !known.contains(format) {
        return [.unknownMessage(format, nearest: names.nearest(to: format), at: text.place)]
      }
      if text.isBlank, let place = text.place { return [.emptyText(format, at: place)] }
      let placeholders = InterfaceText.placeholders(in: format)
      return text.placeholders.subtracting(placeholders).map { .unknownPlaceholder($0, in: format, at: text.place) }
        + placeholders.subtracting(text.placeholders).map { .lostPlaceholder($0, in: format, at: text.place) }
    }
  }

  private func merged(_ languages: [String]) -> [String: InterfaceText] {
    languages.reduce(into: [:]) { texts, language in
      for table in [shipped[language]?.read.value, added[language], own[language]] {
        texts.merge(table ?? [:]) { _, new in new }
      }
    }
  }
}

extension Diagnostic {
  /// The languages that are meant by the codes of countries.
  private static let languagesOfCountries = [
    "at": "de-AT", "br": "pt-BR", "ch": "de-CH", "cn": "zh", "cz": "cs", "dk": "da", "gb": "en-GB", "gr": "el",
    "il": "he", "in": "hi", "ir": "fa", "jp": "ja", "kr": "ko", "mx": "es-MX", "se": "sv", "tw": "zh-TW", "ua": "uk",
    "us": "en-US", "vn": "vi",
  ]

  fileprivate static func missingTexts(
    _ keys: [String], in language: String, hasOthers: Bool, at english: SourceRange?
  ) -> Diagnostic {
    let path = Theme.folder + TextCatalogue.folder + "/\(language).yml"
    let summary: Message =
      hasOthers
      ? "Texts must be translated into '\(language)': \(keys.prefix(5).joined(separator: ", "))"
        + (keys.count > 5 ? " and \(keys.count - 5) more" : "")
      : "The interface must have texts in '\(language)'; until it does, it is in English"
    // A language without any texts is most likely a mistake in the settings.
    let place = SourceRange(path: hasOthers ? path : LoadOptions().configurationPath, line: 1)
    let meant = languagesOfCountries[language.lowercased()].map { ["replace '\(language)' with '\($0)'"] as [Message] }
    return Diagnostic(
      "MissingText", .warning, summary, at: english ?? place,
      solutions: (meant ?? []) + ["add them to '\(path)'"])
  }

  /// A text that is used or translated, but that no English catalogue has.
  static func textWithoutEnglish(_ key: String, at place: SourceRange?) -> Diagnostic {
    Diagnostic("UnknownText", .error, "Text '\(key)' must exist in English", at: place ?? .catalogue)
  }

  fileprivate static func misspeltText(_ key: String, nearest: String, at place: SourceRange?) -> Diagnostic {
    Diagnostic(
      "UnknownText", .warning, "Text '\(key)' isn't used; did you mean '\(nearest)'?", at: place ?? .catalogue,
      solutions: ["replace '\(key)' with '\(nearest)'"])
  }

  fileprivate static func unknownMessage(
    _ format: String, nearest: String?, at place: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      "UnknownText", .warning, "'\(format)' must be one of solidsite's messages", at: place ?? .catalogue,
      replacing: format, with: nearest)
  }

  fileprivate static func lostPlaceholder(_ name: String, in key: String, at place: SourceRange?) -> Diagnostic {
    Diagnostic(
      "UnknownText", .warning, "Text '\(key)' must use '{{\(name)}}', as the English text does",
      at: place ?? .catalogue)
  }

  fileprivate static func unknownPlaceholder(_ name: String, in key: String, at place: SourceRange?) -> Diagnostic {
    Diagnostic(
      "UnknownText", .error, "Text '\(key)' must not use '{{\(name)}}', which the English text doesn't have",
      at: place ?? .catalogue)
  }
}

extension SourceRange {
  /// The place of texts that a package adds, which have no file.
  fileprivate static var catalogue: SourceRange {
    SourceRange(path: Theme.folder + TextCatalogue.folder + "/en.yml", line: 1)
  }
}
