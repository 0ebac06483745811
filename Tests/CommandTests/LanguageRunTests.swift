import Foundation
import TestForm
import Testing

/// Programs and tests in languages other than Swift, run by the site's commands.
@Suite(.serialized, .enabled(if: Confinement.works, Confinement.reason))
struct LanguageRunTests {
  /// A language with a study about parking fees.
  struct Example: Sendable, CustomStringConvertible {
    var description: String
    var interpreter: String
    var settings: String
    var study: String
    /// The statement of the study's test, which passes.
    var test: String
    /// Statements of a test that must pass.
    var honest: String
    /// Statements that replace the test's, and must not pass.
    var failing: [String]
    /// A line of the study that fails at run time, and the message about it.
    var broken: (line: String, by: String, note: String)

    var exists: Bool { FileManager.default.isExecutableFile(atPath: interpreter) }
  }

  static let python = Example(
    description: "Python", interpreter: "/usr/bin/python3",
    settings: "{check: [python3, -m, py_compile], run: [python3], test: [python3]}",
    study: study(
      language: "python", file: "fee.py", code: "def fee(vehicle, hours):\n    return 5 * hours", change: "5", to: "6",
      usage: "from fee import fee\nprint(fee('bus', 2))",
      driver: "from fee import fee\ndef charge(vehicle): return fee(vehicle, 3)",
      importing: "from driver import charge"),
    test: "expect(charge('bus'), 15)",
    honest: """
      import collections, pickle, sqlite3, xml.etree.ElementTree
      expect(pickle.loads(pickle.dumps([1])), [1])
      expect(collections.OrderedDict(a=[1]), {"a": [1]})
      def check(value, calls=(expect, 1)): calls[0](value, calls[1])
      check(1)
      class Case:
          def expect(self, value): expect(value, 3); return value
      expect(Case().expect(3), 3)
      """,
    failing: TestForm.sample(
      of: "Python tests that must not pass", every: 24,
      [
        "assert False", "expect(charge('bus'), 16)", "expect(charge('bus') == 16)", "expect(1)", "raise SystemExit(0)",
        "import sys; sys.exit(0)", "import os; os._exit(0)", "import driver; driver.x",
        "import builtins; builtins.expect = print", "def expect(*values): pass",
        "import os, sys; print(); os.write(1, b'done\\n'); os._exit(0)", "import signal, os; os.kill(os.getpid(), 15)",
        "class A:\n    def __eq__(self, other): return True\nexpect(A(), 3)",
        "import sys; print(sys.stdin.read()); sys.exit(0)", "import os; os._exit = print; expect(1, 2)",
        "class H(int):\n    def __eq__(self, other): return True\nexpect(H(2), H(3))",
        "import gc; gc.get_objects()", "(lambda expect: expect(1, 2))(print)",
      ] + PreludeForgeries.python + PreludeForgeries.pythonVariants) + PreludeForgeries.pythonKinds
      + endless("while True: pass"),
    broken: ("    return 5 * hours", "    return 5 * hourz", "NameError: name 'hourz' is not defined"))

