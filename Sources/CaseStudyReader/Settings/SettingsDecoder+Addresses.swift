import CaseStudyModel

/// Addresses of other sites.
extension SettingsDecoder {
  /// Top-level domains that aren't file extensions as well.
  private static let domains: Set<String> = [
    "app", "at", "blog", "ch", "com", "de", "dev", "edu", "eu", "fr", "gov", "io", "it", "jp", "me", "net", "nl", "org",
    "uk",
  ]

  /// Reports an address that begins with a host's name, and so leads into the site.
  mutating func reportMissingScheme(_ node: YAMLNode, key: String) {
    guard let text = node.text, Self.beginsWithHost(text) else { return }
    let range = node.range(in: path)
    let whole = "https://" + text
    let fix = Fix("replace '\(text)' with '\(whole)'", [Fix.Replacement(range, with: whole)], isSafe: false)
    diagnostics.append(
      Diagnostic(
        "WrongValue", .error, "Key '\(key)' must be an address such as https://example.org/studies, not '\(text)'",
        at: range, fixes: [fix]))
  }

  /// Whether an address begins with a host's name in place of a scheme.
  private static func beginsWithHost(_ text: String) -> Bool {
    let host = text.prefix { !"/?#:".contains($0) }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }), let last = labels.last?.lowercased()
    else { return false }
    return labels[0].lowercased() == "www" || domains.contains(last)
  }
}
