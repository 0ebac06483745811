extension SystemCallFilter.Architecture {
  /// Source: arch/x86/entry/syscalls/syscall_64.tbl of Linux
  static let x86 = Self(
    number: 0xc000_003e, denied: denied { $0.x86 }, missing: missing { $0.x86 }, clone: 56, mmap: 9, prctl: 157,
    socket: 41, socketpair: 53, ioctl: 16, otherForm: 0x4000_0000)
  /// Source: include/uapi/asm-generic/unistd.h of Linux
  static let arm = Self(
    number: 0xc000_00b7, denied: denied { $0.arm }, missing: missing { $0.arm }, clone: 220, mmap: 222, prctl: 167,
    socket: 198, socketpair: 199, ioctl: 29)

  /// A system call's numbers; `nil` if the processor's kernel doesn't have it.
  private typealias Numbers = (x86: UInt32?, arm: UInt32?)

  private static func denied(_ number: (Numbers) -> UInt32?) -> [UInt32] {
    (processes + namespaces + memory + kernel + machine).compactMap(number)
  }

  private static func missing(_ number: (Numbers) -> UInt32?) -> [UInt32] {
    absent.compactMap(number)
  }

  /// Other processes and keys: ptrace, process_vm_readv and -writev, kcmp, pidfd_getfd, add_key, request_key, keyctl.
  private static let processes: [Numbers] = [
    (101, 117), (310, 270), (311, 271), (312, 272), (438, 438), (248, 217), (249, 218), (250, 219),
  ]

  /// Namespaces and mounts: unshare, setns, mount, umount2, pivot_root, chroot, open_tree, move_mount, fsopen,
  /// fsconfig, fsmount, fspick, mount_setattr, open_tree_attr, quotactl, quotactl_fd, name_to_handle_at,
  /// open_by_handle_at, fanotify_init, fanotify_mark.
  private static let namespaces: [Numbers] = [
    (272, 97), (308, 268), (165, 40), (166, 39), (155, 41), (161, 51), (428, 428), (429, 429), (430, 430), (431, 431),
    (432, 432), (433, 433), (442, 442), (467, 467), (179, 60), (443, 443), (303, 264), (304, 265), (300, 262),
    (301, 263),
  ]

  /// Memory that belongs to no process: memfd_create, memfd_secret, shmget, shmat, shmctl, semget, msgget, mq_open; and
  /// pages of others: userfaultfd, vmsplice, mbind, set_mempolicy, set_mempolicy_home_node, migrate_pages, move_pages.
  private static let memory: [Numbers] = [
    (319, 279), (447, 447), (29, 194), (30, 196), (31, 195), (64, 190), (68, 186), (240, 180), (323, 282), (278, 75),
    (237, 235), (238, 237), (450, 450), (256, 238), (279, 239),
  ]

  /// Parts of the kernel that are seldom used and often vulnerable: bpf, perf_event_open, io_uring_setup, -enter and
  /// -register, personality, modify_ldt, uselib, lookup_dcookie, nfsservctl, vm86 and similar calls.
  private static let kernel: [Numbers] = [
    (321, 280), (298, 241), (425, 425), (426, 426), (427, 427), (135, 92), (154, nil), (134, nil), (212, 18), (180, 42),
  ]

  /// The machine: modules (init, finit, delete), kexec (load, file_load), reboot, swapon, swapoff, acct, settimeofday,
  /// clock_settime, adjtimex, clock_adjtime, sethostname, setdomainname, syslog, vhangup, iopl, ioperm.
  private static let machine: [Numbers] = [
    (175, 105), (313, 273), (176, 106), (246, 104), (320, 294), (169, 142), (167, 224), (168, 225), (163, 89),
    (164, 170), (227, 112), (159, 171), (305, 266), (170, 161), (171, 162), (103, 116), (153, 58), (172, nil),
    (173, nil),
  ]

  /// clone3, whose flags a filter can't see; C libraries then call clone.
  private static let absent: [Numbers] = [(435, 435)]
}
