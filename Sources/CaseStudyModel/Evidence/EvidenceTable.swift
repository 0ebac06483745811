/// A matrix of findings, such as conformers and clauses.
public struct EvidenceTable: Sendable, Equatable, Codable {
  /// What the table shows, as its caption.
  public var title: String
  /// The heads of the columns; the first belongs to the rows' names.
  public var columns: [String]
  public var rows: [Row]

  /// A row: its name, and a cell for each further column.
  public struct Row: Sendable, Equatable, Codable {
    public var name: String
    public var cells: [Cell]

    public init(name: String, cells: [Cell]) {
      self.name = name
      self.cells = cells
    }
  }

  /// A cell: a word or a number, never a colour alone.
  public struct Cell: Sendable, Equatable, Codable {
    public var text: String
    /// What it means for the claim; `nil` for neither.
    public var isGood: Bool?

    public init(_ text: String, isGood: Bool? = nil) {
      self.text = text
      self.isGood = isGood
    }
  }

  public init(title: String, columns: [String], rows: [Row]) {
    self.title = title
    self.columns = columns
    self.rows = rows
  }
}
