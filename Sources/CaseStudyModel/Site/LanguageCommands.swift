/// The commands that verify code of one language, each a program with its first arguments.
public struct LanguageCommands: Sendable, Equatable {
  /// The command that checks files without running them.
  public var check: [String]
  /// The command that runs a program; empty if usages are only checked.
  public var run: [String]
  /// The command that runs a test; empty if tests aren't run.
  public var test: [String]
  /// The path, in the site's folder, of the file that runs tests; `nil` for the one that comes with solidsite.
  public var prelude: String?

  public init(check: [String], run: [String] = [], test: [String] = [], prelude: String? = nil) {
    self.check = check
    self.run = run
    self.test = test
    self.prelude = prelude
  }

  /// The text by which evidence records the commands.
  package var description: String {
    let prelude = [prelude].compactMap { $0 }
    let commands = [("", check), ("programs by ", run), ("tests by ", test), ("prelude ", prelude)].filter {
      !$1.isEmpty
    }
    return commands.map { $0 + Self.name(of: $1) }.joined(separator: ", ")
  }

  /// Returns a command as text. A command of more than 80 bytes, which may contain a whole script, is shortened to its
  /// program and a hash.
  package static func name(of command: [String]) -> String {
    let text = command.map(quoted).joined(separator: " ")
    guard text.utf8.count > 80, let program = command.first else { return text }
    return "\(quoted(program)) \(contentHash(of: Array(text.utf8)))"
  }

  /// Quotes a word as shells do if it is empty or has spaces or quotes, so that different commands have different
  /// texts.
  private static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && !word.contains { $0.isWhitespace || $0 == "'" || $0 == "\"" }
    return isPlain ? word : word.shellQuoted
  }
}

extension LanguageCommands: ExpressibleByArrayLiteral {
  /// Creates the commands of a language whose code is only checked.
  public init(arrayLiteral elements: String...) { self.init(check: elements) }
}

/// A language that a setting names, with its place.
public struct NamedLanguage: Sendable, Equatable {
  /// The setting, such as `verifiers`.
  public var setting: String
  /// The language's name as written.
  public var language: String
  /// The place of the name in the settings.
  public var position: SourcePosition

  public init(setting: String, language: String, position: SourcePosition) {
    self.setting = setting
    self.language = language
    self.position = position
  }
}
