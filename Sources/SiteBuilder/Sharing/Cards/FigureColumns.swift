/// The columns of a card's figures: as wide as their texts need, with headings of one size.
struct FigureColumns: Sendable {
  /// The sizes of headings, the largest first.
  private static let sizes = [56, 48, 44, 40, 36, 34, 32]
  /// The size of the texts below headings, and their maximum number of full lines.
  private static let (textSize, textLines) = (30.0, 2.3)

  /// The size of the headings.
  let size: Int
  /// The widths in pixels.
  let widths: [Int]

  /// - Parameter room: the width of all columns with the gaps between them.
  init(_ figures: [SharingCard.Figure], room: Int, gap: Int) {
    let available = Double(room - gap * (figures.count - 1))
    for size in Self.sizes {
      let needs = figures.map { figure in
        let longestWord = LineUnit.units(of: figure.text).map(\.width).max() ?? 0
        let text = max(longestWord, figure.text.estimatedWidth / Self.textLines)
        return max(figure.heading.estimatedWidth * Double(size), text * Self.textSize * Character.widthOfRegularType)
      }
      let rest = available - needs.reduce(0, +)
      if rest >= 0 {
        self.size = size
        widths = needs.map { Int($0 + rest / Double(figures.count)) }
        return
      }
    }
    size = Self.sizes.last ?? 32
    widths = figures.map { _ in Int(available) / figures.count }
  }
}
