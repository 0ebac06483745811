import CaseStudyModel

/// Finds the objects that answer questions about commits, then reads them all at once.
struct RevisionSearch: Sendable {
  /// Files with the objects that contain them.
  private struct Finding: Sendable {
    var commit: String
    var base = 0
    /// The objects by the paths that the study gives the files; `nil` for a deleted file.
    var objects: [(path: String, object: String?)]
    var leftOut: [RevisionCode.LeftOut] = []
    var mismatch: RevisionCode.Mismatch?
    var unmatchedPatterns: [RevisionCode.UnmatchedPattern] = []
    /// Whether a file that can't be used is the answer, rather than left out.
    var isSingle = false
  }

  /// The maximum number of files of a side.
  private static let fileLimit = 1_000

  /// The path of the site's folder from the top of the repository; empty for the top.
  private let site: String
  private let names: RevisionNames
  private var trees: [String: RevisionTree] = [:]
  /// The names of commits' files, to suggest them.
  private var files: [String: KnownNames] = [:]

  /// The maximum number of entries of all trees that are kept.
  private static let entryLimit = 1 << 20
  /// The maximum number of commits whose files are suggested for misspelt ones.
  private static let suggestingCommitLimit = 10

  init(site: String, names: RevisionNames) {
    self.site = site
    self.names = names
  }

  /// Returns the answers.
  mutating func answers(
    to questions: Set<RevisionQuestion>, in scratch: ScratchRepository
  ) async throws(GitFailure) -> [RevisionQuestion: RevisionAnswer] {
    var findings: [RevisionQuestion: Result<Finding, RevisionFault>] = [:]
    // With the questions of each commit together, each tree is read once, and few are needed at a time.
    let commits = questions.map { (question: $0, commit: commit(of: $0)) }.sorted { $0.commit < $1.commit }
    for (question, _) in commits {
      do throws(SearchEnd) {
        findings[question] = .success(try await finding(for: question, in: scratch))
      } catch {
        switch error {
        case .fault(let fault): findings[question] = .failure(fault)
        case .failure(let failure): throw failure
        }
      }
    }
    let found = findings.values.compactMap { try? $0.get() }
    let objects = try await RevisionObjects(Set(found.flatMap { $0.objects.compactMap(\.object) }), from: scratch)
    return findings.mapValues { finding in
      switch finding {
      case .failure(let fault): .fault(fault)
      case .success(let finding): Self.answer(finding, objects)
      }
    }
  }

  private static func answer(_ finding: Finding, _ objects: RevisionObjects) -> RevisionAnswer {
    var code = RevisionCode(commit: finding.commit, base: finding.base, files: [], leftOut: finding.leftOut)
    code.mismatch = finding.mismatch
    code.unmatchedPatterns = finding.unmatchedPatterns
    for (path, object) in finding.objects {
      switch object.map({ objects[$0] }) ?? .success([]) {
      case .success(let bytes): code.files.append(SourceFile(path: path, bytes: bytes))
      case .failure(let fault) where finding.isSingle: return .fault(fault)
      case .failure(let fault): code.leftOut.append(RevisionCode.LeftOut(path: path, fault: fault))
      }
    }
    code.leftOut.sort { PathKey($0.path) < PathKey($1.path) }
    return .code(code)
  }
}

/// The reason to stop looking for a question's objects.
enum SearchEnd: Error {
  case fault(RevisionFault)
  case failure(GitFailure)
}

extension RevisionSearch {
  private mutating func finding(
    for question: RevisionQuestion, in scratch: ScratchRepository
  ) async throws(SearchEnd) -> Finding {
    switch question {
    case .file(let paths): try await file(paths, in: scratch)
    case .files(let side): try await files(of: side, in: scratch)
    case .request(let revision, let bases): try await request(revision, bases, in: scratch)
    }
  }

  /// Returns the commit whose tree a question needs first; empty if there is none.
  private func commit(of question: RevisionQuestion) -> String {
    let revision =
      switch question {
      case .file(let paths): paths.first?.revision
      case .files(let side): side.revision
      case .request(_, let bases): bases.first?.revision
      }
    return (try? names[revision ?? ""].get()) ?? ""
  }

  /// Returns the path that a missing one most likely means: a file of that name elsewhere, or the most similar path.
  private mutating func nearest(to path: String, in tree: RevisionTree, of commit: String) -> String? {
    if let namesake = tree.namesake(of: path) { return namesake }
    if files[commit] == nil, files.count >= Self.suggestingCommitLimit { return nil }
    return files[commit, default: KnownNames(tree.paths)].nearest(to: path)
  }

  private func commit(_ revision: String) throws(SearchEnd) -> String {
    switch names[revision] {
    case .success(let commit): return commit
    case .failure(let fault): throw .fault(fault)
    }
  }

  private mutating func tree(of commit: String, in scratch: ScratchRepository) async throws(SearchEnd) -> RevisionTree {
    if let tree = trees[commit] { return tree }
    do throws(GitFailure) {
      let tree = try await RevisionTree(of: commit, in: scratch)
      if trees.values.reduce(tree.entries.count, { $0 + $1.entries.count }) > Self.entryLimit { trees = [:] }
      trees[commit] = tree
      return tree
    } catch {
      // A clone without trees has only the commit.
      if case .failed = error { throw .fault(.missingObject) }
      throw .failure(error)
    }
  }

