/// A controller that owns a table view and is its data source.
open class UITableViewController: UITableViewDataSource {
  /// The table view owned.
  public let tableView = UITableView()

  /// Creates a controller with an empty table view.
  public init() {
    tableView.dataSource = self
  }

  /// Counts the sections; subclasses override it.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// Counts the rows of a section; subclasses override it.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Makes the row at an index path; subclasses override it.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
