extension IndexPath {
  /// Creates the path of a row in a section of a table view.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The number of the section.
  public var section: Int { self[0] }

  /// The number of the row in its section.
  public var row: Int { self[1] }
}
