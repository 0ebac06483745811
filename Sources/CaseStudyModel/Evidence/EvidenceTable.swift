extension Side: Codable {}

/// A matrix of findings, such as conformers and clauses.
public struct EvidenceTable: Sendable, Equatable, Codable {
  /// The caption.
  public var title: EvidencePhrase
  /// The side that the table is about; `nil` for both.
  public var side: Side?
  /// The heads of the columns; the first belongs to the rows' names.
  public var columns: [EvidencePhrase]
  /// The rows in order.
  public var rows: [Row]

  /// A row: its name, and a cell for each other column.
  public struct Row: Sendable, Equatable, Codable {
    /// The name of the row.
    public var name: EvidencePhrase
    /// The cells, one for each further column.
    public var cells: [Cell]

    public init(name: EvidencePhrase, cells: [Cell]) {
      self.name = name
      self.cells = cells
    }
  }

  /// A cell: words or a number, never a colour alone.
  public struct Cell: Sendable, Equatable, Codable {
    /// The words or the number.
    public var content: EvidencePhrase
    /// Whether it supports the claim or contradicts it; `nil` for neither.
    public var isGood: Bool?

    public init(_ content: EvidencePhrase, isGood: Bool? = nil) {
      self.content = content
      self.isGood = isGood
    }
  }

  public init(title: EvidencePhrase, side: Side? = nil, columns: [EvidencePhrase], rows: [Row]) {
    self.title = title
    self.side = side
    self.columns = columns
    self.rows = rows
  }
}
