import CodeStructure
import SyntaxFacts

/// Input of a kind that no clause uses, in place of the input that clauses pass to conformers.
///
/// A contract's clauses contain a few examples, which often leave out whole kinds of input: a list with more than two
/// elements, `nil` where it is allowed, a fraction, the other Boolean.
///
/// **Definition.** In the code of a clause, except in the values that it expects:
///
/// - a list or dictionary in brackets gets elements until it has `length` of them, as variations of the last one, or
///   all of its elements repeated if the last one is neither a text nor a whole number; a dictionary needs keys of
///   these kinds;
/// - an argument of a requirement or initialiser whose parameter is optional becomes `nil`;
/// - a number without a fractional part becomes one with it, if it has a decimal point or is an argument whose
///   parameter is a floating-point number;
/// - `true` becomes `false`, and the reverse;
/// - a number that isn't a place or the end of a range is doubled and increased by one, or a text gets longer;
/// - an argument other than a whole number or a text is multiplied, or gets longer, if its parameter is a number or
///   text.
///
/// **Source.** T. Ostrand and M. Balcer, "The Category-Partition Method for Specifying and Generating Functional
/// Tests", 1988: one choice from each category of input. The definition is this project's own.
///
/// **Example.** `bring(["lamp", "book"])` becomes `bring(["lamp", "book", "book 01", …])`.
struct OtherInput: Sendable {
  let name: String
  /// Returns the tokens of a clause that change.
  let replacements: NotedAnswers.Input

  /// The parameters of a contract's requirements and the side's initialisers, by the names of requirements and types.
  typealias Requirements = [String: [[Parameter]]]

  /// All kinds of input.
  static func all(for requirements: Requirements) -> [OtherInput] {
    [longerLists, noValues(for: requirements), fractions(for: requirements), otherTruths, otherNumbers, otherTexts]
      + [computedValues(for: requirements)]
  }

  /// Lists and dictionaries with many elements.
  static let longerLists = OtherInput(name: "longer lists") { clause in
    LongerLists(read: clause.code).replacements(in: clause.body)
  }

  /// `nil` for optional parameters.
  static func noValues(for requirements: Requirements) -> OtherInput {
    OtherInput(name: "no values") { clause in
      let tokens = clause.code.texts
      return arguments(in: clause.body, of: tokens, for: requirements).reduce(into: [:]) { replacements, argument in
        guard argument.type.name == "Optional", tokens[argument.value.lowerBound] != "nil" else { return }
        for index in argument.value { replacements[index] = "" }
        replacements[argument.value.lowerBound] = "nil"
      }
    }
  }

  /// Numbers with a fractional part.
  static func fractions(for requirements: Requirements) -> OtherInput {
    OtherInput(name: "fractions") { fractions(in: $0.body, of: $0.code.texts, for: requirements) }
  }

  /// The other truth values.
  static let otherTruths = tokenByToken("other truths") { index, tokens in
    guard !["while", "return"].contains(tokens[index - 1]) else { return nil }
    return ["true": "false", "false": "true"][tokens[index]]
  }

  /// Other numbers: unlike `ReplacedLiterals`, these needn't keep a clause.
  static let otherNumbers = tokenByToken("other numbers") { index, tokens in
    guard let number = Int(tokens[index]), number < largestNumber,
      !ClauseLiterals.isPlace(index, in: tokens[...]), !ClauseLiterals.isEnd(index, in: tokens)
    else { return nil }
    return "\(number * 2 + 1)"
  }

  /// Other texts: unlike `ReplacedLiterals`, these needn't keep a clause.
  static let otherTexts = tokenByToken("other texts") { index, tokens in
    ClauseLiterals.isText(tokens[index]) ? "\(tokens[index].dropLast()) again\"" : nil
  }

  /// Other values for arguments that a clause computes or names, such as `size * 2`.
  static func computedValues(for requirements: Requirements) -> OtherInput {
    OtherInput(name: "computed values") { clause in
      let tokens = clause.code.texts
      return arguments(in: clause.body, of: tokens, for: requirements).reduce(into: [:]) { replacements, argument in
        let (first, last) = (argument.value.lowerBound, argument.value.upperBound)
        let isLiteral = first == last && (Int(tokens[first]) != nil || tokens[first].hasPrefix("\""))
        // An argument `at` says where.
        let isPlace = tokens[first - 1] == ":" && tokens[first - 2] == "at"
        guard !isLiteral, !isPlace, !["nil", "true", "false"].contains(tokens[first]),
          let change = changesOfComputedValues[argument.type.unwrapped.name]
        else { return }
        replacements[first] = "((" + tokens[first]
        replacements[last] = (replacements[last] ?? tokens[last]) + ")" + change + ")"
      }
    }
  }

