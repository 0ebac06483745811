extension String {
  /// Returns the lines of a diff that begin with some marks, each at its place: a space replaces the mark, and the other
  /// lines are blank.
  package func diffLines(markedBy marks: Set<Character>) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.first.map(marks.contains) == true ? " " + line.dropFirst() : ""
    }.joined(separator: "\n")
  }
}
