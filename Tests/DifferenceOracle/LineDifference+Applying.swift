import CodeDifference

extension LineDifference {
  /// Applies the difference to the old text.
  /// - Returns: the new text, assembled from lines of the old text and inserted lines; `nil` if the runs don't cover the
  ///   old text in order.
  public func apply() -> [UInt8]? {
    var output: [UInt8] = []
    var next = 0
    for run in runs {
      switch run {
      case .inserted(let lines):
        for line in lines { output += after.bytes[after.range(ofLine: line)] }
      case .removed(let lines):
        guard lines.lowerBound == next else { return nil }
        next = lines.upperBound
      case .equal(let lines, let others):
        guard lines.lowerBound == next else { return nil }
        next = lines.upperBound
        for (line, other) in zip(lines, others) {
          output += before.bytes[before.contentRange(ofLine: line)] + after.end(ofLine: other).bytes
        }
      }
    }
    return next == before.lineCount ? output : nil
  }
}
