import CaseStudyModel

/// The progress of concurrent work: a line for each finished piece, and on a screen a last line that is
/// written anew, what is at work.
actor ProgressLine {
  private let console: Console
  private let count: Int
  private var done = 0
  private var running: [String] = []

  /// - Parameter count: the number of pieces of work.
  init(of count: Int, on console: Console) {
    self.console = console
    self.count = count
  }

  /// Shows the start of a piece of work.
  func begin(_ name: String) {
    running.append(name)
    show()
  }

  /// Says what came of a piece of work.
  func end(_ name: String, saying line: Message) {
    done += 1
    running.removeAll { $0 == name }
    console.clearProgress()
    console.say(line)
    if !running.isEmpty || done < count { show() }
  }

  private func show() {
    console.showProgress("\(done) of \(count) verified; at work: \(running.joined(separator: ", "))")
  }
}
