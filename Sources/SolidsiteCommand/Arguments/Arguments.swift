import CaseStudyModel
import SystemFiles

/// The parsed arguments of a subcommand.
struct Arguments: Sendable, Equatable {
  /// The values of each option in order; those of a flag are empty.
  private var values: [String: [String]] = [:]
  /// The operands in order.
  private(set) var operands: [String] = []
  /// The number of operands before each option that takes a list.
  private var operandsBeforeList: [String: Int] = [:]
  private var command: String
  /// All commands, to find those that have an unknown option.
  private var commands: [CommandSpecification] = []

  /// The options in the order of their names with their values, and the operands.
  var sortedWords: [String] {
    values.sorted { $0.key < $1.key }.flatMap { option, values in values.map { "--\(option)=\($0)" } } + operands
  }

  /// Returns whether an option was given.
  func has(_ option: OptionSpecification) -> Bool { values[option.name] != nil }

  /// Returns the last value of an option.
  func value(of option: OptionSpecification) -> String? { values[option.name]?.last }

  /// Returns all values of a repeatable option in order.
  func values(of option: OptionSpecification) -> [String] { values[option.name] ?? [] }

  /// Returns the last value of an option as a positive number.
  func count(of option: OptionSpecification) throws(UsageError) -> Int? {
    guard let text = value(of: option) else { return nil }
    guard let number = Int(text), number >= 1 else {
      throw UsageError("Option '--\(option.name)' must be a number of at least 1, not '\(text)'", command: command)
    }
    return number
  }
}

