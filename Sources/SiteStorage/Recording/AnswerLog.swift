import CaseStudyModel
import Synchronization

/// A log of everything that a build asks, with fingerprints of the answers.
///
/// Pages are a function of these answers, because `SiteBuilder` reads nothing else: as long as each question has the
/// same answer, a build writes the same files.
package struct AnswerLog: Sendable {
  private typealias Answers = [BuildQuestion: UInt64]

  /// The key of the fingerprints.
  package let key: KeyedHash.Key
  private let access: @Sendable ((inout Answers?) -> Void) -> Void

  package init(key: KeyedHash.Key = .random()) {
    self.key = key
    let answers = Mutex<Answers?>([:])
    access = { use in answers.withLock { use(&$0) } }
  }

  /// The fingerprints by question; `nil` if they don't determine the build.
  package var answers: [BuildQuestion: UInt64]? {
    var result: Answers?
    access { result = $0 }
    return result
  }

  /// Returns the fingerprint of the answer to a question; `nil` if it wasn't asked.
  package func answer(to question: BuildQuestion) -> UInt64? {
    var result: UInt64?
    access { result = $0?[question] }
    return result
  }

  /// Notes an answer. If it differs from an earlier one, the world has changed during the build, and the log is void.
  package func note(_ question: BuildQuestion, _ fingerprint: UInt64) {
    access { answers in
      if let known = answers?.updateValue(fingerprint, forKey: question), known != fingerprint { answers = nil }
    }
  }

  /// Notes an answer of several texts.
  package func note(_ question: BuildQuestion, answer: [String]) {
    note(question, key.fingerprint(of: answer))
  }

  /// Notes an answer of bytes.
  package func note(_ question: BuildQuestion, answer: [UInt8]) {
    var hash = KeyedHash(key: key)
    hash.add(part: answer)
    note(question, hash.value)
  }

  /// Notes that the build depends on something that can't be asked again.
  package func void() { access { $0 = nil } }
}
