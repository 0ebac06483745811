import CaseStudyModel
import CodeStructure

/// The functions that the drivers of a study define, if all of them agree.
struct DriverFunctions {
  /// A type whose literals can't be mistaken for those of another.
  struct TypeName: Hashable {
    var name: String

    private static let whole: Set<String> = [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]
    private static let real: Set<String> = ["Double", "Float"]

    /// Reads a type; `nil` for one that isn't known, whose literals a study may define.
    init?(_ name: String) {
      let known = Self.whole.union(Self.real).union(["Bool", "String", "Void"])
      guard known.contains(name) else { return nil }
      self.name = name
    }

    var isCondition: Bool { name == "Bool" }

    /// Returns whether a literal can be of the type.
    func accepts(_ literal: LiteralKind) -> Bool {
      switch literal {
      case .whole: Self.whole.contains(name) || Self.real.contains(name)
      case .fraction: Self.real.contains(name)
      case .text: name == "String"
      case .truth: name == "Bool"
      }
    }
  }

  /// The types of a function; `nil` for types that aren't known.
  struct Function: Hashable {
    var parameters: [TypeName?]
    var result: TypeName?
  }

  private var functions: [String: Set<Function?>] = [:]
  /// The places of `private` and `fileprivate` before functions.
  private var privateFunctions: [(name: String, place: SourceRange)] = []

  /// Reads the functions outside the bodies of types.
  /// - Parameters:
  ///   - drivers: the blocks that define functions for tests.
  ///   - others: the study's other blocks, which may overload these functions.
  init(drivers: [Snippet], others: [Snippet], of study: CaseStudy) {
    for block in drivers + others where block.code.contains("func ") {
      let isDriver = block.role == .driver
      let code = PlacedTokens(block, of: study)
      var depth = 0
      for (index, text) in code.texts.enumerated() {
        depth += text == "{" ? 1 : text == "}" ? -1 : 0
        guard depth == 0, text == "func" else { continue }
        let name = code[index + 1]
        functions[name, default: []].insert(isDriver ? Self.function(at: index + 2, in: code) : nil)
        if isDriver, code.isWritten, ["private", "fileprivate"].contains(code[index - 1]) {
          let start = code.place(of: (index - 1)..<index).start
          let end = code.place(before: index).start
          if start.line == end.line {
            privateFunctions.append((name, SourceRange(path: study.article.source, start: start, end: end)))
          }
        }
      }
    }
  }

  /// Returns the types of a function, if it has one declaration or equal ones.
  subscript(name: String) -> Function? {
    guard let found = functions[name], found.count == 1, let function = found.first else { return nil }
    return function
  }

  /// Returns the name and types of the driver that a value calls, with nothing around the call.
  func call(_ value: Range<Int>, in code: PlacedTokens) -> (name: String, function: Function)? {
    let words = value.drop { ["try", "await"].contains(code[$0]) }
    guard let first = words.first, code[first + 1] == "(", code.end(ofBracketAt: first + 1) == words.last,
      let function = self[code[first]]
    else { return nil }
    return (code[first], function)
  }

  /// Reports functions that tests call and can't see.
  func hidden(_ called: Set<String>, id: String) -> [Diagnostic] {
    privateFunctions.filter { called.contains($0.name) }.map { name, place in
      Diagnostic(
        id, .warning, "Function '\(name)' must not be private, because tests call it", at: place,
        fixes: [Fix("remove the word", [.init(place, with: "")], isSafe: true)])
    }
  }

  /// Reads the types after a function's name; `nil` for a function that can be called in several forms.
  private static func function(at index: Int, in code: PlacedTokens) -> Function? {
    guard let signature = FunctionSignature(code.texts.dropFirst(index)), signature.fixedLabels != nil else {
      return nil
    }
    let parameters = signature.parameters.map { $0.type.count == 1 ? TypeName($0.type[0]) : nil }
    return Function(parameters: parameters, result: signature.result.flatMap(TypeName.init))
  }
}