  static let javascript = Example(
    description: "JavaScript", interpreter: "/usr/bin/node",
    settings: "{check: [sh, -c, 'for file; do node --check \"$file\" || exit; done', sh], run: [node], test: [node]}",
    study: study(
      language: "javascript", file: "fee.mjs",
      code: "export function fee(vehicle, hours) {\n  return 5 * hours;\n}", change: "5", to: "6",
      usage: "import {fee} from './fee.mjs';\nconsole.log(fee('bus', 2));",
      driver: "import {fee} from './fee.mjs';\nexport const charge = (vehicle) => fee(vehicle, 3);",
      importing: "import {charge} from './driver.mjs';"),
    test: "expect(charge('bus'), 15)",
    honest: """
      const values = () => [
        new Map([[1, {a: 1}], [{k: 1}, [2]], [null, 1]]), new Set([1, 'a', null, NaN, {a: 1}, {a: 2}, new Set([{b: 1}])]),
        /a/gi, new Uint8Array([1, 2]), Buffer.from('abc'), new DataView(new ArrayBuffer(3)), new ArrayBuffer(4),
        new SharedArrayBuffer(3), new Float64Array([1.5, NaN]), new Date(3), Object('a'), [undefined],
      ];
      for (const [index, value] of values().entries()) expect(value, values()[index]);
      expect(new Set([{a: 1}, {a: 2}]), new Set([{a: 2}, {a: 1}]));
      expect([{get a() { return 1; }}, new Error('a')], [{get a() { return 1; }}, new Error('a')]);
      expect(new Set([new Date(1), new Date(2)]), new Set([new Date(2), new Date(1)]));
      const {execFileSync} = await import('node:child_process');
      expect(execFileSync('echo', ['a']).toString(), 'a\\n');
      const {runInNewContext} = await import('node:vm');
      expect(runInNewContext('1 + 1', {}, {timeout: 9000}), 2);
      """,
    failing: TestForm.sample(
      of: "JavaScript tests that must not pass", every: 24,
      [
        "throw new Error('no')", "expect(charge('bus'), 16)", "expect(charge('bus') === 16)", "expect(1)",
        "process.exit(0)", "process.reallyExit(0)", "await new Promise(() => {})", "process.kill(process.pid)",
        "const expect = () => {}", "globalThis.expect = () => {}; expect(1, 1)", "import {nothing} from './driver.mjs'",
        "expect({a: 1}, {a: 2})", "Function.prototype.call = () => {}; expect(1, 2)",
        "((expect) => expect(1, 2))(() => {})",
        "class A { #a; constructor(a) { this.#a = a } }\nexpect(new A(1), new A(2))",
      ] + PreludeForgeries.javascript + PreludeForgeries.javascriptVariants) + PreludeForgeries.javascriptKinds
      + endless("for (;;) {}"),
    broken: ("  return 5 * hours;", "  return 5 * hourz;", "ReferenceError: hourz is not defined"))

  static let examples = [python, javascript].filter(\.exists)

  /// A statement that takes all the processor time that a test may have, on each side. Only `LONG=1` tries it;
  /// `EscapeTests` stops endless programs with short limits.
  private static func endless(_ statement: String) -> [String] {
    if TestForm.isLong { return [statement] }
    print("'\(statement)' is left to LONG=1: the limits stop an endless program of any language")
    return []
  }

  private static func study(
    language: String, file: String, code: String, change: String, to changed: String, usage: String, driver: String,
    importing: String
  ) -> String {
    let line = code.split(separator: "\n").first { $0.contains(change) }.map(String.init) ?? ""
    return """
      ---
      title: Parking
      summary: A more expensive bus.
      principles: [ocp]
      ---

      ## Before

      ```\(language) \(file) before
      \(code)
      ```

      ```\(language) usage before
      \(usage)
      ```

      ```output
      10
      ```

      ```\(language) driver before hidden
      \(driver)
      ```

      ## After

      ```\(language) \(file) after
      \(code.replacing("fee(vehicle, hours)", with: "fee(kind, hours)"))
      ```

      ```\(language) driver after hidden
      \(driver)
      ```

      ## What must not change

      ```\(language) test
      \(importing)
      expect(charge('bus'), 15)
      ```

      ## Change requests

      ### Dearer

      The operator asks.

      ```diff \(file) before
      -\(line)
      +\(line.replacing(change, with: changed))
      ```

      ```diff \(file) after
      -\(line)
      +\(line.replacing(change, with: changed))
      ```

      """
  }

  private static func with(_ example: Example, _ text: String, _ body: (SiteFolder) throws -> Void) throws {
    let settings = "title: Fees\nverifiers:\n  \(example.description.lowercased()): \(example.settings)\n"
    try VerifiedStudy.with(["parking": text], settings: settings, body)
  }

  @Test(arguments: examples)
  func runsUsagesAndTests(of example: Example) throws {
    // The change breaks the test, which shows that it runs on the patched side too.
    try Self.with(example, example.study) { folder in
      let run = try solidsite("verify --allow-commands", in: folder)
      let evidence = try folder.text(".solidsite/evidence/parking.json")
      let passed = evidence.components(separatedBy: "\"outcome\" : \"passed\"").count - 1
      #expect(passed == 3, "\(run.errors)")
      #expect(evidence.contains("\"problem\" : \"testFails\""))
      let line = VerifiedStudy.line(of: example.test, in: example.study)
      #expect(run.errors.contains("parking.md:\(line):1: note: expected 15, got 18"), "\(run.errors)")
      #expect(run.status == 1)
    }
  }

