import CaseStudyModel
import SourceTrees

/// The names that a study must not declare or use, because they would change the meaning of its tests.
enum ReservedNames {
  /// The functions that tests and contracts call.
  private static let functions = ["expect", "clause", "conformer", "wrong"]
  /// The attributes that let code replace another symbol; the compiler's own, with a leading underscore, are refused
  /// too.
  private static let attributes: Set<String> = ["abi", "c", "cdecl", "export", "section", "used"]
  /// Mangled operators; see Swift's docs/ABI/Mangling.rst: `==`, `!=`, `!`, `&&`, `||`, `<`, `>`, `<=`, `>=`.
  private static let operators = ["2ee", "2ne", "1n", "2aa", "2oo", "1l", "1g", "2le", "2ge"].flatMap {
    [$0 + "oi", $0 + "op"]
  }

  /// Returns what is wrong with a line of a study.
  static func fault(in line: String) -> (column: Int, message: Message)? {
    let scalars = Array(line.utf8)
    var index = 0
    while index < scalars.count {
      let start = index
      while index < scalars.count, isWord(scalars[index]) { index += 1 }
      if index == start {
        index += 1
        continue
      }
      let word = String(decoding: scalars[start..<index], as: UTF8.self)
      // An attribute's name may have backticks, and a module prefix.
      let before = scalars[..<start].reversed().drop { $0 == UInt8(ascii: "`") }.first
      let isAttribute = before == UInt8(ascii: "@") || before == UInt8(ascii: ".") && word.hasPrefix("_")
      if isAttribute, word.hasPrefix("_") || before == UInt8(ascii: "@") && attributes.contains(word) {
        return (start + 1, "attribute '@\(word)' must not be used in a study, because it replaces other code")
      }
      if word.lowercased().hasPrefix(EvidencePrelude.reservedPrefix) {
        return (start + 1, "names that begin with '\(EvidencePrelude.reservedPrefix)' must not be used in a study")
      }
    }
    return nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte)
      || (0x61...0x7a).contains(byte)
  }

  /// Returns the names that a program declares and must not.
  /// - Parameters:
  ///   - program: its bytes, which contain its symbol names in any executable format.
  ///   - module: the module of the study.
  ///   - isContract: whether the functions that list conformers were made for it.
  static func declared(in program: [UInt8], module: String, isContract: Bool) -> [String] {
    let own = "$s\(module.utf8.count)\(module)"
    let symbols = symbols(in: program, of: module)
    var names = functions.filter { name in
      let prefix = own + "\(name.utf8.count)\(name)"
      let found = symbols.filter { $0.hasPrefix(prefix) }
      guard isContract, name == "conformer" || name == "wrong" else { return !found.isEmpty }
      // The only function, and its closures and default arguments, whose symbols begin with the function's.
      guard let function = found.min(by: { $0.utf8.count < $1.utf8.count }) else { return false }
      return !function.hasSuffix("F") || !found.allSatisfy { $0.hasPrefix(function) }
    }
    let extending = "\(module.utf8.count)\(module)"
    for symbol in symbols {
      let isGlobal = operators.contains { symbol.hasPrefix(own + $0) }
      // In an extension of another module's type; the types of the standard library have short symbols.
      let isForeign = !symbol.hasPrefix(own) && symbol.contains(extending)
      let isStandard = symbol.hasPrefix("$sS") || symbol.hasPrefix("$ss")
      let inExtension = operators.contains {
        symbol.contains("E" + $0) && (isStandard || $0.hasPrefix("2ee") || $0.hasPrefix("2ne"))
      }
      if isGlobal || isForeign && inExtension { names.append("operator") }
    }
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The symbols of Swift in a program that name a module.
  private static func symbols(in program: [UInt8], of module: String) -> Set<String> {
    program.withUnsafeBufferPointer { bytes in
      var symbols: Set<String> = []
      var index = 0
      while index + 1 < bytes.count {
        guard bytes[index] == UInt8(ascii: "$"), bytes[index + 1] == UInt8(ascii: "s") else {
          index += 1
          continue
        }
        let start = index
        while index < bytes.count, isWord(bytes[index]) || bytes[index] == UInt8(ascii: "$") { index += 1 }
        let symbol = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
        if symbol.contains(module) { symbols.insert(symbol) }
      }
      return symbols
    }
  }
}

extension ModuleSources {
  /// Whether tests or contracts call functions of the prelude.
  var usesPrelude: Bool { codeFiles.contains(where: \.usesPrelude) }

  /// The declarations in the study's lines that would change the meaning of tests.
  var reservedUses: [CompilerMessage] {
    files.flatMap { file in
      file.content.lines.enumerated().compactMap { index, line in
        guard line.origin != .generated, let fault = ReservedNames.fault(in: line.text) else { return nil }
        return CompilerMessage(
          file: file.name, line: index + 1, column: fault.column, severity: .error, message: fault.message)
      }
    }
  }

  /// Tells where the study declares names that it must not.
  func declarations(of names: [String]) -> [CompilerMessage] {
    names.map { name in
      var message = CompilerMessage(
        file: nil, line: 0, column: 0, severity: .error,
        message: name == "operator"
          ? "operators that expectations may use must not be declared for types that the study doesn't own"
          : "'\(name)' must not be declared, as tests call it")
      for file in files where message.file == nil {
        let place = file.content.lines.firstIndex { $0.origin != .generated && $0.declares(name) }
        if let place { (message.file, message.line, message.column) = (file.name, place + 1, 1) }
      }
      return message
    }
  }
}

extension SourceLine {
  /// Whether the line seems to declare a name.
  fileprivate func declares(_ name: String) -> Bool {
    let words = text.split { $0.isWhitespace || "(<:={`".contains($0) }
    if name == "operator" {
      return words.contains("func") && ["==", "!=", "!", "&&", "||", "<", ">"].contains { text.contains($0) }
    }
    return words.contains(Substring(name)) && !text.contains("." + name)
      && ["func", "let", "var", "struct", "class", "enum", "typealias"].contains { words.contains(Substring($0)) }
  }
}
