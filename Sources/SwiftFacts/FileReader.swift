import SwiftParser
import SwiftSyntax
import SyntaxFacts

/// Extracts one file's facts.
struct FileReader {
  private let tree: SourceFileSyntax
  private let locator: Locator
  private var file: FileFacts
  /// The names of the types that were read so far.
  private var typeNames: Set<String> = []

  /// Parses a file; invalid Swift is skipped.
  init(path: String, source: String) {
    tree = Parser.parse(source: source)
    locator = Locator(tree)
    file = FileFacts(path: path)
  }

  /// Returns the facts of the file.
  consuming func facts() -> FileFacts {
    read(tree.statements)
    return file
  }

  private mutating func read(_ items: CodeBlockItemListSyntax) {
    let visitor = BodyVisitor(locator: locator, parameters: [])
    for item in items {
      switch item.item {
      case .decl(let declaration): read(declaration, into: visitor)
      case .stmt(let statement):
        visitor.walk(statement)
        readLocalTypes(in: statement, around: [])
      case .expr(let expression):
        visitor.walk(expression)
        readLocalTypes(in: expression, around: [])
      default: continue
      }
    }
    add(visitor.body)
  }

  private mutating func add(_ body: CodeBody) {
    guard body != CodeBody() else { return }
    var all = file.statements ?? CodeBody()
    all.accesses += body.accesses
    all.mentions += body.mentions
    all.switches += body.switches
    all.casts += body.casts
    file.statements = all
  }

  private mutating func read(_ declaration: DeclSyntax, into visitor: BodyVisitor) {
    if let condition = declaration.as(IfConfigDeclSyntax.self) {
      for clause in condition.clauses {
        if case .statements(let items) = clause.elements { read(items) }
      }
    } else if let name = declaration.as(ImportDeclSyntax.self) {
      file.imports.append(name.path.trimmedDescription)
    } else if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      read(group, around: [])
    } else if declaration.is(MacroExpansionDeclSyntax.self) {
      visitor.walk(declaration)
    } else {
      let members = MemberReader(locator: locator).members(of: declaration)
      file.members += members
      readLocalTypes(in: declaration, around: members.prefix(1).map(\.signature))
    }
  }

  /// Reads the types in a declaration's code.
  /// - Parameter outer: the names of the types around the declaration and, last, of the declaration itself.
  private mutating func readLocalTypes(in syntax: some SyntaxProtocol, around outer: [String]) {
    for group in LocalTypes.declared(in: syntax) {
      var path = outer
      // Functions that differ only in the types of their parameters share a signature.
      if let last = path.indices.last, let name = TypeHead(group)?.name.plainText {
        while typeNames.contains((path + [name]).joined(separator: ".")) { path[last] += "′" }
      }
      read(group, around: path)
    }
  }

  private mutating func read(_ group: any DeclGroupSyntax, around outer: [String]) {
    let inherited = [TypeReference](group.inheritanceClause)
    if let declaration = group.as(ExtensionDeclSyntax.self) {
      let type = TypeReference(declaration.extendedType)
      let index = file.extensions.count
      let lines = locator.lines(of: declaration, name: declaration.extensionKeyword)
      file.extensions.append(
        ExtensionDeclaration(
          extendedType: type, lines: lines, inherited: inherited, constraints: .init(declaration.genericWhereClause)))
      let level = declaration.modifiers.access
      file.extensions[index].members = members(
        of: declaration.memberBlock.members, around: [type.name],
        access: level == .private ? .fileprivate : level ?? .internal)
      return
    }
    guard let head = TypeHead(group) else { return }
    let path = outer + [head.name.plainText]
    let name = path.joined(separator: ".")
    let index = file.types.count
    typeNames.insert(name)
    file.types.append(
      TypeDeclaration(
        name: name, kind: head.kind, lines: locator.lines(of: group, name: head.name),
        access: group.modifiers.access ?? .internal, genericParameters: head.genericParameters, inherited: inherited))
    let members = members(of: group.memberBlock.members, around: path, access: .internal)
    file.types[index].members = members
  }

  private mutating func members(
    of items: MemberBlockItemListSyntax, around path: [String], access: AccessLevel
  ) -> [Member] {
    var members: [Member] = []
    for item in items {
      if let condition = item.decl.as(IfConfigDeclSyntax.self) {
        for clause in condition.clauses {
          guard case .decls(let inner) = clause.elements else { continue }
          members += self.members(of: inner, around: path, access: access)
        }
      } else if let group = item.decl.asProtocol((any DeclGroupSyntax).self) {
        read(group, around: path)
      } else {
        let read = MemberReader(locator: locator, access: access).members(of: item.decl)
        members += read
        readLocalTypes(in: item.decl, around: path + read.prefix(1).map(\.signature))
      }
    }
    return members
  }
}
