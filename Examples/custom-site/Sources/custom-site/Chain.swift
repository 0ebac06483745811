/// Members of members of members, such as `customer.wallet.cash.amount`.
enum Chain {
  /// Finds the chains in Swift code.
  static func all(in code: String) -> [String] {
    code.matches(of: /\b[a-z]\w*(?:\.[a-z]\w*){2,}/).map { String($0.output) }
  }
}
