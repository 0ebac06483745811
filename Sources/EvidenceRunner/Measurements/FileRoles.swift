import CaseStudyModel
import EvidenceMeasures

/// The role of each file of a study, as its front matter says.
public struct FileRoles: Sendable, Equatable {
  /// The roles of files, by path.
  public private(set) var byFile: [String: FileRole] = [:]

  public init(_ roles: Roles) {
    for file in roles.detail { byFile[file] = .detail }
    for file in roles.policy { byFile[file] = .policy }
    for file in roles.root { byFile[file] = .root }
  }

  /// The paths of the composition root.
  var root: Set<String> { Set(byFile.filter { $0.value == .root }.keys) }

  /// The role of a file; `nil` for a file without one.
  public subscript(file: String) -> FileRole? { byFile[file] }
}
