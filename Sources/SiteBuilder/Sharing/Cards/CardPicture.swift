import CaseStudyModel

/// A card as SVG, to be drawn.
public struct CardPicture: Sendable {
  /// The bytes of the SVG, which depend on the card's content and template alone.
  public var svg: [UInt8]
  /// The SVG without emoji, which few fonts have; `nil` for a card that has none, or whose title has nothing else.
  public var plainSVG: [UInt8]?
  /// The texts that it shows; fonts must have their letters.
  public var texts: [String]
  /// The place of the title's source, for diagnostics.
  public var origin: SourceRange
}

/// A card as a file of the site.
public struct DrawnCard: Sendable {
  /// The file, whose name depends on its content.
  public var file: OutputFile
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int

  public init(file: OutputFile, width: Int, height: Int) {
    self.file = file
    self.width = width
    self.height = height
  }
}

/// Draws cards, for a build; `nil` stands for a card that couldn't be drawn.
/// - Parameter isRequired: whether a card that couldn't be drawn deserves a warning.
public typealias CardDrawing = @Sendable (_ cards: [CardPicture], _ isRequired: Bool) async -> Diagnosed<[DrawnCard?]>
