/// A view that shows a picture.
open class UIImageView: UIView {
  /// The picture shown.
  public var image: UIImage?

  /// Creates a view without an extent that shows a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}
