import CZlib

/// Compression for answers that are made once and sent at once, so that speed comes before size.
enum Gzip {
  /// What is smaller fits one packet anyway.
  static let leastSize = 1024

  /// Returns bytes compressed; `nil` where they don't get smaller.
  static func compressed(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    // 16 above the window's 15 bits asks for the header of gzip.
    let opened = deflateInit2_(
      &stream, Z_BEST_SPEED, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard opened == Z_OK, let size = UInt32(exactly: bytes.count) else { return nil }
    defer { deflateEnd(&stream) }
    var isComplete = false
    let out = [UInt8](unsafeUninitializedCapacity: bytes.count) { out, count in
      bytes.withUnsafeBufferPointer { input in
        // Compressing only reads it, whatever the type says.
        stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.avail_in = size
        stream.next_out = out.baseAddress
        stream.avail_out = size
        isComplete = deflate(&stream, Z_FINISH) == Z_STREAM_END
        count = out.count - Int(stream.avail_out)
      }
    }
    return isComplete ? out : nil
  }
}
