import CaseStudyModel
import Platform

/// A time of day on the machine's clock.
struct ClockTime: Sendable {
  private let hour: Int
  private let minute: Int
  private let second: Int

  /// Returns the present time in the machine's time zone.
  static func now() -> ClockTime {
    var seconds = time(nil)
    var fields = tm()
    localtime_r(&seconds, &fields)
    return ClockTime(hour: Int(fields.tm_hour), minute: Int(fields.tm_min), second: Int(fields.tm_sec))
  }

  /// The time in hours, minutes and seconds: `09:05:00`.
  var text: String {
    [hour, minute, second].map { String($0).paddedWithZeros(to: 2) }.joined(separator: ":")
  }
}
