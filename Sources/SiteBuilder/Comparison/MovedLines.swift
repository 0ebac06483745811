/// Where a block of lines is found on the other side.
struct MovedLines: Sendable, Equatable {
  /// The number of the block among those of the study.
  var block: Int
  /// The name of the file on the other side.
  var file: String
  /// The block's first line on the other side, counted from 1.
  var line: Int
  /// The anchor of that line.
  var anchor: String
}
