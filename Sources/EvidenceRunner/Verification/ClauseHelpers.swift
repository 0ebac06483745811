import CaseStudyModel
import CodeStructure
import SyntaxFacts

/// The code outside a contract's clauses on which their results depend.
///
/// **Definition.** For each clause: the functions and variables outside types, and the members of types other than the
/// conformers, that its code uses, directly or through each other; and, of the types whose values it gets, the
/// explicitly declared members that run without being named, such as `==`, `<`, `hash(into:)` and `description`. A
/// member of the protocol's extension counts unless the protocol requires it, because a conformer can then have its
/// own.
///
/// **Source.** After B. Meyer, "Object-Oriented Software Construction", 1988, on functions in assertions. The
/// definition is this project's own.
///
/// **Example.** `clause("keeps lines") { keepsLines(make(), ["a", "b"]) }` and `func keepsLines(_ notebook: any
/// Notebook, _ lines: [String]) -> Bool` in the code: the function's code.
struct ClauseHelpers: Sendable {
  /// A member that helps.
  struct Helper: Sendable, Equatable {
    /// Its code.
    var tokens: [String]
    /// Whether the protocol requires it, so that the code is only a default.
    var isRequired = false
  }

  /// The code of the contract's whole program.
  let code: CodeBase
  let program: ContractProgram
  private let conformers: Set<String>
  /// The protocol or class with its supertypes.
  private let family: Set<String>
  /// The tokens of the program's files, by path.
  private let fileTokens: [String: CodeTokens]

  init(code: CodeBase, program: ContractProgram) {
    self.code = code
    self.program = program
    family = Set([program.name] + code.supertypes(of: program.name))
    let tokens = program.sources.files.map { ($0.path, CodeTokens($0.text, in: .swift)) }
    fileTokens = Dictionary(tokens) { first, _ in first }
    conformers = Set(
      code.declaredTypes.filter { type in
        !type.isProtocol && (type.name == program.name || code.supertypes(of: type.name).contains(program.name))
      }.map(\.name))
  }

  /// Returns the helpers of each clause by their signatures with the types that have them.
  func helpers() -> [String: [String: Helper]] {
    var found: [String: [String: Helper]] = [:]
    for file in program.sources.files {
      let tokens = CodeTokens(file.text, in: .swift)
      let starts = ContractProgram.clauseStarts(in: tokens.texts)
      let ends = starts.dropFirst().map { tokens.lines[$0] } + [Int.max]
      for (start, end) in zip(starts, ends) {
        let name = String(tokens.texts[start + 2].dropFirst().dropLast())
        let lines = tokens.lines[start]...max(tokens.lines[start], end - 1)
        found[name, default: [:]].merge(helpers(usedIn: lines, of: file.path)) { first, _ in first }
      }
    }
    return found
  }

  private func helpers(usedIn lines: ClosedRange<Int>, of file: String) -> [String: Helper] {
    var reached = Reached()
    for placed in code.freeMembers where placed.file == file && placed.member.lines.contains(lines.lowerBound) {
      let accesses = placed.member.bodies.flatMap(\.accesses).filter { lines.contains($0.line) }
      add(accesses, in: placed, to: &reached)
    }
    while true {
      if let next = reached.waiting.popLast() {
        add(next.member.bodies.flatMap(\.accesses), in: next, to: &reached)
      } else if !addUnnamed(to: &reached) {
        return reached.helpers
      }
    }
  }

  /// The helpers and types that are known to be used so far.
  private struct Reached {
    var helpers: [String: Helper] = [:]
    var types: Set<String> = []
    var waiting: [PlacedMember] = []
    /// The members that have been added, by their places.
    var added: [String: [PlacedMember]] = [:]
  }

  private func add(_ accesses: [Access], in placed: PlacedMember, to reached: inout Reached) {
    for access in accesses {
      let resolution = code.resolve(access, in: placed)
      reached.types.formUnion(resolution.type?.names ?? [])
      for use in resolution.uses {
        switch use.target {
        case .type(let type): reached.types.insert(type)
        case .creation(let type):
          reached.types.insert(type)
          guard !conformers.contains(type), !family.contains(type) else { continue }
          let isWrapper = code.types[type]?.members.contains { $0.member.name == "wrappedValue" } == true
          for member in code.types[type]?.members ?? [] where isWrapper || member.runsOnCreation {
            add(member, to: &reached)
          }
        case .member(let target): add(target, to: &reached)
        }
      }
    }
  }

  private func add(_ target: PlacedMember, to reached: inout Reached) {
    let type = code.type(of: target)
    reached.types.formUnion(type?.names ?? [])
    reached.types.formUnion(
      target.member.parameters.flatMap { code.resolved($0.type, in: code.scope(of: target)).names })
    if let owner = target.owner {
      guard !conformers.contains(owner) else { return }
      if family.contains(owner) {
        addFamily(target, of: owner, to: &reached)
        return
      }
    }
    guard !target.member.bodies.isEmpty else { return }
    add(target, as: Helper(tokens: tokens(of: target)), to: &reached)
  }

