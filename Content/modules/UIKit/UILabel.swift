/// A view that shows text; the stand-in remembers it and draws nothing.
open class UILabel: UIView {
  /// The text shown.
  public var text: String?

  /// The font of the text.
  public var font = UIFont.systemFont(ofSize: 17)

  /// The colour of the text.
  public var textColor = UIColor.black

  /// Tells the size of the text, each character 10 points wide and each line 20 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let perLine = max(Int(size.width / 10), 1)
    let count = text?.count ?? 0
    let lines = (count + perLine - 1) / perLine
    return CGSize(width: CGFloat(min(count, perLine) * 10), height: CGFloat(lines * 20))
  }
}
