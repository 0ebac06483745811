import CaseStudyModel
import EvidenceMeasures

/// What each file of a study is for, as its front matter says.
struct FileRoles: Sendable, Equatable {
  private var roles: [String: FileRole] = [:]

  init(_ roles: Roles) {
    for file in roles.detail { self.roles[file] = .detail }
    for file in roles.policy { self.roles[file] = .policy }
    for file in roles.root { self.roles[file] = .root }
  }

  /// The roles of files, by path.
  var byFile: [String: FileRole] { roles }

  subscript(file: String) -> FileRole? { roles[file] }

  /// Whether the study says of any file what it is for.
  var isEmpty: Bool { roles.isEmpty }
}
