import CaseStudyModel
import Mustache

/// A card as its template reads it: each line with its place, as SVG breaks none itself.
struct CardView: TemplateView {
  /// A line of text with the place where it begins.
  private struct Line: TemplateView {
    var text: String
    var x: Int
    var y: Int
    /// Whether the text ends at its place, as seen in the direction of the card.
    var isAtEnd = false
    var direction: TextDirection

    var values: [String: TemplateValue] {
      let own = TextDirection(of: text) ?? direction
      return [
        "text": .text(text), "x": .integer(x), "y": .integer(y), "direction": .text(own.rawValue),
        "anchor": .text((own == direction) == isAtEnd ? "end" : "start"),
      ]
    }
  }

  /// The width of a card in pixels, as sites that show links recommend it; its height is 630.
  private static let width = 1200
  private static let margin = 72
  private static let gap = 44
  /// The room between both margins.
  private static let room = width - 2 * margin
  /// The sizes of the title, with the lines that have room above the figures.
  private static let titleChoices = [(84, 1), (74, 2), (62, 3), (52, 4)].map(FittedText.Choice.init)
  /// The room of the picture before the site's name.
  private static let icon = 64

  private let card: SharingCard
  private let direction: TextDirection

  init(_ card: SharingCard) {
    self.card = card
    direction = TextDirection(of: card.title) ?? .leftToRight
  }

  var values: [String: TemplateValue] {
    let title = FittedText(card.title, width: Self.room, choices: Self.titleChoices)
    let height = title.size * 6 / 5
    let first = 152 + title.size
    let bottom = first + (title.lines.count - 1) * height
    return [
      "language": .text(card.language), "direction": .text(direction.rawValue),
      "isRightToLeft": .bool(direction == .rightToLeft),
      "principle": .optional(card.principle?.rawValue),
      "site": card.title == card.site
        ? .null : .view(line(site, below: 104, at: Self.margin + Self.icon, Self.room - 2 * Self.icon)),
      "iconLeft": .integer(direction == .rightToLeft ? Self.width - Self.margin - 48 : Self.margin),
      "principles": card.principles.isEmpty ? .null : .view(end(principles, below: 104)),
      "title": .text(card.title), "titleSize": .integer(title.size),
      "titleLines": .views(title.lines.enumerated().map { line($1, below: first + $0 * height) }),
      "summaryLines": .views(card.figures.isEmpty || card.title == card.site ? summary(below: bottom) : []),
      "figures": .list(card.figures.indices.map(figure)),
    ]
  }

  private var site: String { FittedText.line(card.site, width: Self.room / 2 - Self.icon - Self.gap, size: 34) }

  private var principles: String { FittedText.line(card.principles, width: Self.room / 2, size: 34) }

  private func summary(below bottom: Int) -> [Line] {
    let lines = min((card.figures.isEmpty ? 566 - bottom : 366 - bottom) / 48, 4)
    if lines < 1 { return [] }
    return FittedText(card.summary, width: Self.room, choices: [.init(size: 36, lines: lines)]).lines.enumerated().map { line($1, below: bottom + 68 + $0 * 48) }
  }

  /// Returns a figure with its lines, in columns of equal width from the side where the card's text begins.
  private func figure(_ index: Int) -> TemplateValue {
    let figure = card.figures[index]
    let column = (Self.room - Self.gap * (card.figures.count - 1)) / card.figures.count
    let distance = index * (column + Self.gap)
    let left = direction == .rightToLeft ? Self.width - Self.margin - distance - column : Self.margin + distance
    let heading = FittedText(figure.heading, width: column, choices: [(42, 1), (36, 1), (30, 2)].map(FittedText.Choice.init))
    let text = FittedText(figure.text, width: column, choices: [(32, 2), (28, 3)].map(FittedText.Choice.init))
    let top = heading.lines.count == 1 ? 474 : 460
    let below = top + (heading.lines.count - 1) * 36
    return [
      "left": .integer(left), "width": .integer(column), "right": .integer(left + column),
      "kind": .text(figure.verdict?.rawValue.replacing(" ", with: "-") ?? "count"),
      "isContradicted": .bool(figure.verdict == .contradicted),
      "headingSize": .integer(heading.size), "textSize": .integer(text.size),
      "headingLines": .views(heading.lines.enumerated().map { line($1, below: top + $0 * 36, at: left, column) }),
      "textLines": .views(
        text.lines.enumerated().map { line($1, below: below + 50 + $0 * (text.size + 8), at: left, column) }),
    ]
  }

  private func line(_ text: String, below y: Int) -> Line { line(text, below: y, at: Self.margin, Self.room) }

  /// Returns a line at the side of a column where text of the card's direction begins.
  private func line(_ text: String, below y: Int, at left: Int, _ width: Int) -> Line {
    Line(text: text, x: direction == .rightToLeft ? left + width : left, y: y, direction: direction)
  }

  /// Returns a line at the side where text ends.
  private func end(_ text: String, below y: Int) -> Line {
    let x = direction == .rightToLeft ? Self.margin : Self.width - Self.margin
    return Line(text: text, x: x, y: y, isAtEnd: true, direction: direction)
  }
}
