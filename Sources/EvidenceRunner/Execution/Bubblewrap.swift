import Platform
import Subprocesses
import SystemFiles

/// A sandbox of Linux namespaces: no network, no other processes, and only the files that Swift needs, read-only.
///
/// Source: bwrap(1), https://github.com/containers/bubblewrap
public struct Bubblewrap: Sendable, Equatable {
  /// The toolchain's folder, which is mounted; `nil` for none.
  var toolchain: String?
  /// The unprivileged user of the sandbox if this process is root, because limits on processes don't apply to root.
  var user: UInt32?
  /// Whether bubblewrap can keep confined code from creating namespaces, for which it needs version 0.8.
  var isSealed: Bool

  /// Runs a small confined program that starts two others, one of them the compiler if there is one.
  ///
  /// - Throws: `ExecutionError.noSandbox` with the reason if it doesn't work.
  static func find(for toolchain: Toolchain?) async throws(ExecutionError) -> Bubblewrap {
    // systemd reserves this range for temporary users, which own no files. Concurrent runs use different users.
    let user = geteuid() == 0 ? UInt32.random(in: 61_184..<65_520) : nil
    var reason = ""
    for isSealed in [true, false] {
      let bubblewrap = Bubblewrap(toolchain: toolchain?.root, user: user, isSealed: isSealed)
      let tried = toolchain.map { ["\"$0\" --version | cat", $0.compiler] } ?? ["echo Swift | cat"]
      let trial = Sandbox.bubblewrap(bubblewrap).confine(["sh", "-c"] + tried, in: nil, mounts: [], limits: .compiler)
      do {
        var result = try await trial.run()
        _ = StartMark.remove(from: &result)
        if result.end == .cancellation { throw ExecutionError.cancelled }
        if result.isSuccess, result.text.contains("Swift") { return bubblewrap }
        reason = result.errorText.split(separator: "\n").first.map(String.init) ?? "bubblewrap doesn't work"
      } catch let error as SubprocessError {
        throw .noSandbox(
          error.isMissing ? "'\(error.program)' isn't installed (on Debian: bubblewrap, util-linux)" : error.description
        )
      } catch {
        throw .cancelled
      }
    }
    // setpriv's message differs if it is installed and bubblewrap isn't.
    if reason.hasSuffix("No such file or directory"), !reason.hasPrefix("bwrap:") {
      reason = "bubblewrap isn't installed (on Debian: bubblewrap, util-linux; \(reason))"
    }
    throw .noSandbox(reason)
  }

  /// The bytes that the command reads from descriptors 3 and on: the filter of system calls.
  var inputs: [[UInt8]] { SystemCallFilter.current.map { [$0.bytes] } ?? [] }

  /// Returns the command that enters the sandbox; append the program to run in it and its arguments.
  func command(
    mounts: [Mount], folder: String?, limits: ExecutionLimits, environment: [String: String]
  ) -> [String] {
    var arguments =
      user.map {
        ["setpriv", "--reuid=\($0)", "--regid=\($0)", "--clear-groups", "--no-new-privs", "--"]
      } ?? []
    arguments += ["bwrap", "--unshare-all", "--unshare-user"]
    if isSealed { arguments.append("--disable-userns") }
    arguments += ["--die-with-parent", "--new-session", "--uid", "1000", "--gid", "1000", "--hostname", "study"]
    for path in Self.systemFolders {
      // On systems with a merged /usr, the other folders are links into it, which are faster than mounts.
      let target = FileSystem.linkTarget(of: path).flatMap { $0.hasPrefix("usr/") ? $0 : nil }
      arguments += target.map { ["--symlink", $0, path] } ?? ["--ro-bind-try", path, path]
    }
    if let toolchain, !toolchain.hasPrefix("/usr/"), toolchain != "/usr" {
      arguments += ["--ro-bind", toolchain, toolchain]
    }
    if !inputs.isEmpty { arguments += ["--seccomp", "3"] }
    // The sandbox's own process would show its arguments and environment.
    arguments += ["--proc", "/proc", "--tmpfs", "/proc/1", "--remount-ro", "/proc/1"]
    // Memory that is mapped from /dev/zero and shared outlives its mapping, and no limit counts it. /dev/full reads the
    // same, but can't be mapped.
    arguments += ["--dev", "/dev", "--dev-bind", "/dev/full", "/dev/zero"]
    // The temporary folder, of bounded size, and an empty home folder.
    arguments += ["--size", "\(limits.temporaryFiles)", "--tmpfs", "/tmp", "--dir", "/home"]
    for mount in mounts { arguments += [mount.isWritable ? "--bind" : "--ro-bind", mount.folder, mount.place] }
    // A site in /dev/shm has its mounts there, so the folder stays writable until now.
    arguments += ["--remount-ro", "/dev", "--remount-ro", "/", "--chdir", folder ?? "/tmp", "--clearenv"]
    let variables = environment.merging(["HOME": "/home", "TMPDIR": "/tmp"]) { $1 }
    for (name, value) in variables.sorted(by: { $0.key < $1.key }) { arguments += ["--setenv", name, value] }
    return arguments + ["--"]
  }

  /// The folders of a Linux system that programs and the linker need.
  private static let systemFolders = [
    "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc/alternatives", "/etc/ld.so.cache", "/etc/ld.so.conf",
    "/etc/ld.so.conf.d",
  ]
}
