extension DeclarationReader {
  /// Returns the name that begins at a token, with the modules before it as in `Shop.Cart` or `Shop::Cart`, and the
  /// index of its last part.
  ///
  /// The names of Swift stay single: an extension of `Cell.Line` counts as one of `Cell`.
  func qualifiedName(at start: Int) -> (name: String, last: Int) {
    var (name, last) = (tokens[start], start)
    while language != "swift" {
      let isScope = token(last + 1) == ":" && token(last + 2) == ":"
      let next = last + (isScope ? 3 : 2)
      guard isScope || token(last + 1) == ".", isName(token(next)) else { break }
      name += (isScope ? "::" : ".") + tokens[next]
      last = next
    }
    return (name, last)
  }
}
