import CaseStudyModel
import CodeStructure

/// The names by which the code of two sides is paired, and by which readers recognise it.
struct PairingNames: Sendable, Equatable {
  /// The names of the types in order, each once; an extension counts as its type.
  let types: [String]
  /// The names of the functions in order, each once, with the argument labels of Swift.
  let functions: [String]
  /// The outermost types; without types, the outermost functions.
  private let outermost: [String]

  /// The maximum number of names in a title.
  private static let titleLimit = 3
  /// Functions that many types have, or that start a program.
  private static let unnamed: Set<Substring> = ["main", "__init__", "initialize", "init", "__construct"]

  /// Reads the names that code declares.
  init(_ code: String, in language: Language?) {
    var declarations = Declarations(code, in: language)
    let types = declarations.unique([.type, .extended])
    // Constructors have the names of their types.
    let constructors = Set(types.map { $0 + "()" })
    declarations.names.removeAll { declared in
      guard declared.kind == .function else { return false }
      let name = declared.name.prefix { $0 != "(" }
      return Self.unnamed.contains(name) || constructors.contains(declared.name)
    }
    self.types = types
    functions = declarations.unique([.function])
    outermost = declarations.outermost(types.isEmpty ? [.function] : [.type, .extended])
  }

  /// The names by which readers recognise the code; `nil` for code that declares nothing.
  var title: String? {
    if outermost.isEmpty { return nil }
    return outermost.prefix(Self.titleLimit).joined(separator: ", ") + (outermost.count > Self.titleLimit ? ", …" : "")
  }
}
