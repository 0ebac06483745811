import CaseStudyModel

/// Prints the progress of concurrent work: a line per finished piece that has a result to print, and on a terminal a
/// line with the running ones.
actor ProgressLine {
  private let console: Console
  private let count: Int
  private let line: @Sendable (_ done: Int, _ count: Int, _ running: String) -> Message
  private var done = 0
  private var running: [String] = []

  /// - Parameters:
  ///   - count: the number of pieces of work.
  ///   - line: returns the line for a terminal.
  init(
    of count: Int, on console: Console,
    line: @escaping @Sendable (_ done: Int, _ count: Int, _ running: String) -> Message
  ) {
    self.console = console
    self.count = count
    self.line = line
  }

  /// Shows the start of a piece of work.
  func begin(_ name: String) {
    running.append(name)
    show()
  }

  /// Prints the result of a piece of work, if it has one to print.
  func end(_ name: String, saying line: Message? = nil) {
    done += 1
    running.removeAll { $0 == name }
    console.clearProgress()
    if let line { console.say(line) }
    if !running.isEmpty || done < count { show() }
  }

  private func show() { console.showProgress(line(done, count, running.joined(separator: ", "))) }
}
