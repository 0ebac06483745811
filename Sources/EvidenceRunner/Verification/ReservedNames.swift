import CaseStudyModel

/// The names that a study must not declare or use, because they would change the meaning of its tests.
enum ReservedNames {
  /// The functions that tests and contracts call.
  static let functions = ["expect", "clause", "conformer", "wrong"]
  /// The attributes that let code replace another symbol; the compiler's own, with a leading underscore, are rejected
  /// too.
  private static let attributes: Set<String> = ["abi", "c", "cdecl", "export", "section", "used"]
  /// Mangled operators; see Swift's docs/ABI/Mangling.rst: `==`, `!=`, `!`, `&&`, `||`, `<`, `>`, `<=`, `>=`.
  private static let operators = ["2ee", "2ne", "1n", "2aa", "2oo", "1l", "1g", "2le", "2ge"].flatMap {
    [$0 + "oi", $0 + "op"]
  }

  /// Other operators of the standard library that tests use: `+`, `-`, `*`, `/`, `%`, `??`, `~=`, `..<`, `...`, `&`,
  /// `|`, `^`, `~`, `<<`, `>>`, `===`, `!==`, those that assign, and those that overflow.
  private static let otherOperators = [
    "1p", "1s", "1m", "1d", "1r", "2qq", "2te", "3zzl", "3zzz", "1a", "1o", "1x", "1t", "2ll", "2gg", "3eee", "3nee",
    "2pe", "2se", "2me", "2de", "2re", "2ap", "2as", "2am",
  ].flatMap { [$0 + "oi", $0 + "op", $0 + "oP"] }
  /// Types that tests name or whose literals they write.
  static let types = [
    "Int", "UInt", "Double", "Float", "Bool", "String", "Character", "Array", "Dictionary", "Set", "Optional", "Swift",
  ]
  /// The beginnings of symbols of Foundation's types.
  private static let foundation = ["$s10Foundation", "$s20FoundationEssentials"]
  /// The names by which Swift finds the types of literals.
  private static let literalTypes: Set<String> = [
    "IntegerLiteralType", "FloatLiteralType", "BooleanLiteralType", "StringLiteralType", "ExtendedGraphemeClusterType",
    "UnicodeScalarType",
  ]
  /// Functions of the standard library that tests call, without labels.
  static let globalFunctions = [
    "abs", "assert", "assertionFailure", "fatalError", "max", "min", "precondition", "preconditionFailure", "swap",
    "zip",
  ]
  /// Members of the standard library's types that tests use. Functions count only without labels, because labels make
  /// them different functions.
  private static let members =
    [
      "count", "isEmpty", "first", "last", "description", "debugDescription", "hashValue", "contains", "map", "filter",
      "reduce", "sorted", "reversed", "joined", "allSatisfy", "min", "max", "lowercased", "uppercased", "hasPrefix",
      "hasSuffix", "prefix", "suffix", "dropFirst", "dropLast", "firstIndex", "lastIndex", "keys", "values", "indices",
      "startIndex", "endIndex", "elementsEqual", "rounded", "magnitude", "enumerated", "compactMap", "flatMap",
      "appendInterpolation", "isLetter", "isNumber", "isWhitespace", "pi", "popLast", "removeFirst", "removeLast",
      "signum", "squareRoot", "subtracting", "union", "utf8", "zero", "mapValues", "forEach", "intersection",
      "symmetricDifference", "isNaN", "isFinite", "isInfinite", "isZero", "unicodeScalars", "utf16", "makeIterator",
      "shuffled", "randomElement", "capitalized", "isUppercase", "isLowercase", "wholeNumberValue",
      "lexicographicallyPrecedes",
    ].map { "E\($0.utf8.count)\($0)" } + ["E06appendC0"]

  /// Returns the first fault in a line of a study.
  /// - Parameter isDriver: whether the line is a driver's, whose types only tests see.
  static func fault(in line: String, isDriver: Bool = false) -> (column: Int, message: Message)? {
    let scalars = Array(line.utf8)
    var index = 0
    while index < scalars.count {
      let start = index
      while index < scalars.count, scalars[index].isPartOfWord { index += 1 }
      if index == start {
        index += 1
        continue
      }
      let word = String(decoding: scalars[start..<index], as: UTF8.self)
      // An attribute's name may have backticks. Members such as `_price`, and addresses of mail, have other characters
      // before or after their names.
      let tick = UInt8(ascii: "`")
      let isAttribute =
        scalars[..<start].last { $0 != tick } == UInt8(ascii: "@")
        && scalars[index...].first { $0 != tick }.map { !".,>\"".utf8.contains($0) } != false
      if isAttribute, word.hasPrefix("_") || attributes.contains(word) {
        return (start + 1, "attribute '@\(word)' must not be used in a study, because it replaces other code")
      }
      if literalTypes.contains(word), redefinesLiterals(scalars[..<start], scalars[index...]) {
        return (start + 1, "'\(word)' must remain a type of the standard library, as tests use literals")
      }
      if isDriver, word.hasPrefix("ExpressibleBy") {
        return (start + 1, "a driver must not use '\(word)', as tests compare its results with literals")
      }
      if word.lowercased().hasPrefix(EvidencePrelude.reservedPrefix) {
        return (start + 1, "names that begin with '\(EvidencePrelude.reservedPrefix)' must not be used in a study")
      }
    }
    return nil
  }

