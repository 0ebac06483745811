import CaseStudyModel
import Mustache

/// A card as its template reads it: each line with its place, because SVG doesn't break lines.
struct CardView: TemplateView {
  /// A line of text with the place where it begins.
  private struct Line: TemplateView {
    var text: String
    var x: Int
    var y: Int
    /// Whether the text ends rather than begins at its place, in the direction of the card.
    var isAtEnd = false
    var direction: TextDirection

    var values: [String: TemplateValue] {
      // Text without letters, such as `7 → 2`, has the direction of numbers.
      let own = TextDirection(ofText: text) ?? .leftToRight
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
  /// The width between the margins.
  private static let room = width - 2 * margin
  /// The sizes of the title, each with the number of lines that fit above the figures.
  private static let titleChoices = [(84, 1), (74, 2), (62, 3), (50, 4)].map(FittedText.Choice.init)
  /// The sizes of the title on a card without figures.
  private static let largeTitleChoices = [(96, 2), (84, 3), (72, 4), (58, 5)].map(FittedText.Choice.init)
  /// The type size of the line above the title, and the maximum width of the principles in it.
  private static let (lineSize, principlesRoom) = (32, 620)
  /// The width of the picture before the site's name.
  private static let icon = 64

  private let card: SharingCard
  private let direction: TextDirection

  init(_ card: SharingCard) {
    self.card = card
    direction = TextDirection(ofText: card.title) ?? .leftToRight
  }

  var values: [String: TemplateValue] {
    let title = FittedText(
      card.title, width: Self.room, isBold: true, isBalanced: true,
      choices: card.figures.isEmpty ? Self.largeTitleChoices : Self.titleChoices)
    let height = title.size * 6 / 5
    let first = 140 + title.size
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
      "lineSize": .integer(Self.lineSize),
      "titleLines": .views(title.lines.enumerated().map { line($1, below: first + $0 * height) }),
      "summaryLines": .views(summary(below: bottom)),
      "figures": .list(figures),
    ]
  }

  private var site: String {
    let taken = principles.isEmpty ? 0 : Int(principles.estimatedWidth * Double(Self.lineSize)) + Self.gap
    return FittedText.line(card.site, width: Self.room - Self.icon - taken, size: Self.lineSize, isBold: false)
  }

  /// The names of the principles, or their acronyms if the names don't fit.
  private var principles: String {
    let fits = card.principles.estimatedWidth * Double(Self.lineSize) <= Double(Self.principlesRoom)
    return fits
      ? card.principles
      : FittedText.line(card.acronyms, width: Self.principlesRoom, size: Self.lineSize, isBold: true)
  }

  private func summary(below bottom: Int) -> [Line] {
    let lines = min(((card.figures.isEmpty ? 566 : 366) - bottom) / 48, 4)
    // A single line would have too little room.
    if lines < 2 { return [] }
    let fitted = FittedText(card.summary, width: Self.room, isBold: false, choices: [.init(size: 36, lines: lines)])
    return fitted.lines.enumerated().map { line($1, below: bottom + 68 + $0 * 48) }
  }

  /// Returns the figures in columns, from the side where the card's text begins.
  private var figures: [TemplateValue] {
    let columns = FigureColumns(card.figures, room: Self.room, gap: Self.gap)
    var distance = 0
    return zip(card.figures, columns.widths).map { figure, width in
      defer { distance += width + Self.gap }
      let isMirrored = direction == .rightToLeft
      return view(
        figure, at: isMirrored ? Self.width - Self.margin - distance - width : Self.margin + distance, width,
        size: columns.size)
    }
  }

  private func view(_ figure: SharingCard.Figure, at left: Int, _ width: Int, size: Int) -> TemplateValue {
    let heading = FittedText(
      figure.heading, width: width, isBold: true,
      choices: [(size, 1), (size, 2), (size * 3 / 4, 2)].map(FittedText.Choice.init))
    let text = FittedText(
      figure.text, width: width, isBold: false, choices: [(32, 2), (28, 3)].map(FittedText.Choice.init))
    let top = (heading.lines.count == 1 ? 426 : 420) + heading.size
    let height = heading.size * 6 / 5
    let below = top + (heading.lines.count - 1) * height + 18 + text.size
    return [
      "left": .integer(left), "right": .integer(left + width),
      "kind": .text(figure.verdict?.key ?? "count"),
      "isContradicted": .bool(figure.verdict == .contradicted),
      "headingSize": .integer(heading.size), "textSize": .integer(text.size),
      "headingLines": .views(heading.lines.enumerated().map { line($1, below: top + $0 * height, at: left, width) }),
      "textLines": .views(
        text.lines.enumerated().map { line($1, below: below + $0 * (text.size + 8), at: left, width) }),
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
