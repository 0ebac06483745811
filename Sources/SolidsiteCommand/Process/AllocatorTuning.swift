#if os(Linux)
  import Platform
#endif

/// Tunes the allocator for the preview.
enum AllocatorTuning {
  /// The bytes that each arena of the C library keeps.
  private static let limit: Int32 = 256 << 20

  /// Keeps freed memory in the process instead of returning it to the system.
  ///
  /// A preview allocates the same long arrays on every save; page faults took up to a third of the time of an update of
  /// a large site.
  static func keepFreedMemory() {
    #if os(Linux)
      platform_keep_freed_memory(limit)
    #endif
  }
}
