import CaseStudyModel
import Mustache

/// Texts and numbers of evidence as templates show them.
enum EvidenceText {
  /// Returns a text without the control characters that no page may hold, such as those of a terminal's colours.
  static func value(_ text: String) -> TemplateValue {
    .text(plain(text))
  }

  /// Returns lines as one text.
  static func lines(_ lines: [String]) -> TemplateValue {
    value(lines.joined(separator: "\n") + "\n")
  }

  /// Returns a text whose control characters are marked as lost.
  static func plain(_ text: String) -> String {
    let isControl = { (scalar: Unicode.Scalar) in
      (scalar.value < 0x20 && scalar != "\n" && scalar != "\t") || (0x7f...0x9f).contains(scalar.value)
        || (0x202a...0x202e).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        || scalar.properties.isNoncharacterCodePoint
    }
    if !text.unicodeScalars.contains(where: isControl) { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "\u{fffd}" : $0 }))
  }

  /// Returns a measured value in words; `nil` is what couldn't be measured.
  static func measured(_ value: Measure.Value?) -> String {
    switch value {
    case .count(let count): "\(count)"
    case .ratio(let ratio): number(ratio)
    case .answer(let answer): answer ? "yes" : "no"
    case nil: "not measured"
    }
  }

  /// Returns what became of a value from one side to the other; empty where that can't be said.
  static func difference(_ before: Measure.Value?, _ after: Measure.Value?) -> String {
    if let left = before?.number, let right = after?.number { return signed(right - left) }
    guard case .answer(let left) = before, case .answer(let right) = after else { return "" }
    return left == right ? "the same" : "changed"
  }

  /// Returns a share or a mean with at most three decimals, whatever the locale.
  static func number(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    let sign = thousandths < 0 ? "−" : ""
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    if rest == 0 { return "\(sign)\(whole)" }
    var decimals = String(rest + 1000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }

  /// Returns names as a phrase: "A, B and C".
  static func phrase(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func signed(_ value: Double) -> String {
    let text = number(value)
    if text == "0" { return "the same" }
    return value > 0 ? "+" + text : text
  }
}

extension Measure.Value {
  fileprivate var number: Double? {
    switch self {
    case .count(let count): Double(count)
    case .ratio(let ratio): ratio
    case .answer: nil
    }
  }
}
