import CaseStudyModel

/// Loads the results of trying the rules: the corpus of attacks, and mutated designs.
struct RuleTrialLoader: Sendable {
  let content: any ContentSource
  let read: SiteLoader.TrialReading

  /// The files, relative to the site's folder.
  static let paths = (attacks: ".solidsite/attacks.json", mutations: ".solidsite/mutations.json")

  /// Reads both files; a file that can't be used is diagnosed.
  /// - Returns: `nil` if there is neither.
  func load() -> Diagnosed<RuleTrials?> {
    var result = Diagnosed<RuleTrials?>(nil)
    let attacks = bytes(of: Self.paths.attacks, into: &result.diagnostics)
    let mutations = bytes(of: Self.paths.mutations, into: &result.diagnostics)
    if attacks == nil, mutations == nil { return result }
    do throws(EvidenceFault) {
      result.value = try read(attacks, mutations)
    } catch {
      let path = attacks == nil ? Self.paths.mutations : Self.paths.attacks
      result.diagnostics.append(error.diagnostic(at: path, .warning, remedy: "store the results again"))
    }
    return result
  }

  private func bytes(of path: String, into diagnostics: inout [Diagnostic]) -> [UInt8]? {
    do throws(ContentSourceError) {
      return try content.readOwn(path)
    } catch {
      if error.reason != .missing { diagnostics.append(.unreadableFile(error)) }
      return nil
    }
  }
}
