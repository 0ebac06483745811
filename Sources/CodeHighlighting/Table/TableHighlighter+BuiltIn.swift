extension TableHighlighter {
  /// The highlighters of all built-in languages.
  public static let builtIn = highlighters(of: grammars)

  /// Returns the highlighters of the built-in languages and of a site's own.
  ///
  /// An added grammar replaces the built-in one with the same first name.
  public static func builtIn(overriddenBy added: [LanguageGrammar]) -> [TableHighlighter] {
    if added.isEmpty { return builtIn }
    let names = Set(added.compactMap(\.names.first))
    return highlighters(of: grammars.filter { !names.contains($0.names.first ?? "") } + added)
  }

  private static func highlighters(of grammars: [LanguageGrammar]) -> [TableHighlighter] {
    // Later grammars win.
    var named: [String: LanguageGrammar] = [:]
    for grammar in grammars { for name in grammar.names { named[name] = grammar } }
    return grammars.map { TableHighlighter(grammar: $0, others: $0.embedded.values.compactMap { named[$0] }) }
  }

  private static let grammars: [LanguageGrammar] = grammarFiles.map { bytes in
    do {
      return try LanguageGrammar(parsing: String(decoding: bytes, as: UTF8.self))
    } catch {
      preconditionFailure("A built-in grammar is invalid: \(error)")
    }
  }

  private static var grammarFiles: [[UInt8]] {
    [
      PackageResources.abap_grammar, PackageResources.c_grammar, PackageResources.clojure_grammar,
      PackageResources.cpp_grammar, PackageResources.csharp_grammar, PackageResources.css_grammar,
      PackageResources.dart_grammar, PackageResources.diff_grammar, PackageResources.dockerfile_grammar,
      PackageResources.elixir_grammar, PackageResources.fsharp_grammar, PackageResources.gdscript_grammar,
      PackageResources.go_grammar, PackageResources.graphql_grammar, PackageResources.groovy_grammar,
      PackageResources.haskell_grammar, PackageResources.html_grammar, PackageResources.ini_grammar,
      PackageResources.java_grammar, PackageResources.javascript_grammar, PackageResources.json_grammar,
      PackageResources.julia_grammar, PackageResources.kotlin_grammar, PackageResources.lua_grammar,
      PackageResources.makefile_grammar, PackageResources.objective_c_grammar, PackageResources.pascal_grammar,
      PackageResources.perl_grammar, PackageResources.php_grammar, PackageResources.powershell_grammar,
      PackageResources.protobuf_grammar, PackageResources.python_grammar, PackageResources.r_grammar,
      PackageResources.ruby_grammar, PackageResources.rust_grammar, PackageResources.scala_grammar,
      PackageResources.shell_grammar, PackageResources.solidity_grammar, PackageResources.sql_grammar,
      PackageResources.toml_grammar, PackageResources.tsx_grammar, PackageResources.typescript_grammar,
      PackageResources.vb_grammar, PackageResources.xml_grammar, PackageResources.yaml_grammar,
    ]
  }
}
