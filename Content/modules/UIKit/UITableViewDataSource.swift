/// What a table view asks for the rows it shows.
public protocol UITableViewDataSource: AnyObject {
  /// Counts the sections.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Counts the rows of a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Makes the row at an index path.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}
