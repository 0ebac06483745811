/// A day of the Gregorian calendar, without time and zone.
public struct CalendarDate: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The year, 1 to 9999.
  public var year: Int
  /// The month, 1 to 12.
  public var month: Int
  /// The day of the month, counted from 1.
  public var day: Int

  /// Parses `YYYY-MM-DD`; `nil` for any other text and for days that don't exist.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy(\.isASCIIDigit) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month), day >= 1, day <= Self.days(in: month, of: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// Parses the day of a timestamp such as `2026-05-17T09:30:00+02:00` or `2026-05-17 09:30`, in its own zone; `nil`
  /// for any other text.
  public init?(timestamp text: String) {
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "T" || $0 == "t" || $0 == " " }
    guard parts.count == 2 else { return nil }
    let hour = parts[1].utf8.prefix(3)
    guard hour.count == 3, hour.last == 0x3A, hour.dropLast().allSatisfy(\.isASCIIDigit) else { return nil }
    self.init(String(parts[0]))
  }

  /// Creates the day of a moment in UTC; `nil` if its year doesn't have four digits.
  ///
  /// Source: Howard Hinnant, chrono-compatible low-level date algorithms, civil_from_days.
  public init?(secondsSince1970 seconds: Int) {
    guard (-62_135_596_800...253_402_300_799).contains(seconds) else { return nil }
    // Days since 1 March of year 0, so that a leap day is the last day of its year, in eras of 400 years.
    let days = (seconds >= 0 ? seconds : seconds - 86_399) / 86_400 + 719_468
    let (era, dayOfEra) = days.quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  /// The day as `YYYY-MM-DD`.
  public var description: String {
    [(year, 4), (month, 2), (day, 2)].map { String($0).paddedWithZeros(to: $1) }.joined(separator: "-")
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}
