import CaseStudyModel
import EvidenceRunner

/// A piece of a study that must be older than its after side, such as a test or a change request.
struct RegisteredItem: Sendable, Hashable {
  /// The part of the study that it belongs to.
  var part: StudyRegistration.Part
  /// The lines that an older commit must have unchanged, without white space at their ends.
  var text: [String]
  /// The index of the change request; `nil` for another item.
  var request: Int?
  /// For each block that is taken from a commit, the branches, tags or commits that its address may name.
  var revisions: [Set<String>] = []
  /// Whether it consists only of code from commits.
  var isFromCommits = false

  /// Returns whether another version of the study has the same text.
  func isSame(as other: RegisteredItem) -> Bool { part == other.part && text == other.text }
}

extension CaseStudy {
  /// The items that must be older than the after side, in the order of their parts.
  var registeredItems: [RegisteredItem] {
    let requested = Set(changeRequests.flatMap(\.snippets))
    let blocks = article.snippets.indices.filter {
      !requested.contains($0) && article.snippets[$0].isBeforeAfterSide && !article.snippets[$0].isIgnored
    }
    func items(_ part: StudyRegistration.Part, of roles: Set<SnippetRole>) -> [RegisteredItem] {
      blocks.filter { roles.contains(article.snippets[$0].role) }.map { index in
        let (block, output) = (article.snippets[index], outputLines(after: index))
        return RegisteredItem(
          part: part, text: block.registeredLines + output, revisions: block.revisions,
          isFromCommits: !block.revisions.isEmpty && output.isEmpty)
      }
    }
    let files = filesOfBeforeSide(blocks.map { article.snippets[$0] })
    return files + items(.drivers, of: [.driver, .fake]) + items(.tests, of: [.test, .usage])
      + items(.contracts, of: [.contract, .conformers]) + rolesItem(of: files)
      + changeRequests.enumerated().map { request($1, number: $0) }
  }

  /// Whether the study has code of the after side, in files or change requests; a contract only makes promises about
  /// that code, and can be older.
  var hasAfterSide: Bool { article.snippets.contains { $0.side == .after && $0.role != .contract } }

  /// Returns the files of the before side, each of which may have several blocks.
  private func filesOfBeforeSide(_ blocks: [Snippet]) -> [RegisteredItem] {
    var files: [RegisteredItem] = []
    var places: [String: Int] = [:]
    for block in blocks where block.role == .source && block.side == .before && block.expectedFailure == nil {
      let name = block.file ?? block.language?.rawValue ?? ""
      let item = RegisteredItem(
        part: .code, text: [name] + block.code.registeredLines, revisions: block.revisions,
        isFromCommits: !block.revisions.isEmpty)
      guard let place = places[name] else {
        places[name] = files.count
        files.append(item)
        continue
      }
      if block.isReplacing {
        files[place] = item
      } else {
        files[place].text += item.text.dropFirst()
        files[place].revisions += item.revisions
        files[place].isFromCommits = files[place].isFromCommits && item.isFromCommits
      }
    }
    return files
  }

  /// Returns the roles of the before side's files; none if the study names no policy and no detail.
  private func rolesItem(of files: [RegisteredItem]) -> [RegisteredItem] {
    let declared = article.frontMatter.roles
    if declared.policy.isEmpty && declared.detail.isEmpty { return [] }
    let roles = FileRoles(declared)
    let lines = files.compactMap(\.text.first).sorted().map { "\(roles[$0].map { "\($0)" } ?? "") \($0)" }
    return [RegisteredItem(part: .roles, text: lines)]
  }

  /// A request with all of its blocks that don't belong to the after side.
  private func request(_ request: ChangeRequest, number: Int) -> RegisteredItem {
    let blocks = request.snippets.map { article.snippets[$0] }.filter(\.isBeforeAfterSide)
    return RegisteredItem(
      part: .requests,
      text: [request.title, request.reason, "\(request.isAdverse)"] + blocks.flatMap(\.registeredLines),
      request: number, revisions: blocks.flatMap(\.revisions))
  }

  /// Returns the expected output of a program, which follows it.
  private func outputLines(after index: Int) -> [String] {
    guard article.snippets[index].role == .usage, index + 1 < article.snippets.count,
      article.snippets[index + 1].role == .output
    else { return [] }
    return article.snippets[index + 1].registeredLines
  }
}

extension Snippet {
  /// Whether the block doesn't depend on the after side; a contract's clauses state promises, not the code that keeps
  /// them.
  fileprivate var isBeforeAfterSide: Bool { side != .after || role == .contract }

  /// The lines that must be the same in an older commit.
  fileprivate var registeredLines: [String] {
    [role.rawValue, sideName, language?.rawValue ?? "", file ?? "", contractName ?? "", "\(isReplacing)"]
      + code.registeredLines
  }

  /// The revisions that the address of a file in a commit may name: `path@revision`, in which both may have an `@`.
  var revisions: [Set<String>] {
    guard let address = include?.prefix(while: { $0 != "#" }), address.contains("@") else { return [] }
    return [Set(address.indices.filter { address[$0] == "@" }.map { String(address[address.index(after: $0)...]) })]
  }
}

extension String {
  /// The lines without white space at their ends, and without empty lines at the end.
  fileprivate var registeredLines: [String] {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line[..<(line.lastIndex { !$0.isWhitespace }.map { line.index(after: $0) } ?? line.startIndex)])
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
