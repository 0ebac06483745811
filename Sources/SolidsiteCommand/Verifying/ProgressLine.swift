import CaseStudyModel

/// Prints the progress of concurrent work: a line per finished piece, and on a terminal a line with the running ones.
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

  /// Prints the result of a piece of work.
  func end(_ name: String, saying line: Message) {
    done += 1
    running.removeAll { $0 == name }
    console.clearProgress()
    console.say(line)
    if !running.isEmpty || done < count { show() }
  }

  private func show() {
    console.showProgress("\(done) of \(count) verified; running: \(running.joined(separator: ", "))")
  }
}
