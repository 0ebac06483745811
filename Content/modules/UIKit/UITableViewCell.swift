/// One row of a table view.
open class UITableViewCell: UIView {
  /// The looks that a row may have.
  public enum CellStyle: Sendable {
    /// A row with one label.
    case `default`
  }

  /// The label of a plain row.
  public let textLabel: UILabel? = UILabel()

  /// Creates a row; the stand-in reuses none, so that the identifier is not kept.
  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
  }
}
