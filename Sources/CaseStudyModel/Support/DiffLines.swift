extension String {
  /// Returns the lines of a diff that begin with some marks, each at its place. A space replaces the mark, and all
  /// other lines are blank.
  package func diffLines(markedBy marks: Set<Character>) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.first.map(marks.contains) == true ? " " + line.dropFirst() : ""
    }.joined(separator: "\n")
  }
}
