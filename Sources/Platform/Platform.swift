// Re-exports the system's C library under one name on all platforms. It is a module of its own, because a re-export
// reaches everything that imports the module: in SystemFiles, it would give all of its users the whole C library.

#if canImport(Glibc)
  @_exported import CPlatform
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import CPlatform
  @_exported import Musl
#else
  @_exported import Darwin
#endif