extension Arguments {
  /// Parses the words after the command's name.
  /// - Parameter commands: all commands, to name those that have an unknown option.
  init(
    _ words: [String], for specification: CommandSpecification, among commands: [CommandSpecification] = []
  ) throws(UsageError) {
    command = specification.name
    self.commands = commands
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      } else if let name = Self.name(ofPasted: word, specification) {
        throw UsageError("Unknown option '\(word)'; did you mean '--\(name)'?", command: command)
      } else if word.hasPrefix("--") {
        try readLong(word.dropFirst(2), &rest, specification)
      } else if word.hasPrefix("-"), word != "-" {
        try readLetters(word.dropFirst(), &rest, specification)
      } else {
        operands.append(word)
      }
    }
    // `--help` is valid with any operands.
    if has(.help) { return }
    try checkOperands(specification)
    if has(.quiet), has(.verbose) {
      throw UsageError("Option '--quiet' can't be combined with '--verbose'", command: command)
    }
  }

  /// Returns the option whose hyphens were turned into dashes by a web page or word processor; `nil` for other words.
  private static func name(ofPasted word: String, _ specification: CommandSpecification) -> String? {
    guard word.prefix(2).contains(where: { "–—−‐‑".contains($0) }) else { return nil }
    let name = String(word.drop { "-–—−‐‑".contains($0) }.prefix { $0 != "=" })
    return specification.option(named: name) == nil ? nil : name
  }

  private mutating func readLong(
    _ word: Substring, _ rest: inout ArraySlice<String>, _ specification: CommandSpecification
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = specification.option(named: name) else {
      let others = commands.filter { $0.option(named: name) != nil }.map { "'solidsite \($0.name)'" }
      if !others.isEmpty {
        throw UsageError(
          "Unknown option '--\(name)'; it belongs to \(others.joined(separator: ", "))", command: command)
      }
      let names = specification.options.map(\.name)
      // An abbreviated name isn't a typo for another one.
      let longer = names.filter { $0.hasPrefix(name) }
      let nearest = longer.count == 1 ? longer[0] : nearestName(to: name, among: names)
      throw UsageError("Unknown option '--\(name)'" + .didYouMean(nearest.map { "--\($0)" }), command: command)
    }
    try take(option, attached: parts.count > 1 ? String(parts[1]) : nil, &rest, specification)
  }

  private mutating func readLetters(
    _ word: Substring, _ rest: inout ArraySlice<String>, _ specification: CommandSpecification
  ) throws(UsageError) {
    var letters = word
    while let letter = letters.popFirst() {
      guard let option = specification.option(lettered: letter) else {
        // A name with one hyphen, such as `-strict`.
        let isName = word.count > 1 && specification.option(named: String(word)) != nil
        let hint = isName ? "; did you mean '--\(word)'?" : ""
        throw UsageError("Unknown option '-\(letter)'\(hint)", command: command)
      }
      if option.kind == .flag {
        try take(option, attached: nil, &rest, specification)
      } else {
        // `-j4`, `-j=4` and `-j 4` are equivalent.
        if letters.first == "=" { letters.removeFirst() }
        return try take(option, attached: letters.isEmpty ? nil : String(letters), &rest, specification)
      }
    }
  }

  private mutating func take(
    _ option: OptionSpecification, attached: String?, _ rest: inout ArraySlice<String>,
    _ specification: CommandSpecification
  ) throws(UsageError) {
    switch option.kind {
    case .flag:
      if attached != nil { throw UsageError("Option '--\(option.name)' takes no value", command: command) }
      if let next = rest.first, ["true", "false"].contains(next.lowercased()) {
        throw UsageError("Option '--\(option.name)' takes no value, such as '\(next)'", command: command)
      }
      values[option.name, default: []].append("")
    case .value(let placeholder, let choices):
      // If a shell variable isn't set, the next option is in the value's place.
      if attached == nil, let next = rest.first, specification.hasOption(writtenAs: next) {
        throw UsageError(
          "Option '--\(option.name)' needs a value, \(placeholder), and '\(next)' is another option", command: command)
      }
      guard let value = attached ?? rest.popFirst() else {
        throw UsageError("Option '--\(option.name)' needs a value, \(placeholder)", command: command)
      }
      // Most likely, a variable that isn't set.
      if value.isEmpty, placeholder == "FILE" {
        throw UsageError("Option '--\(option.name)' needs a file, and its value is empty", command: command)
      }
      if option.name == OptionSpecification.summary.name, let fault = Self.faultOfSummary(value) {
        throw UsageError(fault, command: command)
      }
      if !choices.isEmpty, !choices.contains(value) {
        let list = choices.quotedList
        let nearest = nearestName(to: value, among: choices)
        throw UsageError(
          "Option '--\(option.name)' must be one of \(list), not '\(value)'" + .didYouMean(nearest), command: command)
      }
      values[option.name, default: []].append(value)
      if option.isList { operandsBeforeList[option.name] = operands.count }
    }
  }

  /// Returns why a summary can't be appended to a file; `nil` if it can.
  private static func faultOfSummary(_ file: String) -> String? {
    if file == "-" { return "Option '--summary' needs a file, not '-'; standard output is '/dev/stdout'" }
    guard SitePath.isMarkdown(file), file.split(separator: "/").dropLast().contains("Content") else { return nil }
    return "Option '--summary' must not be the site's Markdown file '\(file)'"
  }

  /// Returns the option for a folder that was passed as an operand to a command without operands.
  private static func optionOfFolder(_ operand: String, _ specification: CommandSpecification) throws -> String? {
    guard specification.operands.isEmpty, try FileStatus(of: operand)?.kind == .folder else { return nil }
    return ["repository", "root"].first { specification.option(named: $0) != nil }
  }

  private func checkOperands(_ specification: CommandSpecification) throws(UsageError) {
    let required = specification.operands.filter(\.isRequired)
    if operands.count < required.count {
      throw UsageError("Argument \(required[operands.count].placeholder) is missing", command: command)
    }
    let limit = specification.operands.count
    guard operands.count > limit, specification.operands.last?.isRepeated != true else { return }
    // Words directly after such an option are most likely further values of it.
    let list = specification.options.first { operandsBeforeList[$0.name] == limit }
    let hint =
      if let list {
        "; separate values by commas, as in '--\(list.name) \(value(of: list) ?? ""),\(operands[limit])'"
      } else if let option = try? Self.optionOfFolder(operands[limit], specification) {
        "; name the folder with '--\(option) \(operands[limit])'"
      } else {
        specification.operands.last?.isPhrase == true ? "; put a title of several words in quotes" : ""
      }
    throw UsageError("Unexpected argument '\(operands[limit])'\(hint)", command: command)
  }
}

/// An error in the command line; the exit status is 64.
struct UsageError: Error, Equatable {
  /// The problem, as a sentence without a full stop.
  var message: String
  /// The command whose help says more; `nil` if the command itself is wrong.
  var command: String?

  init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }
}

extension String {
  /// Returns the end of a message that suggests the nearest name; empty if no name is similar.
  static func didYouMean(_ nearest: String?) -> String { nearest.map { "; did you mean '\($0)'?" } ?? "" }
}
