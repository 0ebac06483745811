import CaseStudyModel
import SourceTrees

extension ModuleSources {
  /// Whether tests or contracts call functions of the prelude.
  var usesPrelude: Bool { codeFiles.contains(where: \.usesPrelude) }

  /// The declarations in the study's lines that would change the meaning of tests.
  var reservedUses: [CompilerMessage] {
    let driver = FileLayout.swift.file(StudyAssembly.driverFile)
    var local: [CompilerMessage] = []
    if word != nil, let main = mainFile {
      let others = files.filter { $0.name != main.name }.map(\.text)
      local = ReservedNames.localExpectations(in: main.text, with: others).map { place in
        .error(ReservedNames.message(of: "expect"), in: main.name, line: place.line, column: place.column)
      }
    }
    return local
      + files.flatMap { file in
        // A file of the study may have the name of the drivers' file, which ends with an import.
        let isDriver = file.path == driver && file.content.lines.last?.origin == .generated
        return ReservedNames.aliases(in: file.text, of: file.name)
          + file.content.lines.enumerated().compactMap { index, line in
            guard line.origin != .generated,
              let fault = ReservedNames.fault(in: line.text, isDriver: isDriver)
            else { return nil }
            return .error(fault.message, in: file.name, line: index + 1, column: fault.column)
          }
      }
  }

  /// Returns errors at the places where the study declares names that it must not.
  func declarations(of names: [String]) -> [CompilerMessage] {
    names.map { name in
      var message = CompilerMessage.error(ReservedNames.message(of: name), in: nil, line: 0, column: 0)
      for file in files where message.file == nil {
        let place = file.content.lines.firstIndex {
          $0.origin != .generated && ReservedNames.seemsDeclared(name, in: $0.text)
        }
        if let place { (message.file, message.line, message.column) = (file.name, place + 1, 1) }
      }
      return message
    }
  }
}
