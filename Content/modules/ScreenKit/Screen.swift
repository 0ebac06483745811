/// One screen of an app, such as a view controller; this stand-in draws nothing.
open class Screen {
  /// Stack that shows this screen, nil while none does.
  public internal(set) weak var stack: ScreenStack?

  /// Creates a screen that isn't shown.
  public init() {}

  /// Labels from top to bottom.
  open var labels: [Label] { [] }
  /// Buttons below the labels.
  open var buttons: [Button] { [] }

  /// Device that shows this screen.
  public var device: Device? { stack?.device }
}
