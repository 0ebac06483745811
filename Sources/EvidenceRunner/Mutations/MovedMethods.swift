import CaseStudyModel
import SyntaxFacts

/// Moves the code of a type's methods into another type, which then changes for the reasons of both.
///
/// Each method remains, and calls a static function of the other type. Only pairs of types outside the composition root
/// that different favoured requests edit are used, and only if such a request edits code that moves.
struct MovedMethods: DesignMutation {
  let name = "movedMethods"
  let principle: Principle.ID? = .srp

  func mutants(of study: StudyDesign) -> [Mutant] {
    let types = study.base.types.filter {
      $0.type.kind != .protocol && $0.type.genericParameters.isEmpty && study.isCounted($0)
    }
    return types.flatMap { guest in
      types.filter { study.separates(guest.type.name, $0.type.name) }.compactMap { host -> Mutant? in
        let methods = Set(guest.type.members.filter { $0.kind == .method }.map(\.name))
        let move = MethodMove(methods: methods, type: guest.type.name, host: host.type.name)
        let moved = move.functions(in: study.base)
        guard !moved.isEmpty, study.requested.contains(where: { move.functions(in: $0) != moved }) else { return nil }
        return Mutant(subject: "\(guest.type.name), \(host.type.name)", roles: study.roles) { move.files(in: $0) }
      }
    }
  }
}

/// The methods that move from a type to another.
private struct MethodMove: Sendable {
  /// The names of the methods before any change request; methods that a request adds aren't moved.
  var methods: Set<String>
  var type: String
  var host: String

  /// Returns the functions that the other type gets, the last method of the last file first.
  func functions(in design: DesignText) -> [MovedFunction] { placed(in: design).map(\.function) }

  /// Returns the files after the move; `nil` if nothing can move.
  func files(in design: DesignText) -> [String: [String]]? {
    let moves = placed(in: design)
    guard let place = design.type(host)?.path, !moves.isEmpty else { return nil }
    var files = design.files
    // The last method moves first, so that the line numbers of the earlier ones stay valid.
    for move in moves {
      guard let lines = files[move.path], let body = MethodBody(in: lines.joined(separator: "\n"), from: move.line)
      else {
        return nil
      }
      files[move.path] = DesignText.lines(of: body.replaced(by: move.function.forward))
    }
    for path in Set(moves.map(\.path)) { files[path] = files[path]?.map(Self.withoutAccessModifier) }
    let functions = moves.reversed().flatMap { DesignText.lines(of: $0.function.text) }
    files[place]?.append(contentsOf: ["", "extension \(host) {"] + functions + ["}"])
    let imports = Set(moves.flatMap { design.files[$0.path] ?? [] }.filter { $0.hasPrefix("import ") })
    let missing = imports.subtracting(design.files[place] ?? []).sorted()
    files[place]?.insert(contentsOf: missing, at: 0)
    return files
  }

  private func placed(in design: DesignText) -> [(path: String, line: Int, function: MovedFunction)] {
    let code = CodeBase(design.facts)
    guard let found = code.types[type], let declaration = design.type(type) else { return [] }
    let aliases = found.members.map(\.member).filter { $0.kind == .typeAlias }.map(\.name)
    let inner = code.types.keys.filter { $0.hasPrefix(type + ".") }.map { String($0.dropFirst(type.count + 1)) }
    let head = design.text(of: declaration.type.lines, in: declaration.path)
      .prefix(declaration.type.lines.name - declaration.type.lines.first + 1)
    let isOnMainActor = head.contains { $0.contains("@MainActor") }
    return found.members.filter { methods.contains($0.member.name) && Self.isMovable($0.member) }
      .sorted { ($0.file, $0.member.lines.name) > ($1.file, $1.member.lines.name) }
      .compactMap { placed in
        guard let lines = design.files[placed.file],
          let body = MethodBody(in: lines.joined(separator: "\n"), from: placed.member.lines.name),
          let function = MovedFunction(
            placed.member, body, of: found, nested: Set(aliases + inner), to: host,
            attributes: isOnMainActor ? "@MainActor " : "")
        else { return nil }
        return (path: placed.file, line: placed.member.lines.name, function: function)
      }
  }

  private static func isMovable(_ member: Member) -> Bool {
    member.kind == .method && !member.isStatic && member.genericParameters.isEmpty && member.body?.shape == .other
  }

  /// Removes the access modifier that would hide a member from the code that moved.
  private static func withoutAccessModifier(_ line: String) -> String {
    let text = line.drop { $0 == " " }
    guard let hidden = ["private ", "fileprivate "].first(where: { text.hasPrefix($0) }) else { return line }
    return String(line.prefix(line.count - text.count)) + text.dropFirst(hidden.count)
  }
}