  /// The code that changes a value, by its type. A small type has no room for the product.
  private static let changesOfComputedValues = [
    "Int": product, "Int64": product, "UInt": product, "UInt64": product, "Double": product, "Float": product,
    "String": " + \" again, and longer than what usual limits have room for\"",
  ]
  private static let product = " * 1_000_003"

  private static let largestNumber = 1_000_000

  /// Replaces single tokens that a clause doesn't compare with.
  private static func tokenByToken(
    _ name: String, _ replacement: @escaping @Sendable (_ index: Int, _ tokens: [String]) -> String?
  ) -> OtherInput {
    OtherInput(name: name) { clause in
      let tokens = clause.code.texts
      return clause.body.reduce(into: [:]) { replacements, index in
        if !isExpected(index, in: tokens), let other = replacement(index, tokens) { replacements[index] = other }
      }
    }
  }

  /// Returns whether a token begins the value that a clause compares with.
  static func isExpected(_ index: Int, in tokens: [String]) -> Bool {
    index > 1 && tokens[index - 1] == "=" && ["=", "!"].contains(tokens[index - 2])
  }

  private static let floatingTypes: Set = ["CGFloat", "Double", "Float", "Float32", "Float64", "TimeInterval"]
  /// Exact in binary, and neither cut nor rounded to the whole number before it.
  private static let fraction = "75"

  private static func fractions(
    in clause: Range<Int>, of tokens: [String], for requirements: Requirements
  ) -> [Int: String] {
    var replacements: [Int: String] = [:]
    func isWhole(_ index: Int) -> Bool { !tokens[index].isEmpty && tokens[index].allSatisfy(\.isNumber) }
    for index in clause where isWhole(index) && tokens[index].allSatisfy({ $0 == "0" }) {
      // The places of a tuple's elements have points between them, too, and `$0.0` is one of a closure's parameter.
      let isFraction =
        tokens[index - 1] == "." && isWhole(index - 2) && ![".", "$"].contains(tokens[index - 3])
      if isFraction, !isExpected(index - 2, in: tokens) { replacements[index] = fraction }
    }
    for argument in arguments(in: clause, of: tokens, for: requirements) where argument.value.count == 1 {
      let index = argument.value.lowerBound
      guard isWhole(index), floatingTypes.contains(argument.type.unwrapped.name) else { continue }
      replacements[index] = "\(tokens[index]).\(fraction)"
    }
    return replacements
  }

  /// Returns the arguments of calls of requirements and initialisers, with the types of their parameters.
  private static func arguments(
    in clause: Range<Int>, of tokens: [String], for requirements: Requirements
  ) -> [(value: ClosedRange<Int>, type: TypeReference)] {
    clause.flatMap { index -> [(value: ClosedRange<Int>, type: TypeReference)] in
      let isInitializer = tokens[index].first?.isUppercase == true
      guard isInitializer || tokens[index - 1] == ".", index + 1 < clause.upperBound, tokens[index + 1] == "(",
        let lists = requirements[tokens[index]]
      else { return [] }
      let arguments = tokens.arguments(ofBracketAt: index + 1) ?? []
      let labels = arguments.map { $0.label.map { tokens[$0] } ?? "_" }
      // A call may leave out the properties of a value that have one already.
      let named = lists.lazy.map { list in labels.compactMap { label in list.first { $0.label == label } } }
      let parameters =
        lists.first { $0.map(\.label) == labels } ?? (isInitializer ? named.first { $0.count == labels.count } : nil)
      return zip(arguments, parameters ?? []).map { (ClosedRange($0.value), $1.type) }
    }
  }
}

extension CodeBase {
  /// The parameters of what a contract's clauses call: the methods that its conformers have, and initialisers.
  func parameters(forClausesOf contract: String) -> OtherInput.Requirements {
    requirements(of: contract).merging(initializers) { $0 + $1 }
  }

