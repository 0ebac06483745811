import CaseStudyModel

/// The part of the reading stage that finds the stored evidence of studies.
struct EvidenceLoader: Sendable {
  let content: any ContentSource
  let reader: any EvidenceReader
  let options: LoadOptions

  /// The folder of the evidence files, relative to the site's folder; each is named as its study's slug.
  static let folder = ".solidsite/evidence"

  /// Fills in a site's evidence; the folder is listed once, and only studies that have a file cost more.
  /// - Parameters:
  ///   - paths: all files of the site's folder.
  ///   - sources: the files that are read as studies, drafts among them.
  ///   - memory: evidence that needn't be read again.
  func load(
    into site: inout Site, paths: [String], sources: [String], reusing memory: inout ReadingMemory
  ) async -> [Diagnostic] {
    let files: [String]
    do throws(ContentSourceError) {
      files = try content.paths(in: Self.folder).filter { $0.hasSuffix(".json") }
    } catch {
      return [.unreadableEvidence(error)]
    }
    let slugs = Set(files.map(SitePath.stem))
    var diagnostics: [Diagnostic] = []
    if !files.isEmpty {
      diagnostics = await read(slugs, into: &site, StandIns(among: paths), reusing: &memory)
      if options.singleFile == nil { diagnostics += orphans(among: files, of: site, sources) }
    }
    if options.requiresEvidence {
      diagnostics += site.studies.filter { $0.makesClaims && !slugs.contains($0.article.slug) }
        .map(Diagnostic.missingEvidence)
    }
    return diagnostics
  }

  private func read(
    _ slugs: Set<String>, into site: inout Site, _ standIns: StandIns, reusing memory: inout ReadingMemory
  ) async -> [Diagnostic] {
    let studies = site.studies.filter { slugs.contains($0.article.slug) }
    let severity = site.contentFault
    let unknown = studies.filter { memory.evidence[PathKey($0.article.source)]?.path != Self.path(of: $0) }
    let readings = await unknown.concurrentMap(jobs: options.jobs) { study in
      ReadingMemory.StoredEvidence(
        path: Self.path(of: study), reading: reading(of: study, standIns, faults: severity))
    }
    memory.remember(readings, of: unknown)
    var diagnostics: [Diagnostic] = []
    for study in studies {
      guard let stored = memory.evidence[PathKey(study.article.source)] else { continue }
      site.evidence[study.article.slug] = stored.reading.value
      diagnostics += stored.reading.diagnostics
    }
    return diagnostics
  }

  private static func path(of study: CaseStudy) -> String {
    "\(folder)/\(study.article.slug).json"
  }

  /// Reads the evidence of a study, and holds it against the study as it is now.
  /// - Parameter severity: the weight of a file that can't be used.
  func reading(
    of study: CaseStudy, _ standIns: StandIns, faults severity: Severity
  ) -> Diagnosed<StudyEvidence?> {
    let path = Self.path(of: study)
    do throws(ContentSourceError) {
      let bytes = try content.readOwn(path)
      let inputs = EvidenceInputs(study: study, standIns: try standIns.files(importedBy: study, from: content))
      do throws(EvidenceReadingFault) {
        var evidence = try reader.evidence(from: bytes)
        guard EvidenceBounds.hold(for: evidence) else { throw EvidenceReadingFault.malformed }
        let isStale = evidence.inputs != inputs.fingerprint
        if !isStale { evidence = evidence.moved(to: study) ?? evidence }
        var diagnostics = removeUnsafePictures(from: &evidence, at: path, severity)
        if isStale {
          diagnostics.append(.staleEvidence(of: study, at: path, options.staleness))
        }
        return Diagnosed(StudyEvidence(evidence: evidence, isStale: isStale), diagnostics)
      } catch {
        let weight = if case .otherVersion = error { options.staleness } else { severity }
        return Diagnosed(nil, [.unusableEvidence(error, of: study, at: path, weight)])
      }
    } catch {
      return Diagnosed(nil, [.unreadableEvidence(error)])
    }
  }

