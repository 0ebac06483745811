@_exported public import Foundation

/// A thing in a scene that holds other things.
open class SKNode {
  /// The position in the parent's coordinates, in points.
  open var position = CGPoint.zero

  /// The nodes held.
  public private(set) var children: [SKNode] = []

  /// Creates a node at zero that holds nothing.
  public init() {}

  /// The rectangle taken up in the parent's coordinates, in points; it can be read only.
  open var frame: CGRect {
    CGRect(origin: position, size: .zero)
  }

  /// Adds a node to those held.
  open func addChild(_ node: SKNode) {
    children.append(node)
  }
}
