/// Where a text has code, as its parser understood it.
public struct WrittenCode: Sendable, Equatable {
  /// The lines of each block of code with the line that opens it, but not the one that closes it; counted from 1, in
  /// order.
  public var blocks: [ClosedRange<Int>]
  /// The contents of the code spans that look like comments, without the spaces around them.
  private var comments: Set<[UInt8]> = []

  public init(blocks: [ClosedRange<Int>] = []) {
    self.blocks = blocks
  }

  /// Records the content of a code span if it looks like a comment.
  package mutating func addSpan(_ content: some BidirectionalCollection<UInt8>) {
    guard content.contains(UInt8(ascii: "<")) else { return }
    let bare = Self.bare(content)
    if bare.firstIndex(of: Array("<!--".utf8), from: 0) != nil { comments.insert(bare) }
  }

  /// Returns whether a code span that looks like a comment has this content.
  package func hasComment(_ content: some BidirectionalCollection<UInt8>) -> Bool {
    comments.contains(Self.bare(content))
  }

  private static func bare(_ content: some BidirectionalCollection<UInt8>) -> [UInt8] {
    Array(content.trimming { $0 == UInt8(ascii: " ") })
  }
}
