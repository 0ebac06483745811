import Synchronization

/// A value that is computed once, when it is first needed, and shared by all copies.
struct SharedValue<Value: Sendable>: Sendable {
  private let access: @Sendable (_ waits: Bool) -> Value?
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) {
    let stored = Mutex<Value?>(nil)
    self.make = make
    access = { waits in
      let use: (inout Value?) -> Value? = { value in
        if value == nil { value = make() }
        return value
      }
      return waits ? stored.withLock { use(&$0) } : stored.withLockIfAvailable { use(&$0) } ?? nil
    }
  }

  /// The value; waits while another thread makes it.
  var value: Value { access(true) ?? make() }

  /// Makes the value, unless another thread is about to.
  func makeUnlessBusy() { _ = access(false) }

  /// Returns the values of all.
  static func all(_ shared: [SharedValue]) -> [Value] { shared.map(\.value) }
}
