import CaseStudyModel
import Foundation
import Testing

@testable import CaseStudyReader
@testable import SolidsiteCommand

/// Compares the theme's German messages with the messages in the sources.
@Suite("The catalogue of messages")
struct MessageCatalogueTests {
  @Test func translatesEveryMessageOfTheSources() throws {
    let translations = try Self.german()
    let missing = try Self.messages(without: translations)
    let lines = missing.map { "\($0.value): \($0.key)" }.sorted()
    #expect(lines == [], "Add these messages to Templates/texts/de.diagnostics.yml")
  }

  @Test func hasNoTranslationOfARemovedMessage() throws {
    let formats = Set(try Self.literals().map(\.literal.format))
    let gone = try Self.german().keys.filter { !formats.contains($0) }
    #expect(gone.sorted() == [])
  }

  @Test func givesTranslationsTheValuesOfTheirMessages() throws {
    let different = try Self.german().filter { $1.placeholders != InterfaceText([.other: $0]).placeholders }
    #expect(different.keys.sorted() == [])
  }

  @Test func translatesEveryExplanation() throws {
    let translations = try Self.german()
    let texts = PartRegistry().explanations.flatMap { [$0.summary, $0.text, $0.example] }.map(\.format)
    #expect(texts.filter { Self.isSentence($0) && translations[$0] == nil } == [])
  }

  /// The names of the operations are in calls, so that a new one without a sentence would stay English.
  @Test func translatesEveryFailureOfTheSystem() throws {
    let translations = try Self.german()
    let calls = try Self.literals().filter { $0.literal.calls.last == "SystemError" }.map(\.literal.format)
    // 'pipe' is what couldn't be created.
    let operations = Set(calls.filter { $0.allSatisfy { $0.isLowercase || $0 == " " } && !$0.isEmpty })
      .subtracting(["pipe"])
    #expect(operations.isSuperset(of: ["read", "write", "look at"]))
    for operation in operations {
      #expect(translations["Can't \(operation) '{{1}}': {{2}}"] != nil, "\(operation)")
    }
  }

