extension CodeBase {
  /// Returns the full name of the outermost type whose declaration or extension contains a line; `nil` for free code.
  ///
  /// Comments directly above a declaration belong to it.
  ///
  /// - Parameter line: the line, counted from 1.
  public func declaration(atLine line: Int, inFile path: String) -> String? {
    guard let file = files.first(where: { $0.path == path }) else { return nil }
    let isNested = { (name: String) in name.contains(".") }
    if let type = file.types.first(where: { !isNested($0.name) && $0.lines.contains(line) }) { return type.name }
    return file.extensions.first { $0.lines.contains(line) }?.extendedType.name
  }

  /// Returns the innermost member that contains a line, because functions can declare types; `nil` between members.
  ///
  /// - Parameter line: the line, counted from 1.
  public func member(atLine line: Int, inFile path: String) -> PlacedMember? {
    membersByFile[path]?.filter { $0.member.lines.contains(line) }.min {
      $0.member.lines.last - $0.member.lines.first < $1.member.lines.last - $1.member.lines.first
    }
  }
}
