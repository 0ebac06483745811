import Foundation
import Testing

/// Code of other languages, checked by the site's commands.
@Suite(
  .serialized, .enabled(if: Confinement.works, Confinement.reason),
  .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"), "Python isn't installed"))
struct VerifierCommandTests {
  private static let settings = "title: Scripts\nverifiers:\n  python: [python3, -m, py_compile]\n"

  private static let script = """
    ---
    title: Greetings
    summary: A new language.
    principles: [ocp]
    roles: {root: [greet.py]}
    ---

    ## Before

    ```python greet.py
    import names

    def greet(language):
        if language == "en":
            return "Hello, " + names.name
    ```

    ```python names.py
    name = "you"
    ```

    ## After

    ```python greet.py
    import importlib

    def greet(language):
        return importlib.import_module("greetings." + language).greeting
    ```

    ```python greetings/en.py
    greeting = "Hello, you"
    ```

    ## Change requests

    ### German

    A reader from Bonn asks.

    ```diff greet.py before
         if language == "en":
             return "Hello, " + names.name
    +    return "Hallo, " + names.name
    ```

    ```diff names.py before
    -name = "you"
    +name = "du"
    ```

    ```python greetings/de.py after
    greeting = "Hallo, du"
    ```

    """

  @Test func runsCommandsOnlyIfAllowed() throws {
    try VerifiedStudy.with(["greetings": Self.script], settings: Self.settings) { folder in
      let refused = try solidsite("verify", in: folder)
      #expect(
        refused.errors
          == "1 study wasn't run, because it needs the commands under 'verifiers'; add --allow-commands\n")
      #expect(refused.status == 0)
      let allowed = try solidsite("verify --allow-commands", in: folder).errors
      #expect(allowed.contains("ocp not shown: The code was only checked, not run"), "\(allowed)")
      let evidence = try folder.text(".solidsite/evidence/greetings.json")
      #expect(evidence.contains("\"toolchain\" : \"python3 -m py_compile\""))
      #expect(evidence.contains("greetings/en.py"))
      #expect(evidence.contains("\"key\" : \"onlyChecked\""))
      try #expect(solidsite("verify --allow-commands", in: folder).errors == "1 study has not changed\n")
    }
  }

  @Test func needsNoSwiftWhereOnlyCommandsVerify() throws {
    try VerifiedStudy.with(["greetings": Self.script], settings: Self.settings) { folder in
      let missing = ["SOLIDSITE_SWIFTC": "/nowhere/swiftc"]
      let run = try solidsite(["verify", "--allow-commands"], in: folder, environment: missing)
      #expect(run.status == 0, "\(run.errors)")
      try #expect(folder.text(".solidsite/evidence/greetings.json").contains("\"isCompiled\" : true"))
    }
  }

  @Test func showsNothingIfNoCommandRunsTheTests() throws {
    let settings = "title: Fees\nverifiers:\n  python: {check: [python3, -m, py_compile], run: [python3]}\n"
    try VerifiedStudy.with(["parking": LanguageRunTests.python.study], settings: settings) { folder in
      let run = try solidsite("verify --allow-commands", in: folder)
      #expect(run.errors.contains("ocp not shown: Nothing ran the tests: name a command under “test”"), "\(run.errors)")
    }
  }

  @Test func quotesAFlakyProgramIfAnotherRunPrintsNothing() throws {
    let python = LanguageRunTests.python
    let flaky = "import os\nif 'PYTHONHASHSEED' in os.environ: print('seen')\n" + python.test
    let study = python.study.replacing(python.test, with: flaky)
    try VerifiedStudy.with(["parking": study], settings: "title: Fees\nverifiers:\n  python: \(python.settings)\n") {
      let errors = try solidsite("verify --allow-commands", in: $0).errors
      #expect(errors.contains("note: it printed last: seen\n"), "\(errors)")
    }
  }

  @Test func countsTheStudiesOfAPartThatNeedCommands() throws {
    let studies = ["a": Self.script, "b": Self.script, "c": Self.script]
    try VerifiedStudy.with(studies, settings: Self.settings) { folder in
      let rest = "the commands under 'verifiers'; add --allow-commands\n"
      let (two, one) = ("2 studies weren't run, because they need ", "1 study wasn't run, because it needs ")
      try #expect(solidsite("verify --shard 1/2", in: folder).errors == two + rest)
      try #expect(solidsite("verify --shard 2/2", in: folder).errors == one + rest)
      try #expect(solidsite("verify --shard 4/4", in: folder).errors == "")
    }
  }

  @Test func findsThePlaceThatACommandNames() throws {
    let broken = Self.script.replacing("if language == \"en\":", with: "if language = \"en\":", maxReplacements: 1)
    try VerifiedStudy.with(["greetings": broken], settings: Self.settings) { folder in
      let run = try solidsite("verify --allow-commands", in: folder)
      let line = VerifiedStudy.line(of: "if language = \"en\":", in: broken)
      #expect(
        run.errors.contains("Content/case-studies/greetings.md:\(line):1: error: Code must compile: SyntaxError: "),
        "\(run.errors)")
      #expect(run.status == 1)
    }
  }

  @Test func verifiesSwiftAndChecksOtherLanguagesWithCommands() throws {
    let mixed = VerifiedStudy.other + "```python tool.py after\nprint(\n```\n"
    try VerifiedStudy.with(["zoo": mixed], settings: Self.settings) { folder in
      try #expect(solidsite("verify", in: folder).status == 0)
      let run = try solidsite("verify --allow-commands", in: folder)
      #expect(run.errors.contains("warning: Evidence must come from the installed toolchain"), "\(run.errors)")
      #expect(run.errors.contains("zoo: names no principle, so it gets no verdict (1 problem)"))
      #expect(run.status == 1)
    }
  }

  @Test func runsCommandsInTheSandbox() throws {
    let settings = "title: Scripts\nverifiers:\n  python: [sh, -c, 'test ! -e \"$0\" || exit 1', SECRET]\n"
    try VerifiedStudy.with(["greetings": Self.script]) { folder in
      try folder.write("mine", to: "secret")
      try folder.write(settings.replacing("SECRET", with: folder.path + "/secret"), to: "solidsite.yml")
      try #expect(solidsite("verify --allow-commands", in: folder).status == 0)
    }
  }

  /// A program that finds the classes of Python files, as a command under `facts` does.
  private static let facts = """
    facts:
      python:
        - python3
        - -c
        - |
          import ast, json, sys
          def lines(node): return {"name": node.lineno, "first": node.lineno, "last": node.end_lineno}
          def type(node):
            return {"name": node.name, "kind": "class", "lines": lines(node), "access": "internal",
                    "genericParameters": [], "inherited": [base.id for base in node.bases], "members": []}
          def file(path):
            body = ast.parse(open(path).read()).body
            return {"path": path, "imports": [], "extensions": [], "members": [],
                    "types": [type(node) for node in body if isinstance(node, ast.ClassDef)]}
          print(json.dumps({"version": 1, "files": [file(path) for path in sys.argv[1:]]}))

    """

  private static let classes = """
    ---
    title: Reports
    principles: [srp]
    ---

    ## Before

    ```python report.py
    class Report:
        title = "Report"
        total = 2
    ```

    ## After

    ```python text/report.py
    class Title:
        text = "Report"
    class Total:
        sum = 2
    ```

    ## Change requests

    ### Another title

    Marketing asks.

    ```diff report.py before
    -    title = "Report"
    +    title = "Statement"
    ```

    ```diff text/report.py after
    -    text = "Report"
    +    text = "Statement"
    ```

    ### Another total

    Finance asks.

    ```diff report.py before
    -    total = 2
    +    total = 3
    ```

    ```diff text/report.py after
    -    sum = 2
    +    sum = 3
    ```

    """

  @Test func measuresTheFactsThatACommandPrints() throws {
    try VerifiedStudy.with(["reports": Self.classes], settings: Self.settings + Self.facts) { folder in
      let run = try solidsite("verify --allow-commands", in: folder)
      #expect(run.errors.contains("srp not shown: The code was only checked, not run"), "\(run.errors)")
      let evidence = try folder.text(".solidsite/evidence/reports.json")
      for type in ["Report", "Title", "Total"] { #expect(evidence.contains("\"\(type)\""), "\(type)") }
      #expect(evidence.contains("facts by python3 "))
      try #expect(solidsite("verify --allow-commands", in: folder).errors == "1 study has not changed\n")
    }
  }

  @Test func reportsACommandThatPrintsNoFacts() throws {
    let settings = Self.settings + "facts:\n  python: [sh, -c, 'echo none >&2; exit 1']\n"
    try VerifiedStudy.with(["reports": Self.classes], settings: settings) { folder in
      let run = try solidsite("verify --allow-commands", in: folder)
      #expect(
        run.errors.contains(
          "warning: A facts program must succeed and print the facts of the files as JSON [UnreadableFacts]"),
        "\(run.errors)")
      #expect(run.errors.contains("the program said: none"), "\(run.errors)")
      #expect(run.status == 0)
    }
  }
}
