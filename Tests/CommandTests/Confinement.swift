import Foundation

/// Whether code of others can be confined on this machine, which `verify` asks for.
enum Confinement {
  static var works: Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bwrap", "--unshare-all", "--ro-bind", "/", "/", "true"]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
