import CaseStudyModel
import SourceTrees

/// An exercise: implement one of a study's change requests in its before side.
struct Exercise: Sendable {
  let study: CaseStudy
  /// The index of the request among the study's.
  let index: Int
  /// The request as it was verified on both sides.
  let evidence: RequestEvidence
  /// The base of each side, and the side with the request met.
  let trees: BothSides<(base: SourceTree, solved: SourceTree)>
  /// The files of the stand-in modules that the code needs.
  let standIns: [SourceFile]

  var request: ChangeRequest { study.changeRequests[index] }

  /// Whether the acceptance test compiles before the request is met.
  var isCompiled: Bool { Self.isCompiled(evidence) }

  /// - Returns: `nil` for a study whose evidence is missing, stale or not sound, without a request that both sides
  ///   meet, or with more code than archives can hold.
  init?(of study: CaseStudy, in site: Site) {
    self.init(ofAnySize: study, in: site)
    if excess != nil { return nil }
  }

  /// Creates an exercise that archives may be unable to hold.
  init?(ofAnySize study: CaseStudy, in site: Site) {
    guard let stored = site.evidence[study.article.slug], Self.isSound(stored),
      StudyLanguages(of: study, commands: site.configuration.verifiers).main == .swift,
      let index = Self.request(of: study, in: stored.evidence),
      stored.standIns.allSatisfy({ StandIns.canBeTarget(StandIns.module(of: $0.path)) })
    else { return nil }
    let request = study.changeRequests[index]
    var trees: [Side: (base: SourceTree, solved: SourceTree)] = [:]
    for side in Side.allCases {
      let base = SourceTree.of(study.article, on: side).value
      guard let solved = base.applying(request, of: study.article, on: side).value else { return nil }
      trees[side] = (base, solved)
    }
    guard let before = trees[.before], let after = trees[.after] else { return nil }
    self.study = study
    self.index = index
    evidence = stored.evidence.requests[index]
    self.trees = BothSides(before: before, after: after)
    standIns = stored.standIns
  }

  /// Returns the indices of the requests that an exercise can be about: those that pass the same test on both sides.
  static func candidates(of study: CaseStudy, in evidence: Evidence) -> [Int] {
    guard evidence.requests.map(\.title) == study.changeRequests.map(\.title) else { return [] }
    return evidence.requests.indices.filter { index in
      let request = evidence.requests[index]
      return request.isTestShared
        && [request.sides.before, request.sides.after].allSatisfy {
          $0?.isMet == true && $0?.acceptances.isEmpty == false
        }
    }
  }

  /// Returns whether the evidence is current, and both sides compile and pass their tests.
  static func isSound(_ stored: StudyEvidence) -> Bool {
    let sides = stored.evidence.sides
    return !stored.isStale && sides.before?.isSound == true && sides.after?.isSound == true
  }

  /// Chooses the request: the one that the author names, or else the first favoured one whose test compiles before it
  /// is met, because a failing test says more than a compiler error, or else the first favoured one.
  private static func request(of study: CaseStudy, in evidence: Evidence) -> Int? {
    let candidates = candidates(of: study, in: evidence)
    if let title = study.article.frontMatter.exercise.request {
      return candidates.first { evidence.requests[$0].title == title }
    }
    let favoured = candidates.filter { !evidence.requests[$0].isAdverse }
    return favoured.first { isCompiled(evidence.requests[$0]) } ?? favoured.first
  }

  private static func isCompiled(_ request: RequestEvidence) -> Bool {
    request.sides.before?.acceptances.allSatisfy { $0.unchanged != .notCompiled } == true
  }
}

extension Exercise {
  /// A limit of the archives that an exercise exceeds, with what it has.
  enum Excess: Equatable {
    /// 60,000 files; ZIP can count at most 65,535.
    case files(Int)
    /// 10,000 files of stand-ins, which the manifest lists.
    case standIns(Int)
    /// 256 MB of stand-ins, because every archive contains them and is built in memory.
    case standInBytes(Int)

    /// Whether imported stand-ins exceed the limit, rather than the study's own code.
    var isOfStandIns: Bool {
      if case .files = self { false } else { true }
    }
  }

  static let fileLimit = 60_000
  static let standInLimit = 10_000
  static let standInSizeLimit = 256 << 20

  /// The limit that the exercise or its solution exceeds.
  var excess: Excess? {
    if standIns.count > Self.standInLimit { return .standIns(standIns.count) }
    let bytes = standIns.reduce(0) { $0 + $1.bytes.count }
    if bytes > Self.standInSizeLimit { return .standInBytes(bytes) }
    // Each block makes at most one file of tests.
    let count =
      max(trees.before.base.files.count, trees.after.solved.files.count) + study.article.snippets.count + standIns.count
    return count > Self.fileLimit ? .files(count) : nil
  }
}
