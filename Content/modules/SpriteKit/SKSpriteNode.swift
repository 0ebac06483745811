/// A node that shows a picture, placed by its centre.
open class SKSpriteNode: SKNode {
  /// The extent in points.
  open var size = CGSize.zero

  /// The name of the picture shown; the stand-in holds no pixels.
  public let imageName: String

  /// Creates a node that shows a picture by its name.
  public init(imageNamed name: String) {
    imageName = name
  }

  /// The rectangle taken up in the parent's coordinates, in points; it can be read only.
  open override var frame: CGRect {
    CGRect(
      x: position.x - size.width / 2, y: position.y - size.height / 2,
      width: size.width, height: size.height)
  }
}
