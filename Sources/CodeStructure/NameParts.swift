/// Divides names of types, functions and files into the words that they are made of.
package enum NameParts {
  /// Divides a name at underscores, before a capital that follows a small letter or a digit, and before the last
  /// capital of several that a small letter follows: `HTTPServer_v2` is `HTTP`, `Server` and `v2`.
  package static func parts(of name: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    var parts: [[Unicode.Scalar]] = [[]]
    for (index, scalar) in name.enumerated() {
      if scalar == "_" {
        parts.append([])
        continue
      }
      if scalar.properties.isUppercase, index > 0, name[index - 1] != "_" {
        let isInner = !name[index - 1].properties.isUppercase
        let isLast = index + 1 < name.count && name[index + 1].properties.isLowercase
        if isInner || isLast { parts.append([]) }
      }
      parts[parts.count - 1].append(scalar)
    }
    return parts.filter { !$0.isEmpty }
  }
}
