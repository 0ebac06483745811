import TestForm

/// Babel, which has the data of CLDR, asked through a program.
enum Babel {
  /// Whether a Python with Babel is installed.
  static let isAvailable = (try? Python.output(of: ["-c", "import babel"])) != nil

  /// The plural categories of whole numbers in a language.
  static func categories(of numbers: [Int], in language: String) throws -> [String] {
    try Python.output(
      of: [
        "-c",
        """
        from babel import Locale
        rule = Locale.parse('\(language)', sep='-').plural_form
        for number in \(numbers): print(rule(number))
        """,
      ]
    ).split(separator: "\n").map(String.init)
  }

  /// The first day of each month of 2026 in the long form of a language, with the digits 0 to 9.
  static func days(in language: String) throws -> [String] {
    try Python.output(
      of: [
        "-c",
        """
        import datetime
        from babel.dates import format_date
        for month in range(1, 13): print(format_date(datetime.date(2026, month, 1), 'long', '\(language)'))
        """,
      ]
    ).split(separator: "\n").map(String.init)
  }
}
