/// A view of rows in sections, which shows what its data source said at the last reload.
open class UITableView: UIView {
  /// The ways in which a change of rows is animated.
  public enum RowAnimation: Sendable {
    /// Without an animation.
    case none
  }

  /// The object that provides the rows.
  public weak var dataSource: (any UITableViewDataSource)?

  /// Whether rows can be selected and edited.
  public var isEditing = false

  private var sections: [[UITableViewCell]] = []

  /// Asks the data source for everything anew.
  public func reloadData() {
    let count = dataSource?.numberOfSections(in: self) ?? 0
    sections = (0..<count).map(rows(inSection:))
  }

  /// Asks the data source for the rows of some sections anew.
  public func reloadSections(_ changed: IndexSet, with animation: RowAnimation) {
    for section in changed where sections.indices.contains(section) {
      sections[section] = rows(inSection: section)
    }
  }

  /// Counts the rows that a section shows.
  public func numberOfRows(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].count : 0
  }

  /// Finds the row shown at an index path.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard indexPath.row < numberOfRows(inSection: indexPath.section) else { return nil }
    return sections[indexPath.section][indexPath.row]
  }

  private func rows(inSection section: Int) -> [UITableViewCell] {
    guard let dataSource else { return [] }
    return (0..<dataSource.tableView(self, numberOfRowsInSection: section)).map {
      dataSource.tableView(self, cellForRowAt: IndexPath(row: $0, section: section))
    }
  }
}
