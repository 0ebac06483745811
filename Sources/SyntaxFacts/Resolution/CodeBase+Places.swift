extension CodeBase {
  /// The full name of the outermost type that a line of a file belongs to, as declaration or as extension; nil for a file's free code.
  ///
  /// The comments right above a declaration belong to it.
  ///
  /// - Parameter line: The line, counted from 1.
  public func declaration(atLine line: Int, inFile path: String) -> String? {
    guard let file = files.first(where: { $0.path == path }) else { return nil }
    let isNested = { (name: String) in name.contains(".") }
    if let type = file.types.first(where: { !isNested($0.name) && $0.lines.contains(line) }) { return type.name }
    return file.extensions.first { $0.lines.contains(line) }?.extendedType.name
  }

  /// The member that a line of a file belongs to; nil between members.
  ///
  /// - Parameter line: The line, counted from 1.
  public func member(atLine line: Int, inFile path: String) -> PlacedMember? {
    let all = freeMembers + types.values.flatMap(\.members)
    return all.first { $0.file == path && $0.member.lines.contains(line) }
  }
}
