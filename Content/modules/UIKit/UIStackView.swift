/// View that lays out others one after another.
open class UIStackView: UIView {
  /// Direction in which the views follow each other.
  public enum Axis: Sendable {
    case horizontal, vertical
  }

  /// Direction of the layout.
  public var axis = Axis.horizontal
  /// Views laid out, in order.
  public private(set) var arrangedSubviews: [UIView] = []

  /// Adds a view after those laid out.
  public func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}
