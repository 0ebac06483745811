import CaseStudyModel
import CodeStructure

/// The names that a block declares outside types and functions, which decide whether it fits other blocks.
struct TopLevelNames: Sendable, Equatable {
  /// The types and type aliases.
  let types: Set<String>
  /// The types that are extended.
  let extended: Set<String>
  /// The functions, with the labels of their parameters.
  let functions: Set<String>
  /// The variables and constants.
  let values: Set<String>
  /// Whether there are statements, which only a main file may have.
  let hasStatements: Bool
  /// Whether a type is the program's entry, which a file with statements can't have.
  let hasEntryType: Bool

  /// Reads the declarations of code.
  init(_ code: String, in language: Language?) {
    let declarations = Declarations(code, in: language)
    func names(_ kinds: DeclaredName.Kind...) -> Set<String> {
      Set(declarations.names.lazy.filter { $0.depth == 0 && kinds.contains($0.kind) }.map(\.name))
    }
    types = names(.type, .alias)
    extended = names(.extended)
    // In other languages, functions with the same name may differ in their parameters, and methods aren't always in
    // brackets.
    functions = language == .swift ? names(.function) : []
    values = names(.value)
    hasStatements = declarations.hasStatements
    hasEntryType = declarations.hasEntryType
  }

  /// Returns whether the code declares a name that can be used.
  /// - Parameter name: the name; an attribute's begins with `@`.
  func declare(_ name: String) -> Bool {
    let name = name.hasPrefix("@") ? String(name.dropFirst()) : name
    return types.contains(name) || values.contains(name) || functions.contains { $0.prefix { $0 != "(" } == name }
  }

  /// Returns whether two pieces of code can't be compiled together.
  func conflict(with other: TopLevelNames) -> Bool {
    let all = types.union(values).union(functions)
    return !all.isDisjoint(with: other.types.union(other.values).union(other.functions))
      || hasEntryType && (other.hasEntryType || other.hasStatements) || hasStatements && other.hasEntryType
  }
}
