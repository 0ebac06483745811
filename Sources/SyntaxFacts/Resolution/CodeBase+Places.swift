extension CodeBase {
  /// Returns the innermost member that contains a line, because functions can declare types; `nil` between members.
  ///
  /// - Parameter line: the line, counted from 1.
  public func member(atLine line: Int, inFile path: String) -> PlacedMember? {
    membersByFile[path]?.filter { $0.member.lines.contains(line) }.min {
      $0.member.lines.last - $0.member.lines.first < $1.member.lines.last - $1.member.lines.first
    }
  }
}
