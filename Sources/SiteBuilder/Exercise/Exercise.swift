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

  /// The request.
  var request: ChangeRequest { study.changeRequests[index] }

  /// Whether the acceptance test compiles before the request is met.
  var isCompiled: Bool { Self.isCompiled(evidence) }

  /// - Returns: `nil` for a study whose evidence is missing, stale or not sound, or without a request that both sides
  ///   meet.
  init?(of study: CaseStudy, in site: Site) {
    guard let stored = site.evidence[study.article.slug], Self.isSound(stored, of: study),
      StudyLanguages(of: study, commands: site.configuration.verifiers).main == .swift,
      let index = Self.request(of: study, in: stored.evidence), Self.canBeTargets(stored.standIns)
    else { return nil }
    let request = study.changeRequests[index]
    var trees: [Side: (base: SourceTree, solved: SourceTree)] = [:]
    for side in Side.allCases {
      let base = SourceTree.of(study.article, on: side).value
      guard let solved = base.applying(request, of: study.article, on: side).value else { return nil }
      trees[side] = (base, solved)
    }
    guard let before = trees[.before], let after = trees[.after],
      Self.canBeArchived(study, [before.base, after.solved], stored.standIns)
    else { return nil }
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
  static func isSound(_ stored: StudyEvidence, of study: CaseStudy) -> Bool {
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

  /// Returns whether archives can hold the files of an exercise and of its solution.
  private static func canBeArchived(_ study: CaseStudy, _ trees: [SourceTree], _ standIns: [SourceFile]) -> Bool {
    // Each block makes at most one file of tests.
    let count = (trees.map(\.files.count).max() ?? 0) + study.article.snippets.count + standIns.count
    return count <= fileLimit && standIns.reduce(0) { $0 + $1.bytes.count } <= standInSizeLimit
  }

  /// The maximum number of files, below the 65,535 that ZIP can count.
  private static let fileLimit = 60_000
  /// The maximum size of stand-ins together, because every archive contains them and is made in memory.
  private static let standInSizeLimit = 256 << 20

  /// Returns whether stand-ins can be targets of a package, whose names are part of its manifest's code.
  private static func canBeTargets(_ standIns: [SourceFile]) -> Bool {
    standIns.count <= standInLimit
      && standIns.allSatisfy { file in
        let name = StandIns.module(of: file.path).utf8
        return name.count <= StandIns.longestTarget
          && name.allSatisfy { byte in
            byte < 0x80
              && (Unicode.Scalar(byte).properties.isAlphabetic || (0x30...0x39).contains(byte) || byte == 0x5F)
          }
      }
  }

  private static let standInLimit = 10_000

  private static func isCompiled(_ request: RequestEvidence) -> Bool {
    request.sides.before?.acceptances.allSatisfy { $0.unchanged != .notCompiled } == true
  }
}
