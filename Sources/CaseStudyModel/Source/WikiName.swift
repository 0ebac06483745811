/// A page or file named in double brackets, as vaults of notes and wikis do: `[[Repository#Testing|the tests]]`.
///
/// The address of such a link is the name with its brackets, because no other address begins with two of them.
public struct WikiName: Sendable, Equatable {
  /// The name or path of the file, maybe without its extension; empty for the same page.
  public var file: String
  /// The text of a heading; empty for the whole page.
  public var heading: String

  /// Parses the address of a link; `nil` for any other address.
  public init?(address: String) {
    guard address.hasPrefix("[["), address.hasSuffix("]]"), address.utf8.count > 4 else { return nil }
    let name = address.dropFirst(2).dropLast(2)
    let parts = name.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    file = String(parts[0])
    // The headings above a heading may be written too; a name that begins with a caret is that of a block.
    let last = parts.count > 1 ? parts[1].split(separator: "#").last ?? "" : ""
    heading = last.hasPrefix("^") ? "" : String(last)
  }
}
