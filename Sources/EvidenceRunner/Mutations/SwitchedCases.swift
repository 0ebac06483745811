import CaseStudyModel
import SyntaxFacts

/// Replaces a protocol by an enum with a case for each conformer, and polymorphism by switches over it.
///
/// Replaces only protocols to which a favoured request adds a conformer, because the design isn't closed against
/// anything else.
struct SwitchedCases: DesignMutation {
  let name = "switchedCases"
  let principle: Principle.ID? = .ocp

  func mutants(of study: StudyDesign) -> [Mutant] {
    let design = study.base
    return design.types.filter {
      Self.isReplaceable($0.type, in: design) && study.isExtended($0.type.name)
    }.map { declaration in
      let name = declaration.type.name
      let conformers = design.conformers(of: name)
      return Mutant(
        subject: name, roles: study.roles,
        changed: { Self.files(replacing: name, in: $0) },
        adapted: { Self.wrapped($0, conformers: conformers, in: name).replacingExistential(name, by: name) })
    }
  }

  private static func isReplaceable(_ type: TypeDeclaration, in design: DesignText) -> Bool {
    type.kind == .protocol && type.inherited.isEmpty && type.genericParameters.isEmpty && !type.members.isEmpty
      && type.members.allSatisfy { isSwitchable($0) && $0.lines.name == $0.lines.last }
      && design.conformers(of: type.name).count > 1
  }

  private static func isSwitchable(_ member: Member) -> Bool {
    !member.isStatic && [.method, .storedProperty, .computedProperty].contains(member.kind)
  }

  private static func files(replacing name: String, in design: DesignText) -> [String: [String]]? {
    guard let declaration = design.type(name) else { return nil }
    let conformers = design.conformers(of: name)
    var switches: [String] = []
    for member in declaration.type.members {
      guard let line = design.files[declaration.path]?[member.lines.name - 1],
        let requirement = WrittenRequirement(line, of: member)
      else { return nil }
      switches += requirement.switching(conformers.map { ".\(caseName($0))(let it)" })
    }
    var files = design.files
    let cases = conformers.map { "  case \(caseName($0))(\($0))" }
    let lines = declaration.type.lines
    files[declaration.path]?.replaceSubrange(
      lines.first - 1..<lines.last, with: ["enum \(name) {"] + cases + switches + ["}"])
    for path in files.keys {
      files[path] = files[path]?.map { line in
        let head = line.withoutInherited(name)
        let isDeclaration = head != line && line.hasSuffix("{") || conformers.contains { line.contains("struct \($0)") }
        let text = isDeclaration ? head : wrapped(line, conformers: conformers, in: name)
        return text.replacing("any \(name)", with: name).replacing("some \(name)", with: name)
      }
    }
    return files
  }

  private static func caseName(_ type: String) -> String { "as\(type)" }

  /// Wraps each call of a conformer's initialiser in its case; leaves declarations alone, and calls that don't end on
  /// their line.
  private static func wrapped(_ text: String, conformers: [String], in name: String) -> String {
    var result = text
    for conformer in conformers {
      var rest = result[...]
      var output = ""
      while let found = rest.firstRange(of: conformer + "(") {
        let before = rest[..<found.lowerBound]
        output += before
        let isWord = before.last.map { $0.isPartOfWord || $0 == "." } ?? false
        guard !isWord, let end = rest[found.upperBound...].closingParenthesis else {
          output += rest[found]
          rest = rest[found.upperBound...]
          continue
        }
        output += "\(name).\(caseName(conformer))(\(rest[found.lowerBound...end]))"
        rest = rest[rest.index(after: end)...]
      }
      result = output + rest
    }
    return result
  }
}

extension Substring {
  /// The index of the parenthesis that closes one before the text.
  var closingParenthesis: Index? {
    var depth = 1
    return indices.first { index in
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" { depth -= 1 }
      return depth == 0
    }
  }
}
