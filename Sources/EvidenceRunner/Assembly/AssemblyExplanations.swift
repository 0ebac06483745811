import CaseStudyModel

/// The explanations of the diagnostics of assembling a study's code.
public enum AssemblyExplanations {
  /// The explanations, of patches and of other blocks.
  public static let explanations = blockExplanations + patchExplanations

  private static let blockExplanations = [
    DiagnosticExplanation(
      id: "FileOutsideTree", summary: "The file of a fence must be a relative path without '..'",
      text: "The files of a side are written into a folder of their own to be compiled; the block is left out.",
      example: """
        ```swift ../Goal.swift before       leaves the folder
        ```swift Model/Goal.swift before
        """, entails: ["PatchOfUnknownFile", "UnknownStep"]),
    DiagnosticExplanation(
      id: "LongFileName", summary: "The file name of a fence must be one that file systems can store",
      text: """
        A file or folder can have a name of at most 255 bytes, and a path has a limit too. The files of a side are \
        written to be compiled; the block is left out.
        """,
      example: """
        ```swift ReportsOfAllAccountsAndTheirOwners….swift before    is too long
        ```swift Reports.swift before
        """, entails: ["PatchOfUnknownFile"]),
    DiagnosticExplanation(
      id: "UnnamedCode", summary: "A block that a command checks must name its file",
      text: """
        Commands under 'verifiers' receive files, and tell the language by the file name. Code that is only shown is \
        marked with 'ignore'.
        """,
      example: "```python greet.py before"),
    DiagnosticExplanation(
      id: "UnreadableFacts", summary: "A facts program must succeed and print the facts of the files as JSON",
      text: """
        Commands under 'facts' receive the same files as the command under 'verifiers', and print what these declare \
        and refer to. Without facts, measurements that read the code's syntax are left out.
        """,
      example: "facts:\n  python: [python-facts]"),
    DiagnosticExplanation(
      id: "MissingPrelude", summary: "A language with a 'test' command must have a prelude",
      text: """
        Tests are run through a file that reads a word from its standard input, runs the test that its argument names, \
        and prints the word on a line of its own after the test's last line. solidsite has one for Python, JavaScript \
        and TypeScript; for any other language, the site names its own.
        """,
      example: "verifiers:\n  ruby: {check: [ruby, -c], test: [ruby], prelude: Content/prelude.rb}"),
    DiagnosticExplanation(
      id: "MissingProgram", summary: "A command under 'verifiers' or 'facts' must be installed",
      text: """
        A program is looked up in /usr/bin and /bin, next to solidsite, and on the PATH; a name with a slash is a path \
        from the site's folder. Code in its language is not verified until the program is installed.
        """,
      example: "facts:\n  python: [tree-sitter-facts]"),
    DiagnosticExplanation(
      id: "IdleContract", summary: "A contract must be in a language whose contracts can be run",
      text: "Contracts run only in Swift. In other languages, tests can check the same promises.",
      example: "```swift contract=Layout"),
    DiagnosticExplanation(
      id: "BlockWithoutSide", summary: "A block to be compiled with a side's code must name its side",
      text: """
        A usage, a fake, or code that must not compile means nothing without a side's files. The block is shown, \
        but neither compiled nor run.
        """,
      example: "```swift usage after", traits: .isAboutWholeStudy),
    DiagnosticExplanation(
      id: "UnpairedContract", summary: "A contract and its conformers must be on the same side",
      text: """
        Clauses prove something only if conformers are tested against them, and conformers need clauses to keep. A \
        contract that names no side is for every side that has conformers.
        """,
      example: """
        ```swift contract=Layout after
        ```swift conformers=Layout after
        """, traits: .isAboutWholeStudy),
  ]

  private static let patchExplanations = [
    DiagnosticExplanation(
      id: "IdleRequestBlock", summary: "A change request must consist of diffs, new files, drivers and tests",
      text: """
        Programs, fakes, contracts and code that must not compile belong to a side, not to a change of it. The \
        acceptance test shows what a change does.
        """,
      example: "```swift test", entails: ["BlockWithoutSide", "WeakClaim"]),
    DiagnosticExplanation(
      id: "ChangelessRequest", summary: "A change request must change something on a side",
      text: """
        Its tests check what it changes. Behaviour that both sides already have belongs in the tests of what must not \
        change.
        """,
      example: "```diff Fee.swift after"),
    DiagnosticExplanation(
      id: "MalformedPatch", summary: "A diff must be made of context lines, removed lines and added lines",
      text: "Each line begins with a space, a minus or a plus; a line @@ begins the next hunk.",
      example: """
        ```diff Fee.swift before
           case "bus": 5 * hours
        +  case "motorcycle": hours
        ```
        """, entails: ["FaultyFile"]),
    DiagnosticExplanation(
      id: "PatchOfUnknownFile", summary: "A diff must change a file of its side",
      text: "The file is the one that the info string names, with all its fences joined, on the side that it names.",
      example: "```diff Fee.swift before", traits: .isAboutWholeStudy),
    DiagnosticExplanation(
      id: "SwappedSides", summary: "The code of each side must be the one that its diffs change",
      text: """
        Each diff with the word 'before' matches the code after, and each diff with the word 'after' matches the code \
        before. So either the code is in the wrong sections, or the diffs name the wrong sides.
        """,
      example: """
        ## Before
        ## After      has the code before the refactoring
        """, entails: ["FaultyFile", "UndefinedName"]),
    DiagnosticExplanation(
      id: "PatchWithoutPlace", summary: "A hunk must match lines of its file",
      text: """
        The context lines and removed lines must follow one another in the joined file, spaces included. The message \
        names the place where most of them match, and the first line there that differs.
        """,
      example: """
        -  func fee(hours: Int) -> Int { 2*hours }      the file has '2 * hours'
        -  func fee(hours: Int) -> Int { 2 * hours }
        """, entails: ["FaultyFile"]),
    DiagnosticExplanation(
      id: "AmbiguousPatch", summary: "A hunk must match one place of its file",
      text: """
        Numbers in @@ lines are not read. If the lines are in the file more than once, add more of the lines around \
        them to show which place is meant.
        """,
      example: """
           func fee() {
        -    one
        +    two
        """),
    DiagnosticExplanation(
      id: "PatchTooLarge", summary: "The diffs of a study must not take too long to apply",
      text: """
        Each hunk is searched for in the whole file, and each change request starts from all files of its side. If a \
        file changes in so many places, write it in full; if a study has so many changes, divide it.
        """,
      example: "```swift Fee.swift before replace"),
    DiagnosticExplanation(
      id: "AddedFileExists", summary: "A file that a change request adds must be a new one",
      text: """
        An existing file is changed by a diff, so that readers see what the request costs; 'replace' writes it as a \
        whole.
        """,
      example: "```swift Fee.swift before replace"),
    DiagnosticExplanation(
      id: "UnnamedChange", summary: "A block that a change request adds must name its file",
      text: "The cost of a request is counted by files. Code that is only shown is marked with 'ignore'.",
      example: "```swift MotorcycleTariff.swift after", traits: .isAboutWholeStudy),
  ]
}
