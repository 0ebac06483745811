import CaseStudyModel
import CodeStructure

/// The texts and numbers of a policy that its test doesn't notice.
///
/// **Definition.** Each text literal without escapes, and each integer of at least two digits, in the policy's files is
/// replaced by another. The test notices a value if it then fails when it runs without the details; a value that the
/// test's own text contains counts as noticed. An integer is replaced by a larger and by a smaller one, and a
/// replacement that doesn't compile doesn't count. If more than half of the values, and at least two, go unnoticed,
/// they may be in the policy only for a detail, because no test specifies them. At most `limit` of them are replaced.
///
/// **Source.** Mutation testing (R. DeMillo, R. Lipton and F. Sayward, "Hints on Test Data Selection", 1978). The
/// definition is this project's own.
///
/// **Example.** `siren.sound("too warm", bus: 79, tone: 880)`, with a fake that only counts calls: 3 of 3.
struct UntestedValues: Sendable, Equatable {
  /// The number of values that were tried or that tests contain.
  var count: Int
  /// The values that the test doesn't notice, as they are written.
  var unnoticed: [String]

  /// The maximum number of values to replace, because each takes a build or two.
  static let limit = 8
}

extension UntestedValues {
  /// The reason for a limit; `nil` for none.
  var phrase: EvidencePhrase? {
    guard unnoticed.count > 1, unnoticed.count * 2 > count else { return nil }
    return .text(
      "untestedValues",
      ["count": .count(count), "unnoticed": .count(unnoticed.count), "names": .names(unnoticed)])
  }

  /// Replaces the values of some files, one by one, and runs their test each time.
  init(
    in paths: [String], of program: StudyProgram, tests: [String], language: Language?, by verifier: any ProgramBuilder
  ) async throws(ExecutionError) {
    let values = Self.values(in: program.sources.files.filter { paths.contains($0.path) }.map(\.text), language)
    let mentioned = values.filter { value in
      tests.contains { $0.contains(value.first == "\"" ? String(value.dropFirst().dropLast()) : value) }
    }
    let tried = values.filter { !mentioned.contains($0) }.prefix(Self.limit)
    let answers = try await Array(tried).boundedMap { value throws(ExecutionError) in
      try await Self.isNoticed(value, in: paths, of: program, language, by: verifier)
    }
    count = mentioned.count + answers.count { $0 != nil }
    unnoticed = zip(tried, answers).filter { _, isNoticed in isNoticed == false }.map(\.0)
  }

  /// Returns whether the test fails without the value; `nil` if no replacement compiles.
  private static func isNoticed(
    _ value: String, in paths: [String], of program: StudyProgram, _ language: Language?,
    by verifier: any ProgramBuilder
  ) async throws(ExecutionError) -> Bool? {
    var answer: Bool?
    for other in replacements(of: value) {
      var mutant = program
      mutant.sources = program.sources.mapping(paths) { replacing(value, by: other, in: $0, language) }
      let outcome = try await ProgramVerification(verifier: verifier).run(mutant).value.outcome
      if outcome == .notCompiled { continue }
      if outcome != .passed { return true }
      answer = false
    }
    return answer
  }

  /// Returns the distinct values in code, in source order.
  static func values(in texts: [String], _ language: Language?) -> [String] {
    var known: Set<String> = []
    return texts.flatMap { CodeTokens($0, in: language).texts }.filter {
      !replacements(of: $0).isEmpty && known.insert($0).inserted
    }
  }

  /// Returns values that differ from a literal's; none for other tokens.
  static func replacements(of token: String) -> [String] {
    if token.first == "\"" {
      let isPlain = !token.contains("\\") && !token.hasPrefix("\"\"") && token.count(where: \.isLetterOrNumber) > 1
      return isPlain ? ["\"\(token.dropFirst().dropLast()) altered\""] : []
    }
    let digits = token.filter { $0 != "_" }.lowercased()
    let number = digits.hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16) : Int(digits)
    guard let number, digits.count > 1, number < 1_000_000_000 else { return [] }
    return ["\(number * 3 + 1)", "\(number / 3)"]
  }

  /// Returns code with each occurrence of a literal replaced.
  static func replacing(_ token: String, by other: String, in code: String, _ language: Language?) -> String {
    CodeTokens(code, in: language).replacing { _, found in found == token ? other : nil }
  }
}
