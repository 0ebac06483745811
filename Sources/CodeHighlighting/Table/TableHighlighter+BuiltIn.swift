extension TableHighlighter {
  /// The highlighters of all languages whose grammars the module carries with it.
  public static let builtIn: [TableHighlighter] = {
    let grammars = grammarFiles.map { bytes in
      do {
        return try LanguageGrammar(parsing: String(decoding: bytes, as: UTF8.self))
      } catch {
        preconditionFailure("A grammar of the module is damaged: \(error)")
      }
    }
    let embedded = grammars.filter { $0.names.contains("javascript") || $0.names.contains("css") }
    return grammars.map { TableHighlighter(grammar: $0, others: embedded) }
  }()

  private static var grammarFiles: [[UInt8]] {
    [
      PackageResources.c_grammar, PackageResources.cpp_grammar, PackageResources.csharp_grammar,
      PackageResources.css_grammar, PackageResources.dart_grammar, PackageResources.diff_grammar,
      PackageResources.go_grammar, PackageResources.html_grammar, PackageResources.java_grammar,
      PackageResources.javascript_grammar, PackageResources.json_grammar, PackageResources.kotlin_grammar,
      PackageResources.objective_c_grammar, PackageResources.php_grammar, PackageResources.python_grammar,
      PackageResources.ruby_grammar, PackageResources.rust_grammar, PackageResources.scala_grammar,
      PackageResources.shell_grammar, PackageResources.sql_grammar, PackageResources.tsx_grammar,
      PackageResources.typescript_grammar, PackageResources.xml_grammar, PackageResources.yaml_grammar,
    ]
  }
}
