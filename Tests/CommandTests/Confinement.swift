import Foundation
import TestForm
import Testing

/// Whether this machine can confine untrusted code, which `verify` needs, and the form of the tests includes such
/// tests.
enum Confinement {
  /// The reason for skipping tests.
  static let reason: Comment =
    TestForm.isFast ? "the fast form runs no compiler" : "bubblewrap doesn't work on this machine"

  static let works: Bool = {
    if TestForm.isFast { return false }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bwrap", "--unshare-all", "--ro-bind", "/", "/", "true"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}
