import Platform

extension FileSystem {
  /// Returns the kind of file system at a path if its files can change without this machine's kernel; otherwise `nil`.
  package static func remoteKind(of path: String) -> String? {
    #if os(Linux)
      remoteKinds[platform_file_system_kind(path)]
    #else
      nil
    #endif
  }

  /// The kinds by number (statfs(2) and the kernel's `magic.h`); FUSE includes virtiofs and sshfs, and 9P the drives of
  /// WSL.
  private static let remoteKinds: [UInt32: String] = [
    0x6969: "NFS", 0x517B: "SMB", 0xFF53_4D42: "CIFS", 0xFE53_4D42: "SMB", 0x6573_5546: "FUSE", 0x0102_1997: "9P",
    0x00C3_6400: "Ceph", 0x5346_414F: "AFS", 0x6B41_4653: "AFS", 0x7375_7245: "Coda", 0x564C: "NCP",
    0x0116_1970: "GFS2", 0x7461_636F: "OCFS2", 0x0BD0_0BD0: "Lustre", 0x4750_4653: "GPFS", 0x786F_4256: "VirtualBox",
    0xBACB_ACBC: "VMware",
  ]
}
