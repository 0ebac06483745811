extension Language {
  /// The usual extensions of source files, for languages whose files have one only.
  private static let fileExtensions = [
    "abap": "abap", "csharp": "cs", "dart": "dart", "gdscript": "gd", "go": "go", "haskell": "hs", "java": "java",
    "javascript": "js", "julia": "jl", "kotlin": "kt", "lua": "lua", "objective-c": "m", "php": "php",
    "protobuf": "proto", "python": "py", "ruby": "rb", "rust": "rs", "scala": "scala", "solidity": "sol",
    "swift": "swift", "toml": "toml", "typescript": "ts", "vb": "vb",
  ]

  /// The extensions of source files, for languages whose files have several.
  private static let otherExtensions = [
    "clojure": ["clj", "cljc", "cljs", "edn"], "elixir": ["ex", "exs"], "fsharp": ["fs", "fsi", "fsx"],
    "graphql": ["gql", "graphql", "graphqls"], "groovy": ["gradle", "groovy"],
    "ini": ["cfg", "conf", "ini"], "makefile": ["mk"], "pascal": ["dpr", "pas"],
    "perl": ["pl", "pm"], "powershell": ["ps1", "psd1", "psm1"], "r": ["r"],
  ]

  private static let languages: [String: String] = {
    var languages = Dictionary(uniqueKeysWithValues: fileExtensions.map { ($0.value, $0.key) })
    for (language, names) in otherExtensions {
      for name in names { languages[name] = language }
    }
    return languages
  }()

  /// The usual extension of the language's files, without a dot; `nil` if it isn't known, or isn't the only one.
  package var fileExtension: String? { Self.fileExtensions[rawValue] }

  /// Returns the language whose files have an extension; `nil` if it isn't known.
  package static func language(ofFileExtension name: String) -> Language? {
    languages[name].map(Language.init(rawValue:))
  }
}
