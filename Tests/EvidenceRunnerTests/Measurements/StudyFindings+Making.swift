import CaseStudyModel
import SyntaxFacts

@testable import EvidenceRunner

extension StudyFindings {
  /// Makes findings of two sides that compile, or of which one fails a test.
  static func made(
    _ requests: [RequestEvidence] = [], roles: Roles = Roles(), before: CodeBase? = nil, after: CodeBase? = nil,
    isAfterSound: Bool = true
  ) -> StudyFindings {
    let failure = RunEvidence(kind: .test, line: 1, outcome: .failed)
    return StudyFindings(
      roles: FileRoles(roles),
      sides: BothSides(
        before: SideFindings(evidence: SideEvidence(isCompiled: true, files: [:]), code: before),
        after: SideFindings(
          evidence: SideEvidence(isCompiled: true, files: [:], runs: isAfterSound ? [] : [failure]), code: after)),
      requests: requests)
  }

  /// The value for a measurement without a probe.
  static let unprobed = BothSides<Void?>(before: nil, after: nil)
}

extension RequestEvidence {
  /// Makes a request that both sides meet, or those of which a run is given.
  static func made(
    _ title: String = "Request", isAdverse: Bool = false, before: RequestRun?, after: RequestRun?
  ) -> RequestEvidence {
    RequestEvidence(title: title, line: 1, isAdverse: isAdverse, sides: BothSides(before: before, after: after))
  }
}

extension RequestRun {
  /// Makes a run that edits types, each in its own file.
  static func editing(_ types: String..., files: Int? = nil, isClosed: Bool = false) -> RequestRun {
    RequestRun(
      isMet: true, cost: LineCost(existingFiles: files ?? types.count), editedFiles: types.map { $0 + ".swift" },
      editedTypes: types, isClosed: isClosed)
  }

  /// A run that doesn't meet its request.
  static let unmet = RequestRun(isMet: false, problem: .testFails)
}

extension CodeBase {
  /// Makes code of types, each alone in a file of its name.
  static func made(_ types: TypeDeclaration...) -> CodeBase {
    CodeBase(SourceFacts(files: types.map { FileFacts(path: $0.name + ".swift", types: [$0]) }))
  }
}

extension TypeDeclaration {
  /// Makes a protocol with functions without parameters.
  static func made(protocol name: String, _ functions: String...) -> TypeDeclaration {
    TypeDeclaration(
      name: name, kind: .protocol, lines: .one,
      members: functions.map { Member(kind: .method, name: $0, lines: .one) })
  }

  /// Makes a type with functions without parameters that do nothing.
  static func made(type name: String, inheriting supertypes: String..., functions: [String]) -> TypeDeclaration {
    TypeDeclaration(
      name: name, kind: .struct, lines: .one, inherited: supertypes.map { TypeReference($0) },
      members: functions.map { Member(kind: .method, name: $0, lines: .one, body: CodeBody()) })
  }

  /// Makes a client that stores a value of a type and calls functions of it.
  static func made(client name: String, of type: String, calling functions: String...) -> TypeDeclaration {
    made(client: name, of: type, calling: functions)
  }

  /// Makes a client that stores a value of a type and calls functions of it.
  static func made(client name: String, of type: String, calling functions: [String]) -> TypeDeclaration {
    let accesses = functions.map { Access(line: 1, steps: [.member("it"), .call($0, [])]) }
    return TypeDeclaration(
      name: name, kind: .struct, lines: .one,
      members: [
        Member(kind: .storedProperty, name: "it", lines: .one, type: TypeReference(type)),
        Member(kind: .method, name: "work", lines: .one, body: CodeBody(accesses: accesses)),
      ])
  }
}

extension DeclarationLines {
  fileprivate static let one = DeclarationLines(name: 1, first: 1, last: 1)
}
