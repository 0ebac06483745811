/// The codes of countries that authors write in place of those of languages.
package enum CountryCode {
  /// Returns the tag of the language of a country whose code belongs to no language; `nil` for any other code.
  package static func language(of code: some StringProtocol) -> String? { languages[code.lowercased()] }

  private static let languages = [
    "cn": "zh", "cz": "cs", "dk": "da", "gb": "en-GB", "gr": "el", "jp": "ja", "ua": "uk", "us": "en-US", "vn": "vi",
  ]
}
