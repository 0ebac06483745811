import CaseStudyModel
import SyntaxFacts

/// Replaces a protocol by an enum with a case for each conformer, and polymorphism by switches over it.
struct SwitchedCases: DesignMutation {
  let name = "switchedCases"
  let principle: Principle.ID? = .ocp

  func mutants(of design: DesignText, roles: Roles) -> [Mutant] {
    design.types.filter { Self.isReplaceable($0.type, in: design) }.map { declaration in
      let name = declaration.type.name
      let conformers = design.conformers(of: name)
      return Mutant(
        subject: name, roles: roles,
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
        let requirement = Requirement(line, of: member)
      else { return nil }
      switches += requirement.switching(over: conformers)
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

  /// Wraps each call of a conformer's initialiser in its case; declarations and what a line doesn't end stay.
  private static func wrapped(_ text: String, conformers: [String], in name: String) -> String {
    var result = text
    for conformer in conformers {
      var rest = result[...]
      var output = ""
      while let found = rest.firstRange(of: conformer + "(") {
        let before = rest[..<found.lowerBound]
        output += before
        let isWord = before.last.map { $0.isLetter || $0.isNumber || "_.".contains($0) } ?? false
        guard !isWord, let end = closing(of: rest[found.upperBound...]) else {
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

  /// Finds the bracket that closes an open one before the text.
  private static func closing(of text: Substring) -> String.Index? {
    var depth = 1
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// A protocol's requirement as written, on one line.
  private struct Requirement {
    var head: String
    var call: String

    init?(_ line: String, of member: Member) {
      let text = line.drop { $0 == " " }
      guard member.kind == .method else {
        guard text.hasPrefix("var "), !text.contains(" set "), let brace = text.firstIndex(of: "{") else { return nil }
        head = String(text[..<brace])
        call = member.name
        return
      }
      guard text.hasPrefix("func "), let open = text.firstIndex(of: "("),
        let close = SwitchedCases.closing(of: text[text.index(after: open)...])
      else { return nil }
      let parameters = text[text.index(after: open)..<close]
      let names = zip(member.parameters, parameters.split(separator: ",")).map { parameter, written in
        let name = written.prefix { $0 != ":" }.split(separator: " ").last.map(String.init) ?? ""
        return parameter.label == "_" ? name : "\(parameter.label): \(name)"
      }
      // A comma inside a parameter's type would part it.
      if parameters.count(where: { $0 == "," }) + 1 != max(1, member.parameters.count) { return nil }
      head = text + " "
      call = "\(member.name)(\(names.joined(separator: ", ")))"
    }

    func switching(over conformers: [String]) -> [String] {
      let effects = (head.contains(" throws") ? "try " : "") + (head.contains(" async") ? "await " : "")
      return ["  \(head){", "    switch self {"]
        + conformers.map { "    case .\(SwitchedCases.caseName($0))(let it): \(effects)it.\(call)" } + ["    }", "  }"]
    }
  }
}
