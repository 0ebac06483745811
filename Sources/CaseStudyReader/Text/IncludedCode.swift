/// The code that a fence takes from a file.
struct IncludedCode {
  var text: String
  /// Whether the file's lines end in carriage returns too.
  var hasCarriageReturns: Bool
}
