import CaseStudyModel

extension StandInModule {
  /// The faults that keep the module from being compiled: invalid names, and code that would change the meaning of
  /// tests.
  var faults: [CompilerMessage] {
    let first = files.first?.path
    if !hasValidName {
      return [.error("the name of its folder must consist of ASCII letters, digits and '_'", in: first)]
    }
    if name.hasPrefix("_") || Self.reservedModules.contains(name) {
      return [.error("'\(name)' must not be the name of a stand-in, because another module has it", in: first)]
    }
    let unsafe = files.filter { !$0.isSafe }
    if !unsafe.isEmpty {
      return unsafe.map { .error("the name of a file must not begin with '-' or '@'", in: $0.path) }
    }
    return files.flatMap { file in
      let aliases = ReservedNames.aliases(in: file.text, of: file.path)
      let member = ReservedNames.declaredExpectation(in: file.text).map {
        // A type of a test could inherit it.
        CompilerMessage.error(ReservedNames.message(of: "expect"), in: file.path, line: $0.line, column: $0.column)
      }
      return (aliases.isEmpty ? member.map { [$0] } ?? [] : aliases)
        + file.lines.enumerated().compactMap { index, line in
          // `@_exported` is allowed: the modules that it exports are the toolchain's, or are checked as well.
          ReservedNames.fault(in: line.replacing("@_exported ", with: "@exported_ ")).map {
            .error($0.message, in: file.path, line: index + 1, column: $0.column)
          }
        }
    }
  }

  /// Returns errors at the places where the module declares names that a study must not declare.
  /// - Parameter library: the compiled module.
  func declarationFaults(in library: [UInt8]) -> [CompilerMessage] {
    var names = ReservedNames.declared(in: library, module: name, isContract: false)
    // The module's name may be abbreviated in the symbols of extensions of Foundation's types.
    let equals = ReservedNames.symbols(in: library, of: "Foundation").contains { symbol in
      ["E2eeoi", "E2neoi"].contains { symbol.contains($0) && !symbol.contains("AA" + $0) }
        && ["$s10Foundation", "$s20Foundation", "$s30Foundation"].contains(where: symbol.hasPrefix)
    }
    if equals, !names.contains("operator") { names.append("operator") }
    return names.map { name in
      var fault = CompilerMessage.error(ReservedNames.message(of: name), in: files.first?.path)
      for file in files {
        guard let place = file.lines.firstIndex(where: { ReservedNames.seemsDeclared(name, in: $0) }) else { continue }
        (fault.file, fault.line) = (file.path, place + 1)
        break
      }
      return fault
    }
  }

  /// Whether the name can be that of a file, an argument and a module.
  private var hasValidName: Bool {
    name.first?.isNumber == false && name.allSatisfy { $0.isASCII && $0.isPartOfWord }
  }

  /// The study's module, and the toolchain's modules that tests, Foundation or the prelude import; the names of its
  /// other modules begin with an underscore.
  private static let reservedModules: Set<String> = [
    "Android", "Bionic", "Builtin", "CDispatch", "CRT", "Cxx", "CxxStdlib", "Darwin", "Dispatch", "Distributed",
    "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    "Glibc", "Musl", "Observation", "RegexBuilder", "Runtime", "Study", "Swift", "SwiftGlibc", "SwiftOnoneSupport",
    "SwiftShims", "Synchronization", "Testing", "WASILibc", "WinSDK", "XCTest",
  ]
}

extension CodeFile {
  fileprivate var lines: [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }
}
