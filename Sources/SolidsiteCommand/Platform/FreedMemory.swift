#if os(Linux)
  import Platform
#endif

/// Memory that the process doesn't need any more.
enum FreedMemory {
  /// In bytes, of each of the C library's arenas.
  private static let limit: Int32 = 256 << 20

  /// Lets the process keep memory that it has freed, instead of asking the system for it again and again.
  ///
  /// A preview makes the same long lists with every save and drops the last ones; to get them from the system, page by
  /// page, took up to a third of the time until a page of a large site followed.
  static func keep() {
    #if os(Linux)
      platform_keep_freed_memory(limit)
    #endif
  }
}
