import CaseStudyModel
import CodeStructure

/// The names that a block of Swift, or of a diff, declares and calls, read from its tokens alone.
struct CodeNames {
  /// A call such as `fee(2)` that no value and no type precedes.
  struct Call {
    var name: String
    /// The bytes of the name in the code.
    var bytes: Range<Int>
    /// The labels of the arguments, such as `(_:kind:)`; `nil` for a call with a closure after its brackets.
    var labels: String?
  }

  /// The calls outside the bodies of types, whose functions may call inherited ones.
  private(set) var calls: [Call] = []
  /// The names in lower case that are arguments or items of a list, such as a function in `map(fee)`.
  private(set) var passed: [Call] = []
  /// The names of values, parameters and functions that the block declares.
  let bound: Set<String>
  /// The functions that are declared outside the bodies of types.
  private(set) var functions: Set<String> = []
  /// The parameter labels of these functions and of those in diffs; `nil` for a function that can be called with
  /// different labels.
  private(set) var labels: [String: Set<String?>] = [:]
  /// The functions that a diff shows, which may be in the body of a type.
  private(set) var shown: Set<String> = []
  /// The types that are declared.
  private(set) var types: Set<String> = []
  /// The types and protocols from which types inherit; none for a diff, whose lines may be removed ones.
  private(set) var parents: [Call] = []
  /// The names that occur other than as a call or a function: types, parameters and values.
  private(set) var others: Set<String> = []
  /// Whether the block imports a module other than the standard library.
  private(set) var hasImport = false

  /// Reads a block.
  /// - Parameter isDiff: whether the block is a diff, which doesn't show which functions are in the body of a type.
  init(_ code: String, isDiff: Bool) {
    let tokens = CodeTokens(code, in: .swift)
    let texts = tokens.texts
    bound = BoundNames(in: tokens).names
    var body = BodyTracker()
    for (index, text) in texts.enumerated() {
      let previous = index > 0 ? texts[index - 1] : ""
      body.read(text, after: previous)
      if text == "import" { hasImport = hasImport || index + 1 < texts.count && texts[index + 1] != "Swift" }
      guard text.first?.isLetter == true else { continue }
      let isCall = index + 1 < texts.count && texts[index + 1] == "("
      if Self.typeKeywords.contains(previous) {
        types.insert(text)
        others.insert(text)
        if !isDiff { readParents(of: tokens, after: index) }
      } else if previous == "func" {
        readFunction(at: index, of: texts, isDiff: isDiff, isInType: body.isInType)
      } else if !isCall || previous == "case" {
        others.insert(text)
        if Self.isPassed(text, after: previous, before: texts.dropFirst(index + 1).first) {
          passed.append(Call(name: text, bytes: tokens.ranges[index]))
        }
      } else if !Self.prefixes.contains(previous), !body.isInType, !Self.known.contains(text) {
        let labels =
          texts.argumentLabels(ofBracketAt: index + 1, within: FunctionSignature.longestParameters)
          ?? Self.labels(inBracketAt: index + 1, of: texts)
        calls.append(Call(name: text, bytes: tokens.ranges[index], labels: labels))
      }
    }
  }

  private static func isPassed(_ name: String, after previous: String, before next: String?) -> Bool {
    name.first?.isLowercase == true && ["(", "[", ",", ":"].contains(previous)
      && next.map { [")", "]", ","].contains($0) } ?? false && !known.contains(name) && !implicit.contains(name)
  }

  /// Returns the labels of a function that is named and not called, as in `fee(hours:)`.
  private static func labels(inBracketAt index: Int, of texts: [String]) -> String? {
    guard let end = texts.end(ofBracketAt: index, within: FunctionSignature.longestParameters), end > index + 1 else {
      return nil
    }
    let labels = texts[(index + 1)..<end]
    guard labels.enumerated().allSatisfy({ ($0.offset % 2 == 1) == ($0.element == ":") }), labels.last == ":" else {
      return nil
    }
    return "(" + labels.joined() + ")"
  }

