/// The storage of a large value, which copies share until one of them is changed. So values that contain it are copied
/// with little code and in little time.
@propertyWrapper
public struct Shared<Value: Sendable>: Sendable {
  // Arrays share their storage until they are mutated.
  @usableFromInline var storage: [Value]

  @inlinable
  public init(wrappedValue: Value) { storage = [wrappedValue] }

  /// The value.
  @inlinable
  public var wrappedValue: Value {
    get { storage[0] }
    _modify { yield &storage[0] }
  }
}
