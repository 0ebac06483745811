/// Escapes of roff, the language of manual pages.
///
/// Source: groff(7), "Escape sequences", and mandoc_char(7).
enum Roff {
  /// Returns lines of running text, none of which is read as a request.
  static func text(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let shown = escaped(String(line.drop { $0 == " " }))
      return shown.hasPrefix(".") || shown.hasPrefix("\\(aq") ? "\\&" + shown : shown
    }.joined(separator: "\n")
  }

  /// Returns a text that is printed as it is, even as the argument of a macro.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\\": escaped += "\\(rs"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "\"": escaped += "\\(dq"
      case "~": escaped += "\\(ti"
      case "^": escaped += "\\(ha"
      case "`": escaped += "\\(ga"
      case "…": escaped += "..."
      case _ where scalar.isASCII: escaped.unicodeScalars.append(scalar)
      default:
        escaped += "\\[u" + String(scalar.value, radix: 16, uppercase: true).paddedWithZeros(to: 4) + "]"
      }
    }
  }
}
