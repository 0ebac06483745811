import CaseStudyModel

/// Commands per language.
extension SettingsDecoder {
  /// Reads a mapping from languages to values, and notes where each language is named.
  mutating func languages<Value>(
    _ node: YAMLNode, key: String, _ configuration: inout SiteConfiguration,
    _ read: (YAMLNode, String, inout SettingsDecoder) -> Value?
  ) -> [String: Value] {
    var values: [String: Value] = [:]
    for entry in entries(node, key: key, of: "languages to commands", example: "{python: [mypy]}") {
      configuration.namedLanguages.append(NamedLanguage(setting: key, language: entry.key, position: entry.keyPosition))
      values[entry.key] = read(entry.value, entry.key, &self)
    }
    return values
  }

  /// Reads a command: a program with its arguments.
  mutating func command(_ node: YAMLNode, key: String) -> [String]? {
    if reportUndividedCommand(node, key: key) { return nil }
    let count = diagnostics.count
    let command = texts(node, key: key)
    guard diagnostics.count == count else { return nil }
    if let program = command.first, !program.isEmpty {
      reportShellWords(node, key: key)
      return command
    }
    diagnostics.report("WrongValue", .error, "Key '\(key)' must name a program", at: node.range(in: path))
    return nil
  }

  /// Reports a command of several words in one text, which would be the name of one program.
  private mutating func reportUndividedCommand(_ node: YAMLNode, key: String) -> Bool {
    guard let text = node.text, text.contains(" ") else { return false }
    let list = "[\(text.split(separator: " ").joined(separator: ", "))]"
    let range = node.range(in: path)
    let fix = Fix.replacing(text, with: list, at: range, isSafe: true)
    let isPlain = node.plainText != nil && text.allSatisfy { $0.isLetterOrNumber || "-_./ ".contains($0) }
    diagnostics.report(
      "WrongValue", .error, "Key '\(key)' must be a list of the command's words; '\(text)' is a single text", at: range,
      solutions: isPlain ? [] : ["write it as [program, argument]"], fixes: isPlain ? [fix] : [])
    return true
  }

  /// Other programs' placeholders for a file's name.
  private static let placeholders: Set<String> = [
    "%f", "%s", "{}", "{file}", "{files}", "{path}", "{{file}}", "{{files}}", "<file>", "<files>", "FILE", "FILES",
  ]

  /// Reports the first word of a command that only a shell would interpret, or that contains several words.
  private mutating func reportShellWords(_ node: YAMLNode, key: String) {
    guard case .sequence(let items) = node.content else { return }
    for (index, item) in items.enumerated() {
      guard let text = item.text else { continue }
      // The path of a program may have a space; the name of one on the machine doesn't.
      let isDivided = index == 0 && text.contains(" ") && !text.contains("/")
      let isShell =
        ["&&", "||", "|", ";", ">", ">>", "<"].contains(text) || text.hasPrefix("~/")
        || text.hasPrefix("$") && text.dropFirst().first.map { $0.isLetter || "{(_".contains($0) } ?? false
      if Self.placeholders.contains(text) {
        warn(
          "Placeholder '\(text)' isn't replaced; command '\(key)' gets the files as its last arguments",
          at: item.range(in: path), solutions: ["remove '\(text)'"])
        return
      }
      guard isDivided || isShell else { continue }
      warn(
        isShell
          ? "Command '\(key)' runs without a shell, which '\(text)' needs"
          : "Key '\(key)' must list each word of the command by itself; '\(text)' would be the name of one program",
        at: item.range(in: path),
        solutions: isShell
          ? ["put the command into a script, and name the script"]
          : ["write it as \(text.split(separator: " ").joined(separator: ", "))"])
      return
    }
  }

  /// Reads the commands of a language; a list alone is the command that checks.
  mutating func verifier(_ node: YAMLNode, of language: String) -> LanguageCommands? {
    guard case .mapping = node.content else { return command(node, key: language).map { LanguageCommands(check: $0) } }
    var commands = LanguageCommands(check: [])
    read(node, into: &commands, by: Self.commandKeys)
    // Another rule says that Swift needs no commands.
    if language != "swift", node["check"] == nil, node.entries.allSatisfy({ Self.isCommandKey($0.key) }) {
      report(
        "MissingKey", "Verifier '\(language)' must have a 'check'", at: node.position,
        solutions: ["add the command that checks files without running them"])
    }
    return commands
  }
}

extension SettingsDecoder {
  /// The form of a language's commands.
  static var verifierForm: SettingForm { .either([.texts, .object(commandKeys, required: ["check"])]) }

  /// Returns whether a key names a command; if it is misspelt, it may be the missing one.
  private static func isCommandKey(_ key: String) -> Bool { commandKeys.contains { $0.name == key } }

  private static var commandKeys: [SettingKey<LanguageCommands>] {
    [.command("check", \.check), .command("run", \.run), .command("test", \.test), .text("prelude", \.prelude)]
  }
}

extension SettingKey {
  /// Returns a key for a command.
  fileprivate static func command(_ name: String, _ path: WritableKeyPath<Target, [String]>) -> SettingKey {
    SettingKey(name, .texts) { node, target, decoder in
      if let command = decoder.command(node, key: name) { target[keyPath: path] = command }
    }
  }
}
