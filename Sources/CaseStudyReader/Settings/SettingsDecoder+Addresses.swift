import CaseStudyModel

/// Addresses of other sites.
extension SettingsDecoder {
  /// Reports an address that begins with a host's name, and so leads into the site.
  mutating func reportMissingScheme(_ node: YAMLNode, key: String) {
    guard let text = node.text, WebAddress.beginsWithHost(text) else { return }
    let range = node.range(in: path)
    let whole = "https://" + text
    let fix = Fix("replace '\(text)' with '\(whole)'", [Fix.Replacement(range, with: whole)], isSafe: false)
    diagnostics.append(
      Diagnostic(
        "WrongValue", .error, "Key '\(key)' must be an address such as https://example.org/studies, not '\(text)'",
        at: range, fixes: [fix]))
  }
}
