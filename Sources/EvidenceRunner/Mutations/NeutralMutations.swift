import CaseStudyModel
import SyntaxFacts

/// Renames a type.
struct RenamedType: DesignMutation {
  let name = "renamedType"
  let principle: Principle.ID? = nil

  func mutants(of study: StudyDesign) -> [Mutant] {
    let (design, roles) = (study.base, study.roles)
    return design.types.map { declaration in
      let name = declaration.type.name
      let change: @Sendable (String) -> String = { $0.replacingIdentifier(name, by: name + "Renamed") }
      return Mutant(subject: name, roles: roles, changed: { $0.mapLines(change) }, adapted: change)
    }
  }
}

/// Swaps two neighbouring methods of a type.
struct ReorderedMembers: DesignMutation {
  let name = "reorderedMembers"
  let principle: Principle.ID? = nil

  func mutants(of study: StudyDesign) -> [Mutant] {
    let (design, roles) = (study.base, study.roles)
    return design.types.filter { Self.pair(of: $0.type) != nil }.map { declaration in
      let name = declaration.type.name
      return Mutant(subject: name, roles: roles) { design in
        guard let found = design.type(name), let (first, second) = Self.pair(of: found.type),
          let file = design.files[found.path]
        else { return nil }
        var files = design.files
        let between = file[first.last..<second.first - 1]
        files[found.path]?.replaceSubrange(
          first.first - 1..<second.last,
          with: design.text(of: second, in: found.path) + between + design.text(of: first, in: found.path))
        return files
      }
    }
  }

  /// Returns the lines of the first two neighbouring methods; `nil` if each pair shares a line.
  private static func pair(of type: TypeDeclaration) -> (first: DeclarationLines, second: DeclarationLines)? {
    let methods = type.members.filter { $0.kind == .method }.map(\.lines)
    return zip(methods, methods.dropFirst()).first { first, second in first.last < second.first }
  }
}

/// Moves the last type of a file with several into its own file.
struct SplitFile: DesignMutation {
  let name = "splitFile"
  let principle: Principle.ID? = nil

  func mutants(of study: StudyDesign) -> [Mutant] {
    let (design, roles) = (study.base, study.roles)
    return Dictionary(grouping: design.types, by: \.path).sorted { $0.key < $1.key }.compactMap { path, types in
      let name = types[types.count - 1].type.name
      let newPath = "\(name)+Split.swift"
      guard types.count > 1, design.files[newPath] == nil else { return nil }
      return Mutant(subject: name, roles: roles.giving(newPath, theRoleOf: path)) { design in
        guard let moved = design.type(name), moved.path == path else { return nil }
        var files = design.files
        let imports = design.files[path]?.filter { $0.hasPrefix("import ") } ?? []
        files[newPath] = imports + design.text(of: moved.type.lines, in: path)
        files[path]?.removeSubrange(moved.type.lines.first - 1..<moved.type.lines.last)
        return files
      }
    }
  }
}

extension Roles {
  /// Returns the roles with a new file in the role of another.
  fileprivate func giving(_ newPath: String, theRoleOf path: String) -> Roles {
    func list(_ paths: [String]) -> [String] { paths.contains(path) ? paths + [newPath] : paths }
    return Roles(policy: list(policy), detail: list(detail), root: list(root))
  }
}
