extension String {
  /// The text as a double-quoted scalar of YAML 1.2, whose escapes include those of JSON.
  package var quotedForYAML: String { String(JSONValue.string(self).text.dropLast()) }

  /// The text as a scalar of YAML, quoted only if it would otherwise mean something else, such as `[a` or `null`.
  package var yamlScalar: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || "-_./".unicodeScalars.contains($0)
    }
    let isWord = unicodeScalars.first?.properties.isAlphabetic == true
    let special: Set = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]
    return isPlain && isWord && !special.contains(lowercased()) ? self : quotedForYAML
  }
}
