/// Answers to the questions about commits that came up while reading studies.
public struct RevisionAnswers: Sendable {
  /// Looks up answers. A function, because the model doesn't depend on git.
  public typealias Lookup = @Sendable (Set<RevisionQuestion>) async -> [RevisionQuestion: RevisionAnswer]

  private let lookup: Lookup?
  private var answers: [RevisionQuestion: RevisionAnswer] = [:]

  /// - Parameter lookup: looks up answers; `nil` if there is no repository.
  public init(lookup: Lookup?) { self.lookup = lookup }

  /// Returns a known answer; `nil` for a question that must be looked up.
  public func answer(to question: RevisionQuestion) -> RevisionAnswer? {
    lookup == nil ? .fault(.noRepository) : answers[question]
  }

  /// Looks up answers and remembers them; a question without an answer is recorded as `.noRepository`.
  public mutating func look(up questions: Set<RevisionQuestion>) async {
    guard let lookup else { return }
    let found = await lookup(questions)
    for question in questions { answers[question] = found[question] ?? .fault(.noRepository) }
  }

  /// Reads a study, looks up the questions that it raises, and reads it again until it raises no more.
  public mutating func study(
    by reader: any StudyReader, from file: SourceFile, include: (String) -> [UInt8]?
  ) async -> Diagnosed<CaseStudy> {
    while true {
      var questions: Set<RevisionQuestion> = []
      let study = reader.study(from: file, include: include) { question in
        let answer = answer(to: question)
        if answer == nil { questions.insert(question) }
        return answer
      }
      if questions.isEmpty { return study }
      await look(up: questions)
    }
  }
}