  /// The parameters of the initialisers of types that aren't nested, by the types' names.
  private var initializers: OtherInput.Requirements {
    declaredTypes.reduce(into: [:]) { parameters, type in
      let written = type.members.filter { $0.member.kind == .initializer }
      parameters[type.name] =
        written.isEmpty
        ? [
          type.storedProperties.compactMap { property in
            self.type(of: property).map { Parameter(label: property.member.name, type: $0) }
          }
        ]
        : written.map { placed in
          placed.member.parameters.map { Parameter(label: $0.label, type: resolved($0.type, in: scope(of: placed))) }
        }
    }
  }

  /// The parameters of the methods that a contract's conformers have, by the methods' names.
  private func requirements(of contract: String) -> OtherInput.Requirements {
    allMembers(of: contract).filter { $0.member.kind == .method }.reduce(into: [:]) { requirements, placed in
      let parameters = placed.member.parameters.map { parameter in
        Parameter(label: parameter.label, type: resolved(parameter.type, in: scope(of: placed)))
      }
      requirements[placed.member.name, default: []].append(parameters)
    }
  }
}

/// Lists and dictionaries with more elements than clauses write.
private struct LongerLists {
  var read: CodeTokens

  /// More than a usual small store has room for.
  private static let length = 40

  func replacements(in clause: Range<Int>) -> [Int: String] {
    let tokens = read.texts
    var replacements: [Int: String] = [:]
    for index in clause where tokens[index] == "[" && tokens[index + 1] != ":" && isLiteral(index) {
      let elements = (tokens.parts(ofBracketAt: index) ?? []).map { ClosedRange($0) }
      guard let last = elements.last, let end = tokens.end(ofBracketAt: index), !isType(elements, before: end),
        let more = moreElements(than: elements, last)
      else { continue }
      replacements[end] = (tokens[end - 1] == "," ? " " : ", ") + more.joined(separator: ", ") + "]"
    }
    return replacements
  }

  /// Returns whether a bracket begins a value that isn't expected: not a subscript, and not a list of captures.
  private func isLiteral(_ index: Int) -> Bool {
    let tokens = read.texts
    let before = tokens[index - 1]
    guard before != "{", !OtherInput.isExpected(index, in: tokens), let last = before.last else { return false }
    return ["return", "in"].contains(before) || !(last.isLetterOrNumber || ")]?!\"".contains(last))
  }

  /// Returns whether brackets have the name of a type, as in `[Int]()`.
  private func isType(_ elements: [ClosedRange<Int>], before end: Int) -> Bool {
    let tokens = read.texts
    let isCalled = end + 1 < tokens.count && tokens[end + 1] == "(" && read.isJoined(end)
    let isNamed = elements.count == 1 && tokens[elements[0].lowerBound].first?.isUppercase == true
    return isCalled || isNamed && !elements[0].contains { tokens[$0] == "(" || tokens[$0] == "." }
  }

  private func moreElements(than elements: [ClosedRange<Int>], _ last: ClosedRange<Int>) -> [String]? {
    let tokens = read.texts
    let missing = max(Self.length - elements.count, 0)
    let variations = (1...max(missing, 1)).map { number in varied(tokens[last.lowerBound], number) }
    if last.count > 2, tokens[last.lowerBound + 1] == ":" {
      let value = read.text(of: (last.lowerBound + 1)...last.upperBound)
      let keys = variations.compactMap(\.self)
      return keys.count == missing ? keys.map { $0 + value } : nil
    }
    guard missing > 0 else { return nil }
    if last.count == 1, !variations.contains(nil) { return variations.compactMap(\.self) }
    return (0..<missing).map { read.text(of: elements[$0 % elements.count]) }
  }

  /// Returns a text or whole number that comes after another one in a sorted list; `nil` for other code, and for a
  /// number that no larger one follows.
  private func varied(_ token: String, _ number: Int) -> String? {
    if ClauseLiterals.isText(token) { return "\(token.dropLast()) \(number / 10)\(number % 10)\"" }
    guard let (sum, isTooLarge) = Int(token)?.addingReportingOverflow(number), !isTooLarge else { return nil }
    return "\(sum)"
  }
}
