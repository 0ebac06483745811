extension String {
  /// The first part of a type's full name, the type that is declared outside of all others.
  var outermost: String {
    String(prefix { $0 != "." })
  }
}
