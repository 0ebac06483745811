/// The lines of an existing file that a change removes, and those that it adds.
struct FileEdit: Sendable, Equatable {
  var path: String
  /// Numbers of lines in the file as it was, counted from 1.
  var removedLines: [Int]
  /// Numbers of lines in the file as it became, counted from 1.
  var addedLines: [Int]
}