  private mutating func readFunction(at index: Int, of texts: [String], isDiff: Bool, isInType: Bool) {
    let name = texts[index]
    if isDiff {
      shown.insert(name)
    } else if !isInType {
      functions.insert(name)
    } else {
      // A function in the body of a type can't be called by its name alone.
      return
    }
    labels[name, default: []].insert(FunctionSignature(texts[(index + 1)...])?.fixedLabels)
  }

  /// Reads the parents after the name of a type, as in `struct Rate: Fee, Codable`, up to the first with arguments.
  private mutating func readParents(of tokens: CodeTokens, after name: Int) {
    let texts = tokens.texts
    guard texts.dropFirst(name + 1).first == ":" else { return }
    var index = name + 2
    while index + 1 < texts.count, texts[index].first?.isUppercase == true, ![".", "<"].contains(texts[index + 1]) {
      parents.append(Call(name: texts[index], bytes: tokens.ranges[index]))
      guard texts[index + 1] == "," else { return }
      index += 2
    }
  }

  /// Tells whether tokens are in the body of a type.
  private struct BodyTracker {
    /// Whether each open brace begins the body of a type.
    private var braces: [Bool] = []
    /// The number of those that do.
    private var typeCount = 0
    /// Whether the tokens since the last keyword of a type may be its head, such as `struct Rate: Fee`.
    private var isHead = false

    var isInType: Bool { typeCount > 0 }

    mutating func read(_ text: String, after previous: String) {
      switch text {
      case "{":
        braces.append(isHead)
        if isHead { typeCount += 1 }
        isHead = false
      case "}": if braces.popLast() == true { typeCount -= 1 }
      case _ where previous == "func" && text.first?.isLetter == true: isHead = false
      // `class` is also a modifier, as in `class func`, and a requirement of protocols.
      case _ where CodeNames.typeKeywords.contains(text) && previous != "." && previous != ":":
        isHead = text != "typealias"
      default: break
      }
    }
  }

  static let typeKeywords: Set<String> = [
    "actor", "associatedtype", "class", "enum", "extension", "protocol", "struct", "typealias",
  ]
  /// The tokens after which a name and a bracket aren't a call of one of the study's functions.
  private static let prefixes: Set<String> = [".", "#", "@", "\\", "$", "macro", "operator"]

  /// The values that no code declares.
  private static let implicit: Set<String> = ["error", "false", "newValue", "nil", "oldValue", "true"]

  /// The words and functions of the language, and the functions that tests and contracts call.
  private static let known: Set<String> = [
    "abs", "any", "arch", "as", "assert", "assertionFailure", "async", "available", "await", "borrowing",
    "canImport", "case", "catch", "clause", "compiler", "conformer", "consume", "consuming", "copy", "debugPrint",
    "didSet", "discard", "do", "dump", "each", "else", "expect", "fatalError", "fileprivate", "for", "get",
    "getVaList", "guard", "hasAttribute", "hasFeature", "if", "in", "init", "inout", "internal", "is",
    "isKnownUniquelyReferenced", "isolated", "let", "max", "min", "nonisolated", "numericCast", "open", "os",
    "package", "precondition", "preconditionFailure", "print", "private", "public", "readLine", "repeat",
    "repeatElement", "rethrows", "return", "self", "sending", "sequence", "set", "some", "stride", "subscript",
    "super", "swap", "swift", "switch", "targetEnvironment", "throw", "throws", "transcode", "try", "type",
    "unavailable", "unowned", "unsafe", "unsafeBitCast", "unsafeDowncast", "var", "where", "while", "willSet",
    "withCheckedContinuation", "withCheckedThrowingContinuation", "withDiscardingTaskGroup", "withExtendedLifetime",
    "withTaskCancellationHandler", "withTaskExecutorPreference", "withTaskGroup", "withThrowingDiscardingTaskGroup",
    "withThrowingTaskGroup", "withUnsafeBytes", "withUnsafeContinuation", "withUnsafeCurrentTask",
    "withUnsafeMutableBytes", "withUnsafeMutablePointer", "withUnsafePointer", "withUnsafeTemporaryAllocation",
    "withUnsafeThrowingContinuation", "withoutActuallyEscaping", "wrong", "yield", "zip",
  ]
}
