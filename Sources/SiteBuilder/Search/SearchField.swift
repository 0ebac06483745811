/// The kind of text that a term is in; its letter marks the set of documents in a shard.
enum SearchField: Int, Sendable, CaseIterable {
  /// A document's title, or a facet.
  case title
  case heading
  /// The name of a file, or of a type or function where it is declared.
  case declared
  /// Prose, and code of pages that isn't marked with a side.
  case text
  /// Names in the code before.
  case before
  /// Names in the code after.
  case after

  /// The letter in the index.
  var letter: UInt8 { Array("THDXBA".utf8)[rawValue] }
}
