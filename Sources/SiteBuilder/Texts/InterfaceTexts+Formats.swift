import CaseStudyModel

extension InterfaceTexts {
  /// Returns a day as the language writes it: by the text `date.pattern`, in the form of CLDR's patterns.
  ///
  /// Source: https://www.unicode.org/reports/tr35/tr35-dates.html#Date_Field_Symbol_Table
  func day(_ date: CalendarDate) -> String {
    guard let pattern = self["date.pattern"]?[.other] else { return date.description }
    var text = ""
    var rest = pattern[...]
    while let symbol = rest.first {
      let run = rest.prefix { $0 == symbol }
      rest = rest.dropFirst(run.count)
      switch symbol {
      case "y": text += String(date.year).paddedWithZeros(to: run.count)
      case "M" where run.count > 2: text += monthName(date.month)
      case "M": text += String(date.month).paddedWithZeros(to: run.count)
      case "d": text += String(date.day).paddedWithZeros(to: run.count)
      case "'":
        text += rest.prefix { $0 != "'" }
        rest = rest.drop { $0 != "'" }.dropFirst()
      default: text += run
      }
    }
    return text
  }

  /// Joins the items of a list as the language does.
  func list(_ items: [String]) -> String { items.joined(separator: separator("list.separator", else: ", ")) }

  /// Returns the text between two parts; there is a default without a catalogue.
  func separator(_ key: String, else form: String) -> String { self[key]?[.other] ?? form }

  private func monthName(_ month: Int) -> String {
    let names = self.text("date.months").split(separator: ",")
    return names.indices.contains(month - 1) ? String(names[month - 1]) : String(month)
  }
}
