/* Functions that Swift's Glibc module lacks, because it is compiled without _GNU_SOURCE; system calls are made by number. */
#ifndef SOLIDSITE_PLATFORM_H
#define SOLIDSITE_PLATFORM_H

#if defined(__linux__)
#include <errno.h>
#include <fcntl.h>
#ifndef __O_PATH
#define __O_PATH O_PATH
#endif
#include <linux/stat.h>
#include <malloc.h>
#include <spawn.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#include <unistd.h>

/* Exchanges two paths of one file system atomically; see renameat2(2), RENAME_EXCHANGE. Returns 0, or -1 with errno. */
static inline int platform_exchange_paths(const char *left, const char *right) {
  return (int)syscall(SYS_renameat2, AT_FDCWD, left, AT_FDCWD, right, 1u << 1);
}

/* Exchanges entries of two open folders, as platform_exchange_paths does paths. */
static inline int platform_exchange_entries(int left_folder, const char *left, int right_folder, const char *right) {
  return (int)syscall(SYS_renameat2, left_folder, left, right_folder, right, 1u << 1);
}

/* Returns 1 if a path is a mount point, 0 if not, and -1 if the kernel can't tell; doesn't follow links.
   See statx(2), STATX_ATTR_MOUNT_ROOT. */
static inline int platform_is_mount(int folder, const char *path) {
  struct statx status;
  const unsigned long long mount_root = 0x2000;
  if (syscall(SYS_statx, folder, path, AT_SYMLINK_NOFOLLOW | 0x800 /* AT_NO_AUTOMOUNT */, 0, &status) != 0) return -1;
  if (!(status.stx_attributes_mask & mount_root)) return -1;
  return (status.stx_attributes & mount_root) != 0;
}

/* Creates a pipe whose ends no child process inherits, atomically; see pipe2(2), O_CLOEXEC. Returns 0, or -1 with errno. */
static inline int platform_pipe(int ends[2]) {
  return (int)syscall(SYS_pipe2, ends, O_CLOEXEC);
}

/* Opens a folder as a starting point for openat, without following a link; see open(2), O_PATH. Returns a descriptor, or -1 with errno. */
static inline int platform_open_folder(int folder, const char *name) {
  return openat(folder, name, __O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

/* Sets the working folder of a spawned program; see posix_spawn_file_actions_addchdir_np(3). Returns 0 or an error's number. */
extern int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *, const char *);
static inline int platform_add_working_folder(posix_spawn_file_actions_t *actions, const char *folder) {
  return posix_spawn_file_actions_addchdir_np(actions, folder);
}

/* Closes all descriptors from `first` on in a spawned program; see posix_spawn_file_actions_addclosefrom_np(3), of glibc 2.34.
   Returns 0, or an error's number: ENOSYS if the C library lacks it. */
extern int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *, int) __attribute__((weak));
static inline int platform_close_descriptors(posix_spawn_file_actions_t *actions, int first) {
  if (!posix_spawn_file_actions_addclosefrom_np) return ENOSYS;
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}

/* Returns the type of the file system that contains a path as a number, or 0 if it is unknown; see statfs(2). */
static inline unsigned int platform_file_system_kind(const char *path) {
  struct statfs status;
  return statfs(path, &status) == 0 ? (unsigned int)status.f_type : 0;
}

/* Keeps up to this many bytes of freed memory in each arena for reuse instead of returning them to the system; see mallopt(3). */
static inline void platform_keep_freed_memory(int bytes) {
#if defined(__GLIBC__)
  /* The highest threshold that glibc accepts; larger blocks are always mapped separately. */
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, bytes);
#else
  (void)bytes;
#endif
}
#endif

#endif