  private mutating func file(_ paths: [RevisionPath], in scratch: ScratchRepository) async throws(SearchEnd) -> Finding
  {
    var ends: [SearchEnd] = []
    for path in paths {
      do throws(SearchEnd) {
        return try await file(path, in: scratch)
      } catch {
        if case .failure = error { throw error }
        // If the revision exists, the address was understood as intended.
        if case .success = names[path.revision] { ends.insert(error, at: 0) } else { ends.append(error) }
      }
    }
    throw ends.first ?? .fault(.missingFile(nearest: nil))
  }

  private mutating func file(_ path: RevisionPath, in scratch: ScratchRepository) async throws(SearchEnd) -> Finding {
    let commit = try commit(path.revision)
    let tree = try await tree(of: commit, in: scratch)
    let folder = [site, path.folder].filter { !$0.isEmpty }.joined(separator: "/")
    let places = [SitePath.resolve(path.path, in: folder), SitePath.resolve(path.path, in: "")].compactMap { $0 }
    guard let first = places.first else { throw .fault(.outsideRepository) }
    let place = places.first { tree.entries[PathKey($0)] != nil } ?? first
    if let part = SitePath.hiddenPart(of: SitePath.relative(place, to: site) ?? place) { throw .fault(.hidden(part)) }
    guard let entry = tree.entries[PathKey(place)] else {
      if places.contains(where: tree.hasFolder) { throw .fault(.notFile) }
      throw .fault(.missingFile(nearest: nearest(to: path.path, in: tree, of: commit)))
    }
    guard entry.isFile else { throw .fault(.notFile) }
    return Finding(commit: commit, objects: [(place, entry.object)], isSingle: true)
  }

  private mutating func files(of side: RevisionSide, in scratch: ScratchRepository) async throws(SearchEnd) -> Finding {
    let commit = try commit(side.revision)
    let tree = try await tree(of: commit, in: scratch)
    var selection = try FileSelection(side, site: site)
    let objects = try selection.names(of: tree.paths).map { ($0.name, tree.entries[PathKey($0.path)]?.object) }
    if objects.count > Self.fileLimit { throw .fault(.tooManyFiles(limit: Self.fileLimit)) }
    let invalidNames = try selection.names(of: tree.invalidNames)
      .map { RevisionCode.LeftOut(path: $0.name, fault: .invalidName) }
    var finding = Finding(commit: commit, objects: objects, leftOut: invalidNames)
    if objects.isEmpty, invalidNames.isEmpty {
      finding.mismatch = selection.mismatch(in: tree)
    } else {
      finding.unmatchedPatterns = selection.unmatchedPatterns(in: tree)
    }
    return finding
  }

  private mutating func request(
    _ revision: String, _ bases: [RevisionSide], in scratch: ScratchRepository
  ) async throws(SearchEnd) -> Finding {
    let tip = try commit(revision)
    var forks: [String?] = []
    for base in bases {
      let commit = try commit(base.revision)
      do throws(GitFailure) { forks.append(try await scratch.mergeBase(of: commit, and: tip)) } catch {
        throw .failure(error)
      }
      // A branch that contains the after side also contains the before side, which comes later in the list.
      if forks.last == commit {
        return try await changes(to: tip, from: commit, base: forks.count - 1, bases, in: scratch)
      }
    }
    for (index, fork) in forks.enumerated() {
      guard let fork else { continue }
      let changes = try await changes(to: tip, from: fork, base: index, bases, in: scratch)
      let old = try await tree(of: fork, in: scratch)
      let new = try await tree(of: commit(bases[index].revision), in: scratch)
      let folder = try FileSelection(bases[index], site: site).folder
      let areEqual = changes.objects.allSatisfy { file in
        let key = PathKey(folder.isEmpty ? file.path : "\(folder)/\(file.path)")
        return old.entries[key] == new.entries[key]
      }
      if areEqual, !changes.objects.isEmpty { return changes }
    }
    throw .fault(.otherBase)
  }

  private mutating func changes(
    to tip: String, from fork: String, base: Int, _ bases: [RevisionSide], in scratch: ScratchRepository
  ) async throws(SearchEnd) -> Finding {
    let old = try await tree(of: fork, in: scratch)
    let new = try await tree(of: tip, in: scratch)
    var selection = try FileSelection(bases[base], site: site)
    let paths = Set((old.paths + new.paths).map(PathKey.init)).sorted()
    let changed = paths.filter { old.entries[$0] != new.entries[$0] }
    let objects = try selection.names(of: changed.map(\.text)).map { file in
      (file.name, new.entries[PathKey(file.path)].flatMap { $0.isFile ? $0.object : nil })
    }
    if objects.count > Self.fileLimit { throw .fault(.tooManyFiles(limit: Self.fileLimit)) }
    let unmatched = selection.patterns(withoutMatchIn: changed.map(\.text)).map { RevisionCode.UnmatchedPattern($0) }
    return Finding(commit: tip, base: base, objects: objects, unmatchedPatterns: unmatched)
  }
}
