import CaseStudyModel
import SystemFiles

/// The explanations of diagnostics about cards.
enum CardExplanations {
  static let all = [
    DiagnosticExplanation(
      id: "MissingConverter", summary: "The program that draws cards must be installed",
      text: """
        A card is the picture that other sites show for a link. A build of a site with an address draws cards with \
        rsvg-convert and the installed fonts; without them, pages have no cards. With 'cards: true' this is a warning.
        """,
      example: """
        apt install librsvg2-bin   installs the program on Debian and Ubuntu
        brew install librsvg       installs it on macOS
        cards: false               in solidsite.yml: no cards are drawn
        """),
    DiagnosticExplanation(
      id: "MissingLetters", summary: "The installed fonts must have all letters of a card",
      text: "A card with boxes in place of letters is worse than no card, so it isn't drawn.",
      example: "apt install fonts-noto-core fonts-noto-cjk   installs fonts for nearly all scripts"),
    DiagnosticExplanation(
      id: "FaultyCard", summary: "A card must be SVG that rsvg-convert can draw",
      text: """
        The theme's template card.mustache draws each card as SVG, and a site's Templates/card.mustache replaces it. \
        Cards are kept in .solidsite/cards, which can be deleted at any time.
        """,
      example: "solidsite build --base-url https://example.org   draws the cards again"),
  ]
}

extension Diagnostic {
  /// Reports that no program draws cards.
  static func missingConverter(_ severity: Severity) -> Diagnostic {
    Diagnostic(
      "MissingConverter", severity, "Program 'rsvg-convert' must be installed for cards to be drawn",
      at: SourceRange(path: "solidsite.yml", line: 1),
      explanation: "Other sites show no picture for links to the site",
      solutions: ["install librsvg2-bin, or librsvg with Homebrew", "set 'cards: false' in solidsite.yml"])
  }

  /// Reports that there is no font at all.
  static func missingFonts(_ severity: Severity) -> Diagnostic {
    Diagnostic(
      "MissingLetters", severity, "A font must be installed for cards to be drawn",
      at: SourceRange(path: "solidsite.yml", line: 1),
      solutions: ["install fonts such as fonts-noto-core", "set 'cards: false' in solidsite.yml"])
  }

  /// Reports a card with letters that no font has.
  static func missingLetters(_ letters: [Character], _ severity: Severity, at place: SourceRange) -> Diagnostic {
    let shown = String(letters.prefix(8)) + (letters.count > 8 ? "…" : "")
    return Diagnostic(
      "MissingLetters", severity, "The installed fonts must have the letters '\(shown)' for a card to be drawn",
      at: place, solutions: ["install fonts such as fonts-noto-core or fonts-noto-cjk"])
  }

  /// Reports a card that the program rejected.
  static func faultyCard(_ reason: Message, _ severity: Severity) -> Diagnostic {
    Diagnostic(
      "FaultyCard", max(severity, .warning), "A card must be SVG that rsvg-convert can draw: \(reason)",
      at: SourceRange(path: "Templates/card.mustache", line: 1))
  }

  /// Reports that there is no folder for cards.
  static func unwritableCardFolder(_ error: SystemError, _ severity: Severity) -> Diagnostic {
    Diagnostic(
      "FaultyCard", severity,
      "A folder must be writable for cards to be drawn: \(error.message)",
      at: SourceRange(path: "solidsite.yml", line: 1))
  }

  /// Reports a stored file that isn't a card.
  static func faultyStoredCard(_ path: String) -> Diagnostic {
    Diagnostic(
      "FaultyCard", .error, "A stored card must be the picture that was drawn", at: SourceRange(path: path, line: 1),
      solutions: ["delete the file, and build again"])
  }
}