  @Test(arguments: examples)
  func passesNoTestThatDoesNotReachItsEnd(in example: Example) throws {
    let tests = example.failing.map { "```\(example.description.lowercased()) test\n\($0)\nexpect(1, 1)\n```\n" }
    let marker = "## Change requests"
    let importing = example.study.components(separatedBy: "\n").first { $0.contains("import") && $0.contains("charge") }
    let block = tests.map { test in
      test.replacing(" test\n", with: " test\n\(importing ?? "")\n", maxReplacements: 1)
    }.joined(separator: "\n")
    let text = example.study.components(separatedBy: marker)[0] + block
    try Self.with(example, text) { folder in
      let run = try solidsite("verify --allow-commands --all", in: folder)
      var refused = 0
      for (statement, test) in zip(example.failing, tests) {
        let first = String(test.split(separator: "\n")[1])
        let line = try #require(text.components(separatedBy: "\n").firstIndex(of: first)) - 1
        if run.errors.contains("parking.md:\(line):1: error: This test must") { refused += 1 }
        for side in ["before", "after"] {
          #expect(
            run.errors.contains("parking.md:\(line):1: error: This test must") && run.errors.contains("\(side) side"),
            "\(statement)\n\(run.errors)")
        }
      }
      print("\(tests.count) tests in \(example.description) that must not pass: \(tests.count - refused) passed")
      #expect(run.errors.contains("(\(2 * tests.count) problems)"), "\(run.errors)")
      let evidence = try folder.text(".solidsite/evidence/parking.json")
      #expect(evidence.components(separatedBy: "\"outcome\" : \"passed\"").count - 1 == 3)
    }
  }

  @Test(arguments: examples)
  func rejectsATestWithANameThatLooksLikeExpect(in example: Example) throws {
    let test = "```\(example.description.lowercased()) test\n\u{435}xpect(1, 2)\n```\n"
    try Self.with(example, example.study.components(separatedBy: "## Change requests")[0] + test) { folder in
      let run = try solidsite("verify --allow-commands", in: folder)
      #expect(run.errors.contains("'expect' must not be declared, as tests call it"), "\(run.errors)")
      #expect(run.status == 1)
    }
  }

  @Test(arguments: examples)
  func passesHonestTests(in example: Example) throws {
    let text = example.study.replacing(example.test, with: example.honest + "\n" + example.test)
    try Self.with(example, text) { folder in
      let run = try solidsite("verify --allow-commands", in: folder)
      let evidence = try folder.text(".solidsite/evidence/parking.json")
      #expect(evidence.components(separatedBy: "\"outcome\" : \"passed\"").count - 1 == 3, "\(run.errors)")
    }
  }

  @Test(arguments: examples)
  func saysWhereTheCodeFails(in example: Example) throws {
    let text = example.study.replacing(example.broken.line, with: example.broken.by, maxReplacements: 1)
    try Self.with(example, text) { folder in
      let run = try solidsite("verify --allow-commands", in: folder)
      let line = VerifiedStudy.line(of: example.broken.by, in: text)
      #expect(run.errors.contains("Content/case-studies/parking.md:\(line):"), "\(run.errors)")
      #expect(run.errors.contains(example.broken.note), "\(run.errors)")
    }
  }

  @Test(arguments: examples)
  func runsNothingIfOnlyACheckIsNamed(for example: Example) throws {
    let text = example.study.replacing(example.test, with: "expect(1, 2)")
    var checked = example
    checked.settings = String(example.settings.prefix { $0 != "]" }) + "]}"
    if checked.description == "JavaScript" {
      checked.settings = "{check: [sh, -c, 'for file; do node --check \"$file\" || exit; done', sh]}"
    }
    try Self.with(checked, text) { folder in
      try #expect(solidsite("verify --allow-commands", in: folder).status == 0)
      let evidence = try folder.text(".solidsite/evidence/parking.json")
      #expect(!evidence.contains("\"outcome\""))
      #expect(evidence.contains("\"isCompiled\" : true"))
    }
  }

  @Test(
    .enabled(if: python.exists, "Python isn't installed"),
    arguments: [("SyntaxError: invalid syntax", true), ("SyntaxError: another", false)])
  func expectsTheCheckToRejectABlockThatFails(message: String, isExpected: Bool) throws {
    try Self.expectRefusal(isExpected, of: Self.python, saying: message)
  }

  @Test(
    .enabled(if: javascript.exists, "Node isn't installed"),
    arguments: [("Unexpected token '='", true), ("Node.js v", false), ("x = =", false)])
  func readsWhatNodeSaysOfABlockThatFails(message: String, isExpected: Bool) throws {
    try Self.expectRefusal(isExpected, of: Self.javascript, saying: message)
  }

  /// Expects the check of a faulty block to print a message, or not to.
  private static func expectRefusal(_ isExpected: Bool, of example: Example, saying message: String) throws {
    let block = "```\(example.description.lowercased()) after fails=\"\(message)\"\nx = = 1\n```\n\n"
    let text = example.study.replacing("## What must not change", with: block + "## What must not change")
    try with(example, text) { folder in
      let run = try solidsite("verify --allow-commands", in: folder)
      #expect(run.errors.contains("[CodeIsNotRefused]") == !isExpected, "\(run.errors)")
    }
  }

  @Test(.enabled(if: python.exists, "Python isn't installed"))
  func checksWithTheInterpretersModulesNotTheStudys() throws {
    let forged = """
      ```python py_compile.py after
      import sys
      sys.exit('  File "refused.py", line 1\\nSyntaxError: you must not')
      ```

      ```python after fails="you must not"
      x = 1
      ```


      """
    let text = Self.python.study.replacing("## What must not change", with: forged + "## What must not change")
    try Self.with(Self.python, text) { folder in
      let run = try solidsite("verify --allow-commands", in: folder)
      #expect(run.errors.contains("[CodeIsNotRefused]"), "\(run.errors)")
    }
  }

  @Test func saysThatAProgramIsMissing() throws {
    let settings = "title: Fees\nverifiers:\n  ruby: {check: [no-such-ruby], test: ./no-such-tool}\n"
    try VerifiedStudy.with(["parking": "# Fees\n\n## Before\n\n```ruby a.rb\n1\n```\n"], settings: settings) { folder in
      let run = try solidsite("verify --allow-commands", in: folder)
      for (column, name) in [(18, "no-such-ruby"), (39, "./no-such-tool")] {
        #expect(
          run.errors.contains(
            "solidsite.yml:3:\(column): error: Command '\(name)' must be installed [MissingProgram]"),
          "\(run.errors)")
      }
      #expect(run.status == 1)
    }
  }

  @Test func needsNoProgramForALanguageThatIsNotVerified() throws {
    let settings = "title: Fees\nverifiers:\n  ruby: {check: [no-such-ruby]}\n  perl: {check: ['true']}\n"
    let studies = [
      "fees": "# Fees\n\n## Before\n\n```ruby a.rb\n1\n```\n", "perl": "# Perl\n\n## Before\n\n```perl a.pl\n1\n```\n",
    ]
    try VerifiedStudy.with(studies, settings: settings) { folder in
      try #expect(!solidsite("verify --allow-commands perl", in: folder).errors.contains("no-such-ruby"))
      try #expect(solidsite("verify --allow-commands", in: folder).errors.contains("no-such-ruby"))
    }
  }

  @Test func rejectsTestsWithoutAPrelude() throws {
    let settings = "title: Fees\nverifiers:\n  ruby: {check: ['true'], test: [sh]}\n"
    try VerifiedStudy.with(["parking": "# Fees\n\n## Before\n\n```ruby a.rb\n1\n```\n"], settings: settings) { folder in
      let run = try solidsite("verify --allow-commands", in: folder)
      #expect(
        run.errors.contains("solidsite.yml:3:3: error: Language 'ruby' must have a 'prelude' for its tests"),
        "\(run.errors)")
    }
  }

  /// A language whose tests are run by the site's program, with the site's prelude.
  @Test func runsTestsThroughAPreludeOfTheSite() throws {
    let settings = "title: Fees\nverifiers:\n  ruby: {check: ['true'], test: [tools/run], prelude: tools/prelude.sh}\n"
    let study = """
      # Fees

      ## Before

      ```ruby fee.rb before
      fee() { echo 5; }
      ```

      ```ruby test before
      . ./fee.rb
      [ "$(fee)" = 5 ] || exit 1
      ```

      ```ruby test before
      exit 0
      ```

      """
    try VerifiedStudy.with(["parking": study], settings: settings) { folder in
      try folder.write("read -r word\n. \"./$1\" </dev/null\nprintf '\\n%s\\n' \"$word\"\n", to: "tools/prelude.sh")
      try folder.write("#!/bin/sh\nexec sh \"$@\"\n", to: "tools/run")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/tools/run")
      let run = try solidsite("verify --allow-commands", in: folder)
      #expect(run.errors.contains("(1 problem)"), "\(run.errors)")
      #expect(run.errors.contains("it ended before its last line, with success; remove calls"), "\(run.errors)")
      #expect(!run.errors.contains("it printed last: It"), "\(run.errors)")
    }
  }
}
