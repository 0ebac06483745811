import SyntaxFacts

/// The existing declarations that a change edits.
///
/// **Definition.** A removed line belongs to the innermost type that contains it in the old code, and an added line to
/// the innermost type that contains it in the new code. A line of an extension belongs to the extended type, even in a
/// new file. A line outside types belongs to the function, variable or alias that contains it, which is a separate
/// declaration. A new declaration counts for the nearest existing one around it, if any. A line of a protocol's
/// extension counts for the conformers that store the properties its member uses, because for them it is part of the
/// type; if there are none, it counts for the protocol itself. A member of a type that stores nothing counts for the
/// global variables and the singletons whose state it uses. A superclass is part of its subclass if only one class
/// inherits from it and nothing else creates it. A type that stores only a value of another type is part of that type
/// if each of its methods only calls one of the value's with its own parameters. A static property in an extension is a
/// separate declaration if its value is of the extended type, as a global variable with that value would be.
///
/// **Source.** The count of changes per class of E. Arisholm, L. Briand and A. Føyen, "Dynamic Coupling Measurement",
/// 2004; the rules for extensions, mixins and globals are this project's own.
///
/// **Example.** A diff replaces the line `case "bus": 5` of `struct Fee`, and adds `extension Fee { … }` in a new file
/// and a new `struct Tax` below: it edits `Fee`, once.
public struct EditedDeclarations: Sendable {
  /// A change of one file's lines, counted from 1; comments and blank lines left out.
  public struct FileEdit: Sendable, Equatable {
    /// The path of the file.
    public var path: String
    /// Lines of the old file.
    public var removed: [Int]
    /// Lines of the new file.
    public var added: [Int]

    public init(path: String, removed: [Int], added: [Int]) {
      self.path = path
      self.removed = removed
      self.added = added
    }
  }

  private let old: CodeBase
  private let new: CodeBase
  private let parts: [String: String]

  public init(from old: CodeBase, to new: CodeBase) {
    self.old = old
    self.new = new
    parts = Self.onlySubclasses(in: old).merging(Self.forwarders(in: old)) { first, _ in first }
  }

  /// Returns the names of the edited declarations, in alphabetical order.
  /// - Parameter isAttributed: whether lines of one declaration count for another one, whose state they use or which
  ///   it is part of; otherwise, only the innermost declaration around a line counts.
  public func names(in edits: [FileEdit], isAttributed: Bool = true) -> [String] {
    var names: Set<String> = []
    for edit in edits {
      for (lines, code) in [(edit.removed, old), (edit.added, new)] {
        for line in lines {
          names.formUnion(self.names(at: line, inFile: edit.path, of: code, isAttributed: isAttributed))
        }
      }
    }
    return (isAttributed ? Set(names.map(whole)) : names).sorted()
  }

  /// Returns whether an edit only adds whole declarations at the top level of a file, which could be in a new file too.
  /// - Parameter codeLines: the lines of the new file that aren't blank or comments.
  public func addsOnlyWholeDeclarations(_ edit: FileEdit, codeLines: Set<Int>) -> Bool {
    guard edit.removed.isEmpty, !edit.added.isEmpty, let file = new.files.first(where: { $0.path == edit.path }) else {
      return false
    }
    let outermost = file.types.filter { $0.name == $0.name.outermost }.map(\.lines)
    let added = Set(edit.added)
    let declared = outermost + file.extensions.map(\.lines) + file.members.map(\.lines)
    let whole = declared.filter { lines in
      added.contains(lines.last) && codeLines.allSatisfy { !lines.contains($0) || added.contains($0) }
    }
    return edit.added.allSatisfy { line in whole.contains { $0.contains(line) } }
  }

  private func names(
    at line: Int, inFile path: String, of code: CodeBase, isAttributed: Bool
  ) -> Set<String> {
    guard let type = code.innermostType(atLine: line, inFile: path) else {
      guard let free = code.member(atLine: line, inFile: path), free.owner == nil else { return [] }
      let state = isAttributed ? globalState(usedBy: free, in: code) : []
      if !state.isEmpty { return state }
      return isOldFreeMember(free.member.signature) ? [free.member.signature] : []
    }
    if let value = code.member(atLine: line, inFile: path) {
      if value.isValueOfItsOwner(in: code) {
        let isOld = old.types[type]?.members.contains { $0.member.isStatic && $0.member.name == value.member.name }
        return isOld == true ? ["\(type).\(value.member.name)"] : []
      }
    } else if code.isInListOfValues(line, inFile: path) {
      return []
    }
    let known = Self.outward(from: type).first { old.types[$0] != nil }
    guard let known else { return [] }
    guard isAttributed else { return [known] }
    let shared = sharedState(usedAt: line, inFile: path, by: type, in: code)
    if !shared.isEmpty { return shared }
    if known == type, old.types[known]?.isProtocol == true, let member = code.member(atLine: line, inFile: path),
      member.isInExtension
    {
      let storing = storingConformers(of: known, usedBy: member)
      if !storing.isEmpty { return storing }
    }
    return [known]
  }

  /// Finds the global variables that a free function uses; the function counts for these, as a method counts for its
  /// type.
  private func globalState(usedBy free: PlacedMember, in code: CodeBase) -> Set<String> {
    return Set(
      code.uses(in: free).compactMap { use in
        guard case .member(let target) = use.target, target.owner == nil, target.member.kind == .storedProperty else {
          return nil
        }
        return isOldFreeMember(target.member.signature) ? target.member.signature : nil
      })
  }

