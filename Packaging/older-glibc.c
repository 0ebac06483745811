// What the toolchain's C++ library expects of a C library since glibc 2.32, for a program that is linked against an older one.

// Whether the process has one thread only, so that reference counts need no atomic operations. Zero is always correct.
char __libc_single_threaded = 0;