  /// Returns whether a declaration replaces the type of literals by a type of the study.
  /// - Parameters:
  ///   - before: the line before its name.
  ///   - rest: the line after its name.
  private static func redefinesLiterals(_ before: ArraySlice<UInt8>, _ rest: ArraySlice<UInt8>) -> Bool {
    let before = String(decoding: before, as: UTF8.self).drop(while: \.isWhitespace)
    let words = before.split { $0.isWhitespace || $0 == "`" }
    // The first word of a line may follow the keyword, too.
    guard words.isEmpty || words.last == "typealias" || before.contains("*/") else { return false }
    let value = String(decoding: rest, as: UTF8.self)
    let standard =
      /`?\s*=\s*(Swift\.)?(U?Int(8|16|32|64)?|Double|Float|Bool|String|Character|StaticString)\s*([;}].*)?/
    return value.wholeMatch(of: standard) == nil
  }

  /// Returns the names that a program declares but must not.
  /// - Parameters:
  ///   - program: its bytes, which contain its symbol names in any executable format.
  ///   - module: the module of the study.
  ///   - isContract: whether the functions that list conformers were made for it.
  static func declared(in program: [UInt8], module: String, isContract: Bool) -> [String] {
    let symbols = symbols(in: program, of: module)
    let own = "$s\(module.utf8.count)\(module)"
    let borrowed = BorrowedProtocols(in: symbols, of: module)
    let names =
      declaredTestFunctions(in: symbols, of: own, isContract: isContract)
      + symbols.sorted().flatMap { operatorsAndMembers(declaredBy: $0, of: module, own: own, borrowed) }
      + declaredStandardFunctions(in: symbols, of: own, borrowed) + declaredTypes(in: symbols, of: own)
    return names.unique()
  }

  /// Returns the functions of tests and contracts that the symbols of a module declare.
  /// - Parameter own: the beginning of the module's symbols.
  private static func declaredTestFunctions(
    in symbols: Set<String>, of own: String, isContract: Bool
  ) -> [String] {
    functions.filter { name in
      let prefix = own + "\(name.utf8.count)\(name)"
      let found = symbols.filter { $0.hasPrefix(prefix) }
      guard isContract, name == "conformer" || name == "wrong" else { return !found.isEmpty }
      // The only function, and its closures and default arguments, whose symbols begin with the function's.
      guard let function = found.min(by: { $0.utf8.count < $1.utf8.count }) else { return false }
      return !function.hasSuffix("F") || !found.allSatisfy { $0.hasPrefix(function) }
    }
  }

  /// Returns `operator` and `member` if a symbol declares one.
  /// - Parameter own: the beginning of the module's symbols.
  private static func operatorsAndMembers(
    declaredBy symbol: String, of module: String, own: String, _ borrowed: BorrowedProtocols
  ) -> [String] {
    let isBorrowed = borrowed.extends(symbol)
    let isGlobal = operators.contains { name in
      symbol.hasPrefix(own + name)
        && (!hasOwnTypes(symbol.dropFirst(own.utf8.count + name.utf8.count)) || borrowed.constrain(symbol))
    }
    // In an extension of another module's type; the types of the standard library have short symbols.
    let isForeign = !symbol.hasPrefix(own) && symbol.contains("\(module.utf8.count)\(module)")
    let isStandard = symbol.hasPrefix("$sS") || symbol.hasPrefix("$ss")
    let inExtension =
      (isForeign || isBorrowed)
      && operators.contains {
        symbol.contains("E" + $0) && (isStandard || isBorrowed || $0.hasPrefix("2ee") || $0.hasPrefix("2ne"))
      }
    let isOperator =
      isGlobal || inExtension
      || isOtherOperator(symbol, of: own, isInExtension: isForeign && isStandard || isBorrowed, borrowed)
    let isKnown = isStandard || foundation.contains { symbol.hasPrefix($0) }
    let isMember =
      (isForeign && isStandard || isBorrowed) && isMember(symbol)
      || (isKnown || isBorrowed) && isKnownMember(symbol, ofAnyType: isBorrowed)
    return (isOperator ? ["operator"] : []) + (isMember ? ["member"] : [])
  }

  private static func declaredStandardFunctions(
    in symbols: Set<String>, of own: String, _ borrowed: BorrowedProtocols
  ) -> [String] {
    let unlabelled = globalFunctions.filter { name in
      // The first letter is an empty list of labels, the others are kinds of types.
      ["y", "V", "C", "O"].contains { kind in
        symbols.contains { symbol in
          symbol.hasPrefix(own + "\(name.utf8.count)\(name)\(kind)")
            && (!hasOwnTypes(symbol[...]) || borrowed.constrain(symbol))
        }
      }
    }
    let labelled = labelledFunctions.filter { function in
      symbols.contains { symbol in
        symbol.hasPrefix(own + function.mangled) && isDeclared(function.mangled, in: symbol)
          && (!hasOwnTypes(symbol[...]) || borrowed.constrain(symbol))
      }
    }
    return unlabelled + labelled.map(\.name)
  }

  private static func declaredTypes(in symbols: Set<String>, of own: String) -> [String] {
    types.filter { type in
      ["V", "C", "O", "P"].contains { kind in
        symbols.contains { $0.hasPrefix(own + "\(type.utf8.count)\(type)" + kind) }
      }
    }
  }

  /// Returns whether a symbol is an operator for other modules' types; the module's own types are named by `A` and its
  /// place in the symbol.
  private static func isOtherOperator(
    _ symbol: String, of own: String, isInExtension: Bool, _ borrowed: BorrowedProtocols
  ) -> Bool {
    let start = otherOperators.lazy.compactMap { name in
      symbol.hasPrefix(own + name)
        ? symbol.firstRange(of: own + name) : isInExtension ? symbol.firstRange(of: "E" + name) : nil
    }.first
    return start.map { !hasOwnTypes(symbol[$0.upperBound...]) || borrowed.constrain(symbol) } ?? false
  }

  /// Returns whether the types in a symbol are some of its module's own.
  static func hasOwnTypes(_ symbol: Substring) -> Bool {
    symbol.contains("AA") || symbol.contains("Aa")
  }

  /// Returns whether a symbol in an extension is a member that tests use, or an initializer or a subscript without
  /// labels for types of the standard library alone.
  private static func isMember(_ symbol: String) -> Bool {
    if members.contains(where: { isDeclared($0, in: symbol) }) { return true }
    let isUnlabelled = symbol.contains("Ey") && ["cfC", "cig"].contains { symbol.hasSuffix($0) }
    return isUnlabelled && !hasOwnTypes(symbol[...]) && !["10Foundation", "So"].contains { symbol.contains($0) }
  }

  /// Returns whether a symbol is a member of the given name, without further labels.
  static func isDeclared(_ member: String, in symbol: String) -> Bool {
    let found = symbol.firstRange(of: member)
    guard let rest = found.map({ symbol[$0.upperBound...] }), let next = rest.first else { return false }
    // Types may also begin with a number: those of a module, and repeated types.
    let isType = ["Foundation", "S"].contains { rest.drop(while: \.isNumber).hasPrefix($0) }
    return next.isNumber ? isType : next != "_"
  }

  /// Returns the message about a declared name.
  static func message(of name: String) -> Message {
    switch name {
    case "operator": "operators that expectations may use must not be declared for types that the study doesn't own"
    case "member": "members of the standard library must not be redeclared, as tests may use them"
    case _ where types.contains(name): "'\(name)' must not be declared, as tests use the standard library's"
    default: "'\(name)' must not be declared, as tests call it"
    }
  }

  /// Returns whether a line seems to declare a name.
  static func seemsDeclared(_ name: String, in text: String) -> Bool {
    let words = text.split { $0.isWhitespace || "(<:={`".contains($0) }
    if name == "operator" {
      let marks: Set<Character> = ["=", "!", "&", "|", "<", ">", "+", "-", "*", "/", "%", "?", "~", ".", "^"]
      return words.contains("func") && text.prefix { $0 != "(" }.contains { marks.contains($0) }
    }
    if name == "member" { return words.contains("extension") }
    return words.contains(Substring(name)) && !text.contains("." + name)
      && ["func", "let", "var", "struct", "class", "enum", "typealias"].contains { words.contains(Substring($0)) }
  }

  /// Returns the symbols of Swift in a program or a library that name a module.
  static func symbols(in program: [UInt8], of module: String) -> Set<String> {
    program.withUnsafeBufferPointer { bytes in
      var symbols: Set<String> = []
      var index = 0
      while index + 1 < bytes.count {
        guard bytes[index] == UInt8(ascii: "$"), bytes[index + 1] == UInt8(ascii: "s") else {
          index += 1
          continue
        }
        let start = index
        while index < bytes.count, bytes[index].isPartOfWord || bytes[index] == UInt8(ascii: "$") { index += 1 }
        let symbol = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
        if symbol.contains(module) { symbols.insert(symbol) }
      }
      return symbols
    }
  }
}
