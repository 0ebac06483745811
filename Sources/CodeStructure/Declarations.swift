import CaseStudyModel

/// The declarations of code, read from its tokens alone, for languages without a parser here.
package struct Declarations: Sendable, Equatable {
  /// The declared names in order; a name may be declared repeatedly.
  package var names: [DeclaredName]
  /// Whether there are statements outside brackets, which only a main file of Swift may have.
  package let hasStatements: Bool
  /// Whether a type is the program's entry, which a file of Swift with statements can't have.
  package let hasEntryType: Bool

  /// The beginnings of the declarations and statements of Swift outside brackets, in order.
  package let heads: [DeclarationHead]

  /// Reads the declarations of code.
  package init(_ code: String, in language: Language?) {
    self.init(CodeTokens(code, in: language), in: language)
  }

  /// Reads the declarations of code from its tokens.
  package init(_ tokens: CodeTokens, in language: Language?) {
    var reader = DeclarationReader(tokens, language)
    reader.read()
    names = reader.names
    heads = reader.heads
    hasStatements = reader.hasStatements
    hasEntryType = reader.hasEntryType
  }

  /// The types and other names of types that begin with a capital, as types do in most languages, each without the
  /// modules before it.
  package var capitalizedTypes: Set<String> {
    let types = names.lazy.filter { $0.kind == .type || $0.kind == .alias }
    return Set(types.map(\.unqualified).filter { $0.first?.isUppercase ?? false })
  }

  /// Returns the names of some kinds in order, each once.
  package func unique(_ kinds: Set<DeclaredName.Kind>) -> [String] {
    names.filter { kinds.contains($0.kind) }.map(\.name).unique()
  }

  /// Returns the names of some kinds that the fewest brackets surround, in order, each once.
  package func outermost(_ kinds: Set<DeclaredName.Kind>) -> [String] {
    let depth = names.lazy.filter { kinds.contains($0.kind) }.map(\.depth).min()
    var outermost = self
    outermost.names.removeAll { $0.depth != depth }
    return outermost.unique(kinds)
  }
}

/// A name that code declares.
package struct DeclaredName: Sendable, Equatable {
  /// The kind of a declaration.
  package enum Kind: Sendable {
    /// A class, a protocol, or another type with a body.
    case type
    /// A type to which an extension or implementation adds members.
    case extended
    /// Another name of a type.
    case alias
    /// A function or method.
    case function
    /// A variable or constant outside brackets.
    case value
  }

  /// The kind of the declaration.
  package var kind: Kind
  /// The name, without generic parameters; that of a function has the argument labels of Swift, as `area(of:)`, and
  /// none in other languages, as `area()`. Outside Swift, a type's name begins with its modules, as in `Shop.Cart`.
  package var name: String
  /// The number of brackets around the declaration.
  package var depth: Int
  /// The places among the code's tokens; `nil` for functions and values.
  package var places: Places?

  /// The places of a declaration of a type among the code's tokens.
  package struct Places: Sendable, Equatable {
    /// The index of the keyword.
    package var keyword: Int
    /// The index of the last part of the name.
    package var name: Int
  }

  /// The name without the modules before it: `Cart` for `Shop.Cart` or `Shop::Cart`.
  package var unqualified: String {
    name.lastIndex { ".:".contains($0) }.map { String(name[name.index(after: $0)...]) } ?? name
  }
}

/// The beginning of a declaration or statement outside brackets, as places among the code's tokens.
package struct DeclarationHead: Sendable, Equatable {
  /// The first token, which may begin an attribute.
  package var start: Int
  /// The first token after the attributes.
  package var declaration: Int
  /// The first token after attributes and modifiers: the keyword of a declaration.
  package var keyword: Int
}
