/// The program and the fonts that draw cards.
struct CardTools: Sendable {
  /// The program; `nil` if it isn't installed.
  var converter: CardConverter?
  /// The fonts; `nil` if nothing is known about them.
  var fonts: InstalledFonts?

  /// Finds the installed program and fonts.
  static func installed() async -> CardTools {
    guard let converter = await CardConverter.installed() else { return CardTools() }
    return CardTools(converter: converter, fonts: await InstalledFonts.installed())
  }

  /// The versions of both, on which pictures depend.
  var versions: [String] { converter.map { [$0.version, fonts?.fingerprint ?? ""] } ?? [] }
}
