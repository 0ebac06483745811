/// What the machine under an app offers; this stand-in remembers what it said and logged.
public final class Device {
  /// Whether the reader has VoiceOver on.
  public let isVoiceOverRunning: Bool
  /// Messages read aloud, with their delay in seconds where there is one.
  public private(set) var spoken: [String] = []
  /// Lines written to the console.
  public private(set) var console: [String] = []

  /// Creates a device that has said and logged nothing.
  public init(isVoiceOverRunning: Bool = false) {
    self.isVoiceOverRunning = isVoiceOverRunning
  }

  /// Reads a message aloud after a delay in seconds.
  public func speak(_ message: String, after delay: Double = 0) {
    spoken.append(delay == 0 ? message : "after \(delay) s: \(message)")
  }

  /// Writes a line to the console.
  public func log(_ line: String) {
    console.append(line)
  }
}
