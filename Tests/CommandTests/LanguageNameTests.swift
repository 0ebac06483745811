import Foundation
import TestForm
import Testing

/// Names of languages in info strings, with the highlighters and other names of the program.
@Suite struct LanguageNameTests {
  /// The names that Pygments has for languages; nil without Pygments.
  private static let namesOfPygments: [String]? = {
    let program = """
      from pygments.lexers import get_all_lexers
      print(*sorted({name.lower() for lexer in get_all_lexers() for name in lexer[1]}))
      """
    return try? Python.output(of: ["-c", program]).split(whereSeparator: \.isWhitespace).map(String.init)
  }()

  /// The names of languages that are common on GitHub.
  private static let namesOnGitHub = """
    ada apex asciidoc assembly astro autohotkey awk ballerina batchfile bicep c++ cairo clojure cmake cobol coffeescript \
    common-lisp crystal csv cuda cue cython d dart dhall dockerfile edn eiffel ejs elixir elm emacs-lisp erb erlang f# \
    fish fortran gdscript gherkin gleam glsl gnuplot gradle graphql groovy haml handlebars haskell haxe hcl hlsl http \
    idris ini janet jinja json5 jsonc jsonl jsonnet jsx julia just kql latex lean less liquid lisp llvm lua makefile \
    markdown matlab mdx mermaid meson move nasm nginx nim nix nushell objective-c++ ocaml odin openscad pascal perl \
    plsql postcss powershell prisma processing prolog protobuf pug puppet purescript qml r racket raku reason rego \
    rescript restructuredtext robotframework roc rst sass scheme scss smalltalk solidity sparql stan starlark stata \
    stylus svelte svg systemverilog tcl terraform tex toml tsql turtle twig typst v vala vb.net vba verilog vhdl vim \
    viml vue vyper wasm wat webassembly wgsl xslt yacc zig
    """.split(separator: " ").map(String.init)

  private struct Report: Decodable {
    struct Remark: Decodable {
      var id: String
      var severity: String
      var message: String
    }

    var diagnostics: [Remark]
  }

  /// Returns the diagnostics about languages in a site with settings whose blocks have the given names.
  private func diagnostics(ofBlocksIn names: [String]) throws -> [String] {
    let blocks = names.map { "```\($0)\na\n```\n" }.joined(separator: "\n")
    let page = "---\ntitle: A\nsummary: B\n---\n\n# A\n\n" + blocks
    var output = ""
    try SiteFolder.with(["solidsite.yml": "title: T\n", "Content/pages/a.md": page]) { folder in
      output = try solidsite("check --format json", in: folder).output
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(output.utf8))
    return report.diagnostics.filter { $0.id == "UnknownLanguage" }.map { $0.severity + ": " + $0.message }
  }

  private func isRemark(_ diagnostic: String) -> Bool {
    diagnostic.hasPrefix("information: Language '") && diagnostic.hasSuffix("' has no grammar, so its code is plain")
  }

  @Test func knowsTheNamesThatGitHubHas() throws {
    let found = try diagnostics(ofBlocksIn: Self.namesOnGitHub)
    #expect(found.filter { !isRemark($0) } == [])
    #expect(found.count > 50)
  }

  @Test(.enabled(if: namesOfPygments != nil, "python3 with Pygments isn't installed"))
  func knowsTheNamesThatPygmentsHas() throws {
    let names = try #require(Self.namesOfPygments)
    #expect(names.count > 900)
    let found = try diagnostics(ofBlocksIn: names)
    #expect(found.filter { !isRemark($0) } == [])
    #expect(found.count > 400)
  }

  @Test(arguments: [
    ("swfit", "swift"), ("pyhton", "python"), ("phyton", "python"), ("javscript", "javascript"),
    ("typscript", "typescript"), ("jsno", "json"), ("rsut", "rust"), ("kotln", "kotlin"), ("haskel", "haskell"),
    ("elixr", "elixir"), ("lang-js", "js"), ("language-swift", "swift"), ("ouput", "output"),
  ])
  func suggestsTheNameThatAMisspeltOneMeans(name: String, meant: String) throws {
    let message = "warning: Language '\(name)' isn't known, so its code is plain; did you mean '\(meant)'?"
    #expect(try diagnostics(ofBlocksIn: [name]) == [message])
  }

  @Test(arguments: ["lua before", "toml Cargo.toml", "nim after", "zig:main.zig", "ocaml,before", "vb.net before"])
  func readsTheWordsAfterALanguage(info: String) throws {
    try SiteFolder.with(["README.md": "# A\n\n```\(info)\na\n```\n"]) { folder in
      let run = try solidsite("check --verbose", in: folder)
      #expect(!run.errors.contains("did you mean"))
      #expect(!run.errors.contains("isn't known"))
    }
  }
}
