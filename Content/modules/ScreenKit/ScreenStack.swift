/// Screens on top of each other, such as a navigation controller's.
public final class ScreenStack {
  /// Device that shows the top screen.
  public let device: Device
  private var screens: [Screen] = []

  /// Creates an empty stack.
  public init(device: Device) {
    self.device = device
  }

  /// Shows a screen on top of the others.
  public func push(_ screen: Screen) {
    screen.stack = self
    screens.append(screen)
  }

  /// Goes back to the screen below; the last screen stays.
  public func pop() {
    if screens.count > 1 { screens.removeLast() }
  }

  /// Shows one screen in place of all.
  public func show(_ screen: Screen) {
    screens = []
    push(screen)
  }

  /// What the top screen shows, a line each; a disabled button is in round brackets.
  public var text: [String] {
    guard let top = screens.last else { return [] }
    return top.labels.map(\.text)
      + top.buttons.map { $0.isEnabled ? "[\($0.title)]" : "(\($0.title))" }
  }

  /// Taps the top screen's button of a title, and returns whether there was an enabled one.
  @discardableResult
  public func tap(_ title: String) -> Bool {
    let button = screens.last?.buttons.first { $0.title == title && $0.isEnabled }
    button?.onTap()
    return button != nil
  }
}
