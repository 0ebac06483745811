/// A span of code of one class.
///
/// The spans of a text are contiguous and cover all its bytes in order: their lengths add up to the text's number of
/// UTF-8 bytes, none is empty, and no two neighbours have the same class.
public struct SyntaxSpan: Sendable, Equatable {
  /// The number of UTF-8 bytes.
  public var utf8Length: Int
  /// The class of all the bytes.
  public var syntaxClass: SyntaxClass

  /// Creates a span of `utf8Length` bytes.
  public init(utf8Length: Int, syntaxClass: SyntaxClass) {
    self.utf8Length = utf8Length
    self.syntaxClass = syntaxClass
  }
}
