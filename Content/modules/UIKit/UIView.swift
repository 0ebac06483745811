@_exported public import Foundation

/// A rectangle on the screen that holds other rectangles.
open class UIView {
  /// The position and size in the superview's coordinates, in points.
  open var frame: CGRect

  /// Whether the view, and all that it holds, is left out of the picture.
  public var isHidden = false

  /// The colour behind the content, nil for none.
  public var backgroundColor: UIColor?

  /// The space between the view's edges and its content, in points.
  public var layoutMargins = UIEdgeInsets()

  /// The text that an assistive reader says for the view.
  public var accessibilityLabel: String?

  /// The view that holds this one.
  public private(set) weak var superview: UIView?

  /// The views held, the front one last.
  public private(set) var subviews: [UIView] = []

  /// Creates a view with a frame in points.
  public init(frame: CGRect) {
    self.frame = frame
  }

  /// Creates a view without an extent.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// The view's own rectangle, in points, with its origin at zero.
  public var bounds: CGRect {
    CGRect(origin: .zero, size: frame.size)
  }

  /// Puts a view in front of the views held already.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  /// Takes the view out of the one that holds it.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Places the subviews; subclasses override it.
  open func layoutSubviews() {}

  /// Lays out this view and all that it holds at once.
  public func layoutIfNeeded() {
    layoutSubviews()
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Tells the size, in points, that suits the view within a size.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    frame.size
  }
}
