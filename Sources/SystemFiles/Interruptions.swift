import Platform

/// Makes a system call again as long as a signal interrupts it (EINTR); FUSE and NFS can do so for any call on a file.
///
/// Not for `close`, which frees the descriptor even if it is interrupted.
/// - Parameter call: the call, which returns a negative number for an error.
@discardableResult
package func uninterrupted<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}

/// Makes a system call that returns a pointer again as long as a signal interrupts it.
/// - Parameter call: the call, which returns `nil` for an error.
package func uninterruptedPointer<Pointee>(
  _ call: () -> UnsafeMutablePointer<Pointee>?
) -> UnsafeMutablePointer<Pointee>? {
  while true {
    if let result = call() { return result }
    if errno != EINTR { return nil }
  }
}