  /// Finds the global variables and shared instances whose state a member uses, if the member's own type stores
  /// nothing.
  private func sharedState(
    usedAt line: Int, inFile path: String, by type: String, in code: CodeBase
  ) -> Set<String> {
    guard let owner = code.types[type], !owner.isProtocol, !owner.members.contains(where: \.isState),
      let member = code.member(atLine: line, inFile: path)
    else { return [] }
    let singletons = member.member.bodies.flatMap(\.accesses).compactMap { access -> String? in
      let properties = code.resolve(access, in: member).uses.compactMap { use -> PlacedMember? in
        guard case .member(let target) = use.target, target.member.kind == .storedProperty else { return nil }
        return target
      }
      guard let shared = properties.first(where: \.member.isStatic)?.owner, shared != type, old.types[shared] != nil,
        properties.contains(where: { !$0.member.isStatic && $0.owner == shared })
      else { return nil }
      return shared
    }
    return globalState(usedBy: member, in: code).union(singletons)
  }

  private func isOldFreeMember(_ signature: String) -> Bool {
    old.freeMembers.contains { $0.member.signature == signature }
  }

  /// Finds the types that store the properties used by a member of a protocol's extension.
  private func storingConformers(of name: String, usedBy member: PlacedMember) -> Set<String> {
    let used = Set(
      member.member.bodies.flatMap(\.accesses).compactMap { access -> String? in
        let steps = access.steps.first == .member("self") ? access.steps.dropFirst() : access.steps[...]
        return steps.first?.name
      })
    let conformers = old.declaredTypes.filter { !$0.isProtocol && old.supertypes(of: $0.name).contains(name) }
    return Set(
      conformers.filter { type in
        type.members.contains { $0.member.kind == .storedProperty && used.contains($0.member.name) }
      }.map(\.name))
  }

  private func whole(_ name: String) -> String {
    var name = name
    // The loop is bounded, because code that doesn't compile may contain a class that inherits from itself.
    for _ in 0..<10 { name = parts[name] ?? name }
    return name
  }

  /// Returns the concrete type that each forwarder wraps. A forwarder stores only a value of that type, and each of its
  /// methods only calls one of the value's.
  private static func forwarders(in code: CodeBase) -> [String: String] {
    var wrapped: [String: String] = [:]
    for type in code.declaredTypes where !type.isProtocol {
      let stored = type.storedProperties
      let methods = type.members.filter { $0.member.body != nil && $0.member.kind != .initializer }
      guard stored.count == 1, let target = code.type(of: stored[0])?.unwrapped.name, target != type.name,
        let inner = code.types[target], inner.declaration != nil, !inner.isProtocol, !methods.isEmpty
      else { continue }
      let forwards = methods.allSatisfy { method in
        guard let body = method.member.body, body.forwards == true else { return false }
        return body.accesses.flatMap { code.resolve($0, in: method).uses }.contains { use in
          if case .member(let called) = use.target {
            called.owner == target && called.member.kind == .method
          } else {
            false
          }
        }
      }
      if forwards { wrapped[type.name] = target }
    }
    return wrapped
  }

  /// Returns the only subclass of each class that nothing creates by itself.
  private static func onlySubclasses(in code: CodeBase) -> [String: String] {
    let classes = code.declaredTypes.filter { $0.declaration?.kind == .class }
    let created = Set(code.units.flatMap(code.references).filter { $0.kind == .creates }.map(\.to))
    var parts: [String: String] = [:]
    for type in classes where !created.contains(type.name) {
      // Some languages let a class inherit from several others.
      let below = classes.filter { $0.inherited.contains { $0.name == type.name } }
      if below.count == 1 { parts[type.name] = below[0].name }
    }
    return parts
  }

  /// Returns the names of a type and of those around it, innermost first.
  private static func outward(from name: String) -> [String] { NameScope(type: name).enclosing }
}

extension PlacedMember {
  /// Whether values of the type differ by this member.
  fileprivate var isState: Bool {
    member.kind == .enumCase || member.kind == .storedProperty && !member.isStatic
  }

  /// Returns whether it is a static property in an extension whose value is of the extended type, as a case of an enum
  /// is.
  fileprivate func isValueOfItsOwner(in code: CodeBase) -> Bool {
    guard isInExtension, member.isStatic, member.kind == .storedProperty || member.kind == .computedProperty,
      let owner, code.types[owner]?.declaration != nil, code.types[owner]?.isProtocol == false
    else { return false }
    return code.type(of: self)?.name == owner
  }
}

extension CodeBase {
  /// Returns whether a line is in an extension that has values of the extended type and nothing else.
  fileprivate func isInListOfValues(_ line: Int, inFile path: String) -> Bool {
    guard let file = files.first(where: { $0.path == path }),
      let list = file.extensions.first(where: { $0.lines.contains(line) }),
      list.inherited.isEmpty, !list.members.isEmpty, !file.types.contains(where: { list.lines.contains($0.lines.name) })
    else { return false }
    let name = resolved(list.extendedType, in: NameScope()).name
    return list.members.allSatisfy {
      PlacedMember(owner: name, file: path, isInExtension: true, member: $0).isValueOfItsOwner(in: self)
    }
  }

  /// Returns the full name of the innermost type whose declaration or extension contains a line; `nil` for a line
  /// outside types.
  ///
  /// Comments directly above a declaration belong to it.
  public func innermostType(atLine line: Int, inFile path: String) -> String? {
    guard let file = files.first(where: { $0.path == path }) else { return nil }
    let declared = file.types.filter { $0.lines.contains(line) }.map { (name: $0.name, lines: $0.lines) }
    let extended = file.extensions.filter { $0.lines.contains(line) }.map { addition in
      (name: resolved(addition.extendedType, in: NameScope()).name, lines: addition.lines)
    }
    return (declared + extended).min { $0.lines.last - $0.lines.first < $1.lines.last - $1.lines.first }?.name
  }
}
