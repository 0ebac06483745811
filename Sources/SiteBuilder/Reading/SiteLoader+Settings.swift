import CaseStudyModel

extension SiteLoader {
  /// Reads the site's settings alone.
  /// - Throws: `ContentSourceError` if the file that the options name can't be read.
  package func configuration() throws(ContentSourceError) -> SiteConfiguration {
    var diagnostics: [Diagnostic] = []
    return try readConfiguration(into: &diagnostics)
  }

  /// Reads the settings, and applies the options that override them.
  func readConfiguration(into diagnostics: inout [Diagnostic]) throws(ContentSourceError) -> SiteConfiguration {
    var configuration = SiteConfiguration()
    let path = options.configurationPath
    // The command line may name a hidden file, but the default path must not link to one.
    let isNamed = path != LoadOptions().configurationPath
    do throws(ContentSourceError) {
      let bytes = isNamed ? try content.readOwn(path) : try content.read(path)
      let read = reader.configuration(from: SourceFile(path: path, bytes: bytes))
      configuration = read.value
      configuration.isConfigured = true
      diagnostics += read.diagnostics
    } catch {
      if isNamed { throw error }
      if error.reason == .missing { diagnostics += hiddenSettings() }
      if error.reason != .missing {
        configuration.isConfigured = true
        diagnostics.append(.unreadableFile(error))
      }
    }
    configuration.source = path
    if let drafts = options.includesDrafts { configuration.includesDrafts = drafts }
    if let baseURL = options.baseURL { configuration.baseURL = baseURL }
    return configuration
  }

  /// Returns the place of the key `output` in the settings; `nil` if they don't have it.
  func outputKey() -> SourceRange? {
    guard let bytes = try? content.readOwn(options.configurationPath) else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = lines.firstIndex { line in
      let rest = line.drop { "\"' ".utf8.contains($0) }
      return rest.starts(with: "output".utf8) && !(rest.dropFirst("output".utf8.count).first?.isPartOfWord ?? true)
    }
    return index.map { SourceRange(path: options.configurationPath, line: $0 + 1) }
  }

  /// Reports settings in a hidden file, which the list of files lacks.
  private func hiddenSettings() -> [Diagnostic] {
    let names = [
      ".solidsite.yml", ".solidsite.yaml", ".solidsite.json", ".solidsite.toml", ".solidsiterc",
      ".solidsite/solidsite.yml", ".solidsite/config.yml",
    ]
    return names.filter { (try? content.readOwn($0)) != nil }.map { path in
      Diagnostic(
        "MisnamedFile", .warning, "File '\(path)' isn't read; settings are in '\(MisnamedFile.settings)'",
        at: SourceRange(path: path, line: 1), solutions: ["rename it to '\(MisnamedFile.settings)'"])
    }
  }
}

extension Diagnostic {
  /// Returns the diagnostic of an output folder in whose place a file is.
  static func outputOfFile(_ path: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      "WrongValue", .error, "Key 'output' must name a folder, but '\(path)' is a file", at: place,
      solutions: ["choose a folder that the build may replace, such as _site"])
  }
}
