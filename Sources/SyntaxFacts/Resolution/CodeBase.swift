/// One side's code as a whole: its types with their extensions, and name look-up.
public struct CodeBase: Sendable {
  /// The files, ordered by path.
  public let files: [FileFacts]
  /// The types by full name, including extended types of other modules.
  public let types: [String: CodeType]
  /// The functions, variables and aliases outside types.
  public let freeMembers: [PlacedMember]
  /// The members of types and of files, by the file that has them.
  let membersByFile: [String: [PlacedMember]]
  /// The kinds of facts that weren't read from this code, though it may have them.
  public let unknown: Set<UnknownFact>

  /// Merges the extensions of all files into their types.
  public init(_ facts: SourceFacts) {
    files = facts.files
    unknown = Set(facts.unknown ?? [])
    var types: [String: CodeType] = [:]
    for file in files {
      for declaration in file.types where types[declaration.name] == nil {
        types[declaration.name] = CodeType(
          name: declaration.name, declaration: declaration, file: file.path, files: [file.path],
          inherited: declaration.inherited,
          members: declaration.members.map { PlacedMember(owner: declaration.name, file: file.path, member: $0) })
      }
    }
    let aliases = Dictionary(files.flatMap(\.members).filter { $0.kind == .typeAlias }.map { ($0.name, $0) }) {
      first, _ in first
    }
    for file in files {
      for addition in file.extensions {
        let alias = aliases[addition.extendedType.name]?.type?.name
        let name = alias ?? addition.extendedType.name
        var type =
          types[name]
          ?? CodeType(name: name, declaration: nil, file: file.path, files: [], inherited: [], members: [])
        if !type.files.contains(file.path) { type.files.append(file.path) }
        type.inherited += addition.inherited
        type.members += addition.members.map {
          PlacedMember(
            owner: name, file: file.path, isInExtension: true, member: $0, constraints: addition.constraints)
        }
        types[name] = type
      }
    }
    for name in types.keys { types[name]?.files.sort() }
    self.types = types
    freeMembers = files.flatMap { file in
      file.members.map { PlacedMember(owner: nil, file: file.path, member: $0) }
    }
    let owned = types.values.sorted { $0.name < $1.name }.flatMap(\.members)
    membersByFile = Dictionary(grouping: freeMembers + owned, by: \.file)
  }

  /// The types declared in this code, ordered by name.
  public var declaredTypes: [CodeType] {
    types.values.filter { $0.declaration != nil }.sorted { $0.name < $1.name }
  }

  /// All potential clients: types by name, then free functions and variables, then files' statements.
  public var units: [CodeUnit] {
    let types = types.values.sorted { $0.name < $1.name }
      .map { CodeUnit(kind: .type, name: $0.name, file: $0.file, members: $0.members) }
    // An alias contains no code.
    let free = freeMembers.filter { $0.member.kind != .typeAlias }.map {
      CodeUnit(kind: .freeMember, name: $0.member.signature, file: $0.file, members: [$0])
    }
    let statements = files.compactMap { file in
      file.statements.map { body in
        let lines = DeclarationLines(name: 1, first: 1, last: 1)
        let member = Member(kind: .method, name: "", lines: lines, body: body)
        return CodeUnit(
          kind: .statements, name: file.path, file: file.path,
          members: [PlacedMember(owner: nil, file: file.path, member: member)])
      }
    }
    return types + free + statements
  }
}