  private func addFamily(_ target: PlacedMember, of owner: String, to reached: inout Reached) {
    let members: [PlacedMember] = family.flatMap { code.types[$0]?.members ?? [] }
    let named = members.filter {
      $0.member.signature == target.member.signature && code.types[$0.owner ?? ""]?.isProtocol == true
    }
    let extended = named.filter(\.isInExtension)
    let isRequired = named.contains { !$0.isInExtension }
    let helper = Helper(tokens: extended.flatMap(tokens), isRequired: isRequired)
    let key = "\(program.name).\(target.member.signature)"
    guard reached.helpers.updateValue(helper, forKey: key) == nil, !isRequired else { return }
    reached.waiting += extended
  }

  private func add(_ target: PlacedMember, as helper: Helper, to reached: inout Reached) {
    // Several members can be in one line.
    let place = "\(target.file):\(target.member.lines.first)"
    guard reached.added[place]?.contains(target) != true else { return }
    reached.added[place, default: []].append(target)
    let key = (target.owner.map { $0 + "." } ?? "") + target.member.signature
    // Overloads share a signature.
    reached.helpers[key, default: Helper(tokens: [])].tokens += helper.tokens
    reached.waiting.append(target)
  }

  /// Adds the members that run without being named, for the types known so far, and returns whether any of them is new.
  private func addUnnamed(to reached: inout Reached) -> Bool {
    let count = reached.helpers.count + reached.types.count
    let own = reached.types.filter { code.types[$0] != nil && !conformers.contains($0) && !family.contains($0) }
    for name in own.sorted() {
      reached.types.formUnion(code.supertypes(of: name))
      for placed in code.types[name]?.members ?? [] {
        if placed.member.kind == .storedProperty || placed.member.kind == .enumCase {
          let scope = code.scope(of: placed)
          reached.types.formUnion(placed.member.parameters.flatMap { code.resolved($0.type, in: scope).names })
          reached.types.formUnion(code.type(of: placed)?.names ?? [])
          // A property wrapper is compared in place of the property.
          for use in code.uses(in: placed) {
            if case .creation(let wrapper) = use.target { reached.types.insert(wrapper) }
          }
        }
        if placed.member.runsUnnamed { add(placed, to: &reached) }
      }
    }
    // An operator for types of other modules can replace that of the standard library.
    let foreign = code.types.values.filter { $0.declaration == nil }.sorted { $0.name < $1.name }.flatMap(\.members)
    for placed in code.freeMembers + foreign where placed.member.isOperator {
      let isForConformers = placed.member.parameters.contains { $0.type.names.contains(where: conformers.contains) }
      if !isForConformers { add(placed, to: &reached) }
    }
    return reached.helpers.count + reached.types.count > count
  }

  private func tokens(of placed: PlacedMember) -> [String] {
    let lines = placed.member.lines
    guard let file = fileTokens[placed.file], lines.first <= lines.last else { return [] }
    return Array(file.texts[file.index(ofLine: lines.first)..<file.index(ofLine: lines.last + 1)])
  }
}

extension ClauseHelpers.Helper {
  /// Returns whether replacing a helper by another one changes the meaning of a clause that uses it; `nil` is no helper
  /// of this name.
  static func differ(_ before: ClauseHelpers.Helper?, _ after: ClauseHelpers.Helper?) -> Bool {
    guard let before, let after else { return (before ?? after)?.isRequired == false }
    switch (before.isRequired, after.isRequired) {
    case (true, true): return false
    // A method that every conformer implemented may become one that none can replace.
    case (true, false): return !before.tokens.isEmpty && before.tokens != after.tokens
    case (false, _): return before.tokens != after.tokens
    }
  }
}

extension PlacedMember {
  /// Whether its code runs when a value of its type is created.
  fileprivate var runsOnCreation: Bool {
    switch member.kind {
    case .initializer: true
    case .storedProperty: !member.isStatic && (member.body != nil || wrapsValue)
    default: false
    }
  }

  /// Whether a property may have a wrapper, which creates a value without arguments before the property's own value.
  private var wrapsValue: Bool {
    member.initialValue?.accesses.last.map { access in
      if case .call(let name, _)? = access.steps.first {
        access.steps.count == 1 && name.first?.isUppercase == true
      } else {
        false
      }
    } ?? false
  }
}

extension Member {
  /// Whether code can run it without its name.
  fileprivate var runsUnnamed: Bool { isOperator || Self.unnamed.contains(name) }

  fileprivate var isOperator: Bool {
    kind == .method && name.first.map { !$0.isLetter && $0 != "_" } == true
  }

  private static let unnamed: Set = [
    "hash", "description", "debugDescription", "customMirror", "encode", "callAsFunction", "makeIterator", "subscript",
  ]
}
