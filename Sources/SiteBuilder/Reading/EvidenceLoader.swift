import CaseStudyModel

/// Loads the stored evidence of studies.
struct EvidenceLoader: Sendable {
  let content: any ContentSource
  let read: SiteLoader.EvidenceReading
  let options: LoadOptions

  /// Loads a site's evidence; lists the folder once and reads only existing files.
  /// - Parameters:
  ///   - paths: all files of the site's folder.
  ///   - sources: the files of studies, including drafts.
  ///   - cache: the cache of evidence.
  func load(
    into site: inout Site, paths: [String], sources: [String], reusing cache: inout ReadingCache
  ) async -> [Diagnostic] {
    let files: [String]
    do throws(ContentSourceError) {
      files = try content.paths(in: Evidence.folder).filter { $0.hasSuffix(".json") }
    } catch {
      return [.unreadableFile(error)]
    }
    let slugs = Set(files.map(SitePath.stem))
    var diagnostics: [Diagnostic] = []
    if !files.isEmpty {
      let standIns = StandIns(among: paths)
      diagnostics = await read(slugs, into: &site, standIns, reusing: &cache)
      diagnostics += await site.shareEvidence(jobs: options.jobs, faults: options.staleness)
      if options.singleFile == nil { diagnostics += orphans(among: files, of: site, sources) }
    }
    if options.requiresEvidence {
      diagnostics += site.studies.filter { $0.makesClaims && !slugs.contains($0.article.slug) }
        .map(Diagnostic.missingEvidence)
    }
    return diagnostics
  }

  private func read(
    _ slugs: Set<String>, into site: inout Site, _ standIns: StandIns, reusing cache: inout ReadingCache
  ) async -> [Diagnostic] {
    let studies = site.studies.filter { slugs.contains($0.article.slug) }
    let severity = site.contentFault
    let unknown = studies.filter {
      cache.evidence[PathKey($0.article.source)]?.path != Evidence.path(ofSlug: $0.article.slug)
    }
    let readings = await unknown.concurrentMap(jobs: options.jobs) { study in
      ReadingCache.StoredEvidence(
        path: Evidence.path(ofSlug: study.article.slug), reading: reading(of: study, standIns, faults: severity))
    }
    cache.remember(readings, of: unknown)
    var diagnostics: [Diagnostic] = []
    for study in studies {
      guard let stored = cache.evidence[PathKey(study.article.source)] else { continue }
      site.evidence[study.article.slug] = stored.reading.value
      diagnostics += stored.reading.diagnostics
    }
    return diagnostics
  }

  /// Reads the evidence of a study and compares its inputs with the study's.
  /// - Parameter severity: the severity of an unusable file.
  func reading(
    of study: CaseStudy, _ standIns: StandIns, faults severity: Severity
  ) -> Diagnosed<StudyEvidence?> {
    let path = Evidence.path(ofSlug: study.article.slug)
    do throws(ContentSourceError) {
      let bytes = try content.readOwn(path)
      let imported = try standIns.files(importedBy: study, from: content)
      let inputs = EvidenceInputs(study: study, standIns: imported)
      do throws(EvidenceFault) {
        var evidence = try read(bytes)
        guard EvidenceBounds.hold(for: evidence) else { throw EvidenceFault.malformed }
        let isStale = evidence.inputs != inputs.fingerprint
        if !isStale { evidence = evidence.moved(to: study) ?? evidence }
        var diagnostics = isStale ? [Diagnostic.staleEvidence(of: study, at: path, options.staleness)] : []
        if options.requiresEvidence, !isStale {
          diagnostics += evidence.storedProblems(of: study) + evidence.storedWarnings(of: study)
          diagnostics += evidence.unexpectedVerdicts(of: study)
        } else if !isStale {
          diagnostics += evidence.unmetExpectations(of: study)
        }
        return Diagnosed(StudyEvidence(evidence: evidence, isStale: isStale, standIns: imported), diagnostics)
      } catch {
        let weight: Severity = if case .otherVersion = error { options.staleness } else { severity }
        return Diagnosed(
          nil, [error.diagnostic(at: path, weight, remedy: "run 'solidsite verify \(study.article.slug.shellWord)'")])
      }
    } catch {
      return Diagnosed(nil, [.unreadableFile(error)])
    }
  }

  private func orphans(among files: [String], of site: Site, _ sources: [String]) -> [Diagnostic] {
    // Drafts keep their evidence while they are left out of the site.
    let names = sources.map { Slug.derived(from: AddressPolicy.name(of: $0)) }
    let known = Set(site.studies.map(\.article.slug)).union(names).union(site.draftSlugs.values)
    return files.filter { !known.contains(SitePath.stem(of: $0)) }.map(Diagnostic.orphanEvidence)
  }
}

extension LoadOptions {
  /// The severity of evidence for an earlier version of the study or the program.
  fileprivate var staleness: Severity { requiresEvidence ? .error : .warning }
}

extension CaseStudy {
  /// Whether the study has examples of a principle, and so something to verify.
  var makesClaims: Bool { examples.contains { !$0.principles.isEmpty } }
}

extension Diagnostic {
  fileprivate static func staleEvidence(of study: CaseStudy, at path: String, _ severity: Severity) -> Diagnostic {
    Diagnostic(
      "StaleEvidence", severity, "Evidence of '\(study.article.title)' must belong to the code that the study shows",
      at: study.article.place(line: 1),
      notes: [
        Note(
          "The code, its requests or its stand-ins have changed since this was measured",
          at: SourceRange(path: path, line: 1))
      ],
      solutions: ["run 'solidsite verify \(study.article.slug.shellWord)'"])
  }

  fileprivate static func missingEvidence(of study: CaseStudy) -> Diagnostic {
    Diagnostic(
      "MissingEvidence", .error, "Study '\(study.article.title)' must have evidence for what it claims",
      at: study.article.place(line: 1),
      solutions: [
        "run 'solidsite verify \(study.article.slug.shellWord)'",
        "commit '.solidsite/evidence', which git must not ignore",
      ])
  }

  fileprivate static func orphanEvidence(at path: String) -> Diagnostic {
    Diagnostic(
      "OrphanEvidence", .information,
      "Evidence must be named after a study, but no study has the slug '\(SitePath.stem(of: path))'",
      at: SourceRange(path: path, line: 1), solutions: ["delete the file, or name it as the study's new slug"])
  }
}
