/// The protocols of a study to which it lets types of other modules conform, as in `extension Int: Priced {}`.
///
/// Extensions of such a protocol, and generic functions over it, apply to these types too. They can change the meaning
/// of a test, although their symbols look like the study's own.
struct BorrowedProtocols {
  /// The protocols' mangled names, such as `6Priced`.
  private var names: Set<String> = []
  /// Whether a name can't be parsed, so any of the study's protocols may be such a protocol.
  private var isUnclear = false
  private let own: String

  /// Finds them by the symbols of conformances.
  init(in symbols: Set<String>, of module: String) {
    let name = "\(module.utf8.count)\(module)"
    own = "$s" + name
    for symbol in symbols where symbol.hasSuffix("Mc") && !symbol.hasPrefix(own) {
      guard let found = symbol.firstRange(of: name) else { continue }
      let rest = symbol[found.upperBound...]
      // A protocol of another module precedes the module.
      if rest == "Mc" { continue }
      let digits = rest.prefix(while: \.isNumber)
      let end = Int(digits).flatMap { rest.index(digits.endIndex, offsetBy: $0, limitedBy: rest.endIndex) }
      // A name that begins with 0 reuses words of other names, and one that isn't followed by a module is nested.
      if let end, !digits.hasPrefix("0"), rest[end...].hasPrefix("A") {
        names.insert(String(rest[..<end]))
      } else {
        isUnclear = true
      }
    }
  }

  /// Returns whether a symbol is in an extension of one of them.
  func extends(_ symbol: String) -> Bool {
    guard symbol.hasPrefix(own) else { return false }
    return names.contains { symbol.hasPrefix(own + $0 + "PAA") } || isUnclear && symbol.contains("PAA")
  }

  /// Returns whether one of them constrains a type of a generic function.
  func constrain(_ symbol: String) -> Bool {
    symbol.contains("lF") && (isUnclear || names.contains(where: symbol.contains))
  }
}
