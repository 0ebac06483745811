import CaseStudyModel

/// The durations of a run's stages.
struct Timings: Sendable {
  private var stages: [(name: Message, duration: Duration)] = []
  private var last = ContinuousClock.now

  /// Ends a stage and begins the next one.
  mutating func note(_ stage: Message) {
    let now = ContinuousClock.now
    stages.append((stage, now - last))
    last = now
  }

  /// Prints a line per stage in seconds, even with `--quiet`.
  func print(in texts: InterfaceTexts) {
    let total = stages.reduce(Duration.zero) { $0 + $1.duration }
    for stage in stages + [(name: "total", duration: total)] {
      Terminal.say("\(Self.seconds(stage.duration)) s  \(texts.translation(of: stage.name))\n")
    }
  }

  private static func seconds(_ duration: Duration) -> String {
    "\(duration.milliseconds / 1000)." + String(duration.milliseconds % 1000).paddedWithZeros(to: 3)
  }
}
