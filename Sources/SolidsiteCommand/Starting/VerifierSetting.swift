import CaseStudyModel
import CaseStudyReader
import SiteStorage
import SystemFiles

/// The setting that names the commands for code of a language, as `solidsite new` adds it.
struct VerifierSetting: Sendable {
  /// The language, as blocks name it.
  let language: String
  /// The commands, as YAML on one line.
  let commands: String

  /// The path of the settings in a site's folder.
  static let path = "solidsite.yml"

  /// The outcome of adding the commands to a site's settings.
  enum Outcome: Sendable {
    /// The settings name commands for the language already.
    case present
    case added
    /// The settings have a form that is too risky to edit.
    case left
  }

  /// The line below `verifiers`.
  var entry: String { "\(language): \(commands)" }

  /// Adds the commands to a site's settings, which are created if there are none.
  /// - Throws: `ContentSourceError`, `SystemError` or `CommandFailure` if the settings can't be read or written.
  func add(toSiteIn root: String) throws -> Outcome {
    let bytes: [UInt8]
    do throws(ContentSourceError) {
      bytes = try DiskContentSource(root: root).read(Self.path)
    } catch {
      if error.reason != .missing { throw error }
      try OpenFolder(root).create(EntryName(Self.path), Array((lines + [""]).joined(separator: "\n").utf8))
      return .added
    }
    let settings = String(decoding: bytes, as: UTF8.self)
    if isPresent(in: settings) { return .present }
    guard Array(settings.utf8) == bytes, let added = added(to: settings) else { return .left }
    try SiteFile(Self.path, in: root).replace(bytes, by: Array(added.utf8))
    return .added
  }

  /// Returns the settings with the commands added; `nil` if more than a line would have to change.
  func added(to settings: String) -> String? {
    // Swift takes a carriage return and a line feed for one character, which isn't equal to a line feed.
    let usesCarriageReturns = settings.contains { $0 == "\r\n" } && !settings.contains { $0 == "\n" }
    let end: Character = usesCarriageReturns ? "\r\n" : "\n"
    var lines = settings.split(separator: end, omittingEmptySubsequences: false).map(String.init)
    if let key = lines.firstIndex(where: { $0.hasPrefix("verifiers:") }) {
      let next = lines[(key + 1)...].first { $0.contains { $0 != " " } } ?? ""
      let indentation = String(next.prefix { $0 == " " })
      lines.insert((indentation.isEmpty ? "  " : indentation) + entry, at: key + 1)
    } else {
      if lines.last == "" { lines.removeLast() }
      lines += self.lines + [""]
    }
    let added = lines.joined(separator: String(end))
    return isSound(added, in: settings) ? added : nil
  }

  private var lines: [String] { ["verifiers:", "  \(entry)"] }

  private func isPresent(in settings: String) -> Bool {
    Self.read(settings).value.namedLanguages.contains { $0.setting == "verifiers" && $0.language == language }
  }

  /// Returns whether the settings with the added line mean the same as before, except for the commands.
  private func isSound(_ added: String, in settings: String) -> Bool {
    let (old, new) = (Self.read(settings), Self.read(added))
    var expected = old.value
    expected.verifiers[language] = new.value.verifiers[language]
    expected.namedLanguages = new.value.namedLanguages
    return new.value.verifiers[language] != nil && new.value == expected
      && new.diagnostics.count <= old.diagnostics.count
  }

  private static func read(_ settings: String) -> Diagnosed<SiteConfiguration> {
    MarkdownDocumentReader().configuration(from: SourceFile(path: path, text: settings))
  }
}
