@_exported public import Foundation

/// Font of the system's family, in a size and a weight.
public struct UIFont: Sendable, Hashable {
  /// Thickness of the strokes.
  public enum Weight: Sendable {
    case regular, semibold, bold
  }

  /// Size in points.
  public let pointSize: CGFloat
  private let weight: Weight

  /// Returns the system font of `fontSize` points in a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: fontSize, weight: weight)
  }
}