  private func removeUnsafePictures(
    from evidence: inout Evidence, at path: String, _ severity: Severity
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for side in Side.allCases {
      guard let picture = evidence.pictures[side], !picture.svg.isEmpty else { continue }
      do throws(VectorPicture.Fault) {
        _ = try VectorPicture(parsing: picture.svg)
      } catch {
        evidence.pictures[side]?.svg = ""
        diagnostics.append(.unsafePicture(of: side, error, at: path, severity))
      }
    }
    return diagnostics
  }

  private func orphans(among files: [String], of site: Site, _ sources: [String]) -> [Diagnostic] {
    // A draft that is left out of the site keeps its evidence.
    let names = sources.map { Slug.derived(from: AddressPolicy.name(of: $0)) }
    let known = Set(site.studies.map(\.article.slug)).union(names)
    return files.filter { !known.contains(SitePath.stem(of: $0)) }.map(Diagnostic.orphanEvidence)
  }
}

extension LoadOptions {
  /// The weight of evidence that must be taken anew, because the study or the program has changed since.
  fileprivate var staleness: Severity { requiresEvidence ? .error : .warning }
}

extension CaseStudy {
  /// Whether the study shows code under a principle, so that there is something to run.
  var makesClaims: Bool {
    examples.contains { !$0.principles.isEmpty }
  }
}

extension Diagnostic {
  fileprivate static func unusableEvidence(
    _ fault: EvidenceReadingFault, of study: CaseStudy, at path: String, _ severity: Severity
  ) -> Diagnostic {
    let (id, summary) =
      switch fault {
      case .malformed: ("MalformedEvidence", "Evidence must have the form that 'solidsite verify' writes")
      case .otherVersion(let version):
        (
          "OtherEvidenceVersion",
          "Evidence must be of version \(Evidence.currentVersion), and this file is of version \(version)"
        )
      case .edited: ("EditedEvidence", "Evidence must not be changed after 'solidsite verify' wrote it")
      }
    return Diagnostic(
      id, severity, summary, at: SourceRange(path: path, line: 1),
      solutions: ["run 'solidsite verify \(study.article.slug)'"])
  }

  fileprivate static func staleEvidence(of study: CaseStudy, at path: String, _ severity: Severity) -> Diagnostic {
    Diagnostic(
      "StaleEvidence", severity, "Evidence of '\(study.article.title)' must be of the code that the study shows",
      at: SourceRange(path: study.article.source, line: 1),
      notes: [
        Note(
          "The code, its requests or its stand-ins have changed since this was measured",
          at: SourceRange(path: path, line: 1))
      ],
      solutions: ["run 'solidsite verify \(study.article.slug)'"])
  }

  fileprivate static func missingEvidence(of study: CaseStudy) -> Diagnostic {
    Diagnostic(
      "MissingEvidence", .error, "Study '\(study.article.title)' must have evidence for what it claims",
      at: SourceRange(path: study.article.source, line: 1),
      solutions: ["run 'solidsite verify \(study.article.slug)'"])
  }

  fileprivate static func orphanEvidence(at path: String) -> Diagnostic {
    Diagnostic(
      "OrphanEvidence", .information,
      "Evidence must be named as a study, and no study has the slug '\(SitePath.stem(of: path))'",
      at: SourceRange(path: path, line: 1), solutions: ["delete the file, or name it as the study's new slug"])
  }

  fileprivate static func unsafePicture(
    of side: Side, _ fault: VectorPicture.Fault, at path: String, _ severity: Severity
  ) -> Diagnostic {
    Diagnostic(
      "UnsafePicture", severity,
      "The picture of the side '\(side.rawValue)' must hold only what Graphviz draws, not \(fault.text)",
      at: SourceRange(path: path, line: 1), solutions: ["run 'solidsite verify \(SitePath.stem(of: path))'"])
  }

  fileprivate static func unreadableEvidence(_ error: ContentSourceError) -> Diagnostic {
    Diagnostic(
      "UnreadableFile", .error, "File '\(error.path)' can't be read", at: SourceRange(path: error.path, line: 1))
  }
}
