/// Control that is pressed; this stand-in remembers its title.
open class UIButton: UIView {
  /// Condition of a control.
  public enum State: Sendable {
    case normal, disabled
  }

  private var titles: [State: String] = [:]

  /// Sets the title shown in a state.
  public func setTitle(_ title: String?, for state: State) {
    titles[state] = title
  }

  /// Returns the title shown in a state.
  public func title(for state: State) -> String? {
    titles[state]
  }
}
