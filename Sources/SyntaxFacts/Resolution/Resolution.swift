/// An expression's meaning: what its steps reach, and its type.
public struct Resolution: Sendable, Equatable {
  public var uses: [Use] = []
  /// The type of the whole, with full names; nil where it isn't known.
  public var type: TypeReference?
}
