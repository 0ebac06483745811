/* What Swift's Glibc module hides: it is made without _GNU_SOURCE, so the system call is made by its number. */
#ifndef SOLIDSITE_PLATFORM_H
#define SOLIDSITE_PLATFORM_H

#if defined(__linux__)
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Exchanges two paths of one file system in a single step; see renameat2(2), RENAME_EXCHANGE. Returns 0, or -1 with errno. */
static inline int platform_exchange_paths(const char *left, const char *right) {
  return (int)syscall(SYS_renameat2, AT_FDCWD, left, AT_FDCWD, right, 1u << 1);
}
#endif

#endif
