/// Lines that vanish in one place and appear in another, with the same text apart from the blanks around them.
public struct MovedBlock: Sendable, Hashable {
  /// Where the lines stood, among the files before.
  public var source: FileLines
  /// Where the lines stand now, among the files after; as many as in `source`.
  public var destination: FileLines

  /// Creates a link from a place before to a place after.
  public init(source: FileLines, destination: FileLines) {
    self.source = source
    self.destination = destination
  }
}
