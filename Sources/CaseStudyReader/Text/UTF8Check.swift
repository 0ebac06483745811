/// Finds bytes that are not well-formed UTF-8.
enum UTF8Check {
  /// Returns the offset of the first ill-formed byte, or `nil` for well-formed text.
  static func firstInvalidByte(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }
}
