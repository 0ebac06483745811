/// The root of what a SpriteKit view shows.
open class SKScene: SKNode {
  /// The extent in points.
  public var size: CGSize {
    didSet { if size != oldValue { didChangeSize(oldValue) } }
  }

  /// Creates an empty scene with a size in points.
  public init(size: CGSize) {
    self.size = size
  }

  /// Reacts to a new size; subclasses override it.
  open func didChangeSize(_ oldSize: CGSize) {}
}
