extension RandomAccessCollection<String> where Index == Int {
  /// Returns the index of the token that closes the bracket at an index; `nil` if none of the tokens closes it.
  /// - Parameter limit: the maximum number of tokens to search.
  package func end(ofBracketAt opening: Int, within limit: Int = .max) -> Int? {
    var depth = 0
    return self[opening...].prefix(limit).indices.first { index in
      if ["(", "[", "{"].contains(self[index]) { depth += 1 }
      if [")", "]", "}"].contains(self[index]) { depth -= 1 }
      return depth == 0
    }
  }
}
