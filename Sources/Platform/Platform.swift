// Re-exports the system's C library under one name on all platforms.

#if canImport(Glibc)
  @_exported import CPlatform
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import CPlatform
  @_exported import Musl
#else
  @_exported import Darwin
#endif