  @Test(
    arguments: [
      (#"f("Key '\(key)' is \(count > 1 ? "known" : "new")")"#, ["known", "new", "Key '{{1}}' is {{2}}"]),
      (##"let a = "// no comment" // "comment""##, ["// no comment"]),
      (###"#"a \#(b) "c" \n"#"###, [#"a {{1}} "c" \n"#]),
      ("\"\"\"\n    one \\\n    two\n      three\n    \"\"\"", ["one two\n  three"]),
      (#""a \(f(x, g("b")) + ")") c\u{2026}""#, ["b", ")", "a {{1}} c…"]),
    ])
  func readsTheFormatsOfASource(source: String, formats: [String]) {
    #expect(MessageLiterals.found(in: source).map(\.format) == formats)
  }

  @Test func findsTheCallsAroundALiteral() {
    let literals = MessageLiterals.found(in: #"throw UsageError("Option '\(name("a"))'", command: "b") + "c""#)
    #expect(literals.map(\.calls) == [["UsageError", "", "name"], ["UsageError"], ["UsageError"], []])
  }

  /// Reads the translations of the theme.
  static func german() throws -> [String: InterfaceText] {
    let path = "Templates/texts/de.diagnostics.yml"
    let bytes = Array(try Data(contentsOf: root.appending(path: path)))
    let texts = MarkdownDocumentReader().texts(from: SourceFile(path: path, bytes: bytes))
    #expect(texts.diagnostics == [])
    return texts.value
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  /// Calls whose literals aren't messages: help texts, which are English, and programming errors.
  private static let otherCalls: Set<String> = [
    "CommandSpecification", "OperandSpecification", "OptionSpecification", "UsageError", "precondition",
    "preconditionFailure",
  ]

  /// Parts of the sources whose sentences aren't messages about a site.
  private static let otherSources: [String] = [
    // Code and the records of git.
    "Archives/", "SiteBuilder/Exercise/", "EvidenceRunner/Assembly/OrderOfCalls",
    "EvidenceRunner/Assembly/MixedCalls", "EvidenceRunner/Assembly/NotedAnswers",
    "EvidenceRunner/Assembly/OtherInput",
    // Patterns of other languages' statements, and names of languages in themselves.
    "CaseStudyReader/Text/ModuleStatements", "SiteBuilder/Texts/Endonyms",
    // Help, and messages of the operating system, git, compilers and sandboxes.
    "SolidsiteCommand/Arguments/", "SolidsiteCommand/Completions/", "SolidsiteCommand/Manual/",
    "SolidsiteCommand/Process/",
    "ChangeLedger/Git/GitProgram", "ChangeLedger/Git/GitRepository", "ChangeLedger/Git/ScratchRepository",
    "ChangeLedger/Git/UnsafeFileSearch", "ChangeLedger/History/", "ChangeLedger/Results/", "ChangeLedger/Revisions/",
    "ChangeLedger/Statistics/",
    "EvidenceRunner/Execution/Bubblewrap", "EvidenceRunner/Execution/DirectLinking",
    "EvidenceRunner/Execution/RunFiles", "EvidenceRunner/Execution/ModuleCache",
    "EvidenceRunner/Execution/ProgramEnd", "EvidenceRunner/Execution/Sandbox", "EvidenceRunner/Execution/StartMark",
    "EvidenceRunner/Execution/SwiftCompiler",
    "EvidenceRunner/Execution/Toolchain", "EvidenceRunner/Execution/Workspace", "EvidenceRunner/Examples/BlockCompiler",
    "EvidenceRunner/Examples/ExampleFaults", "EvidenceRunner/Examples/ExampleClassification",
    "EvidenceRunner/Examples/JointCompilation", "EvidenceRunner/Examples/OmittedCode",
    // Formats of files, and programs.
    "CaseStudyModel/Evidence/EvidenceInputs", "CaseStudyModel/Evidence/ExampleInputs",
    "CaseStudyModel/Site/LanguageCommands", "CaseStudyModel/Source/OtherNames", "EvidenceStore/",
    "SolidsiteCommand/ExitStatus",
    "EvidenceRunner/Ledger/", "EvidenceRunner/Prelude/", "EvidenceRunner/Pictures/", "EvidenceRunner/Measurements/",
    "EvidenceRunner/Mutations/", "EvidenceRunner/Assembly/ModuleSources", "EvidenceRunner/Assembly/ReplacedLiterals",
    "EvidenceRunner/Assembly/ClauseChange",
    "EvidenceRunner/Execution/ProgramRunner",
    "EvidenceRunner/Verification/ConformerMutants", "EvidenceRunner/Verification/CreatedValues",
    "EvidenceRunner/Verification/ReservedNames+Members",
    "SiteBuilder/Evidence/Exported",
    "SiteBuilder/Formats/CitationFormat", "SiteBuilder/Formats/Elsewhere/RobotsFormat",
    "SiteBuilder/Sharing/StructuredData",
    "EvidenceRunner/Execution/FinishingWord", "EvidenceRunner/Execution/ProgramText", "SolidsiteCommand/Starting/",
    "SolidsiteCommand/Inspection/", "SolidsiteCommand/Ledger/", "SiteStorage/Publishing/MoveJournal",
    "SiteStorage/Publishing/SitePublisher", "SiteBuilder/Formats/ContentPolicy",
    "SiteBuilder/Pictures/CleanedPictureRules",
    "PreviewServer/Events/", "PreviewServer/HTTP/", "PreviewServer/Listening/", "PreviewServer/Pages/",
    "SourceTrees/StudyLanguages", "SourceTrees/Pairs/CodePairs", "CaseStudyReader/Classification/DesignSigns",
    "CaseStudyReader/Language/CommonWords",
    // Names of callouts and directives.
    "CaseStudyReader/Markdown/MarkdownWalker+Callouts", "CaseStudyReader/Text/Directives",
    "SolidsiteCommand/Schemas/", "CaseStudyReader/Settings/SettingSchema",
    "SwiftFacts/", "SyntaxFacts/", "EvidenceMeasures/", "Platform/", "Subprocesses/", "SystemFiles/", "FileWatching/",
    // Words of the protocol, which editors log.
    "LanguageServer/Transport/", "LanguageServer/Session/",
    // Texts of pages, which have their own catalogues.
    "CaseStudyModel/Study/Principle+BuiltIn", "SiteBuilder/Texts/ReaderPhrases",
  ]

  /// Single literals that aren't messages.
  private static let otherLiterals: Set<String> = [
    // Operations of the system, whose sentences are messages.
    "hand over", "look at",
    "Case studies", "new file ", "deleted file ", "old mode ", "new mode ", "rename from ", "not shown", "error: {{1}}",
    "dubious ownership",
    " --root {{1}}",
    "no language can be verified", "{{1}} numbers are needed", "solidsite {{1}}\n", "verify: {{1}}",
    "solidsite verify --rerun {{1}}",
    // Markup, and a text of pages that ReaderPhrases translates.
    "math display", "comparison key", "Formulas are shown as TeX source.",
    // An alternative text that says nothing.
    "alt text",
    // Code, and front matter.
    "func clauses", "func expect", "func name() -> Type", "{ value in … }", "else if",
    "---\nslug: {{1}}\naliases: [{{2}}]\n---\n\n", "slug: {{1}}\n",
    // The compiler's messages.
    "the compiler is unable to type-check this expression in reasonable time", "no such module", "is unavailable",
    "renamed to", "external macro implementation type", "cannot parse regular expression",
    // And node's.
    "Invalid regular expression",
    // Output of runs, which evidence stores.
    "No command runs it", "Another run ended differently or printed something else:",
    "{{1}}:{{2}}:{{3}}: nothing called the function or closure around this 'expect'",
    "{{1}}:1:1: the counters of the executed lines can't be read",
  ]

  /// Finds the sentences among the literals that have no translation, with the file that each is in.
  private static func messages(without translations: [String: InterfaceText]) throws -> [String: String] {
    var messages: [String: String] = [:]
    for (path, literal) in try literals()
    where translations[literal.format] == nil && !otherSources.contains(where: path.hasPrefix)
      && otherCalls.isDisjoint(with: literal.calls)
      && isSentence(literal.format) && !otherLiterals.contains(literal.format)
    {
      messages[literal.format] = path
    }
    return messages
  }

  /// Returns whether a text has two words in a row, or a word next to a value, and isn't markup, a list, an address or
  /// a message of libyaml.
  private static func isSentence(_ text: String) -> Bool {
    if markup.firstMatch(in: text) != nil || text.hasPrefix("solidsite: ") || text.hasPrefix("See 'solidsite") {
      return false
    }
    if libyaml.prefixMatch(in: text) != nil { return false }
    if text.hasPrefix("while parsing ") || text.hasPrefix("while scanning ") { return false }
    if text.contains("\n"), !text.contains(where: { ".:,;()'`".contains($0) }) { return false }
    return twoWords.firstMatch(in: text) != nil
  }

  private static let markup = CompiledPattern(/="|<\/|^ ?<[a-zA-Z!?]|https: http:|compatible;/)
  private static let libyaml = CompiledPattern(/(did not|could not|found|block sequence|mapping \w+ are)\s/)
  private static let twoWords = CompiledPattern(/[A-Za-z]{2,}[,;:.']* \(?[A-Za-z'"{]|[}'] [a-z]{3,}/)

  private static func literals() throws -> [(path: String, literal: MessageLiterals.Literal)] { try found.get() }

  /// The literals of all sources but the embedded texts, which take seconds to find.
  private static let found = Result { () throws -> [(path: String, literal: MessageLiterals.Literal)] in
    let folder = root.appending(path: "Sources")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") && !$0.contains("/Embedded/") }.sorted().flatMap { path in
      let source = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      return MessageLiterals.found(in: source).map { (path, $0) }
    }
  }
}
