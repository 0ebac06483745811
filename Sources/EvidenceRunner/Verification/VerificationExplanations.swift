import CaseStudyModel

/// The explanations of the diagnostics that only `solidsite verify` reports.
public enum VerificationExplanations {
  /// The explanations of diagnostics about assembling and running code, change requests, steps and examples.
  public static let all =
    AssemblyExplanations.explanations + runExplanations + requestExplanations + stepExplanations
    + ExampleExplanations.all

  private static let stepExplanations = [
    DiagnosticExplanation(
      id: "StepDoesNotBuild", summary: "The code after a step should build",
      text: """
        The page of the steps says so. A step often builds if it adds a new type beside the old one, and a later step \
        removes the old one; 'removes' under 'steps' chooses that step.
        """,
      example: "steps: [the-layout, {heading: the-cell, removes: [DecoratingCell.swift]}]"),
    DiagnosticExplanation(
      id: "StepFailsTests", summary: "The code after a step should pass the behaviour tests",
      text: """
        The tests run through the drivers of the after side, and through those of the before side. If the tests \
        compile with neither, or one of them fails, the page of the steps says so.
        """,
      example: "```swift driver hidden before"),
  ]

  private static let runExplanations = [
    DiagnosticExplanation(
      id: "OtherToolchain", summary: "Evidence must come from the installed toolchain",
      text: "Compilers differ in what they accept and print. The study is verified again with the installed compiler.",
      example: "solidsite verify   measures again with the new compiler"),
    DiagnosticExplanation(
      id: "CodeDoesNotCompile", summary: "Code must compile",
      text: """
        The place is where the compiler reports the error. Mark code that is only shown with 'ignore', and code that \
        the compiler must reject with 'fails'.
        """,
      example: "```swift Fee.swift ignore", traits: .failsVerification),
    DiagnosticExplanation(
      id: "CompilerFault", summary: "The compiler must neither crash on the code of a study nor exceed its limits",
      text: """
        It crashed, or took more time or memory than it may use. Smaller functions, or explicit types, often help.
        """,
      example: "let total: Int = prices.reduce(0, +)", traits: .failsVerification),
    DiagnosticExplanation(
      id: "CodeIsNotRefused", summary: "The compiler must reject code with 'fails', and print its text",
      text: """
        The text must be part of one of the compiler's errors. Any other error doesn't count, because it shows \
        something else.
        """,
      example: "```swift after fails=\"does not conform\"", traits: .failsVerification),
    DiagnosticExplanation(
      id: "OutputDiffers", summary: "A program must print what its output block says",
      text: """
        White space at the ends of lines doesn't matter. 'solidsite verify --update' writes what was printed into \
        the block.
        """,
      example: "```output\n4\n```", traits: .failsVerification),
    DiagnosticExplanation(
      id: "ProgramFails", summary: "A program or test must succeed on its side",
      text: "The message names the side, and says what was printed before the end.",
      example: "expect(fee(hours: 2), 4)", traits: .failsVerification),
  ]

  private static let requestExplanations = [
    DiagnosticExplanation(
      id: "PlaceboMoved", summary: "A measurement must find no difference between equal sides",
      text: """
        Each measurement also compares each side with itself, and the sides swapped. If a number differs then, the \
        measurement has a bug, and no verdict can rest on it.
        """,
      example: "solidsite verify registration", traits: .failsVerification),
    DiagnosticExplanation(
      id: "FlakyRun", summary: "A program must end the same way and print the same output in every run",
      text: """
        Each program runs three times, each time with a different hash seed, date and order. A result that depends on \
        them proves nothing: sort the elements of sets and dictionaries, and pass dates in.
        """,
      example: "for name in names.sorted() { print(name) }", traits: .failsVerification),
    DiagnosticExplanation(
      id: "AcceptanceMissesChange", summary: "An acceptance test must run lines that its change adds",
      text: """
        A test that passes without running the added code proves nothing about it. A driver must call that code, not \
        do its work.
        """,
      example: "expect(fee(for: \"motorcycle\", hours: 3), 3)", traits: .failsVerification),
    DiagnosticExplanation(
      id: "AcceptanceProvesNothing", summary: "An acceptance test must fail before its change",
      text: """
        A test that passes without the change doesn't show that the change is made. A test that doesn't compile counts \
        as failing.
        """,
      example: "expect(fee(for: \"motorcycle\", hours: 3), 3)", traits: .failsVerification),
    DiagnosticExplanation(
      id: "ClauseWithoutTeeth", summary: "A clause must be broken by a conformer that is wrong on purpose",
      text: "A clause that no conformer breaks proves nothing, and the verdict is then 'not shown'.",
      example: "wrong(\"Refund\") { Refund() }"),
    DiagnosticExplanation(
      id: "ConformerCannotBeMade", summary: "A conformer must be constructed before its clauses are checked",
      text: """
        Constructing it trapped, ended the program or didn't end. All its checks fail for that reason, and say nothing \
        about the clauses; a wrong conformer would seem to break them all.
        """,
      example: "conformer(\"Empty tariff\") { Tariff(prices: []) }", traits: .failsVerification),
    DiagnosticExplanation(
      id: "ContractCannotRun", summary: "A contract must list its conformers before it tries them",
      text: """
        The conformers' block ended early, by a trap or by exit. At the top level, it should only call 'conformer' and \
        'wrong'.
        """,
      example: "conformer(\"CarTariff\") { CarTariff() }", traits: .failsVerification),
  ]
}
