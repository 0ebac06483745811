extension LineDifference {
  /// The steps that produce the new text from the old one, byte for byte.
  public var patch: LinePatch {
    var steps: [LinePatch.Step] = []
    for run in runs {
      switch run {
      case .removed(let lines): steps.append(.remove(lines: lines.count))
      case .inserted(let lines): steps.append(.insert(Array(after.bytes[after.range(ofLines: lines)])))
      case .equal(let left, let right): steps += stepsKeeping(left, as: right)
      }
    }
    return LinePatch(steps: steps)
  }

  /// Applies the difference to the old text.
  /// - Returns: the new text, assembled from lines of the old text and inserted lines.
  public func apply() -> [UInt8]? {
    patch.apply(to: before)
  }

  /// Returns steps that keep lines with equal contents and change their line endings where those differ.
  private func stepsKeeping(_ left: Range<Int>, as right: Range<Int>) -> [LinePatch.Step] {
    var steps: [LinePatch.Step] = []
    for (line, other) in zip(left, right) {
      let end = after.end(ofLine: other)
      let isSame = before.end(ofLine: line) == end
      switch (steps.last, isSame) {
      case (.keep(let count), true): steps[steps.count - 1] = .keep(lines: count + 1)
      case (.changeEnds(let count, end), false): steps[steps.count - 1] = .changeEnds(lines: count + 1, end)
      case (_, true): steps.append(.keep(lines: 1))
      case (_, false): steps.append(.changeEnds(lines: 1, end))
      }
    }
    return steps
  }
}
