import EvidenceRunner

/// A program that tries to leave its sandbox, in the way that its first argument names.
///
/// Each attempt limits itself, so that a hole in the sandbox fails a test without harming the machine.
enum EscapeProgram {
  static let files = [CodeFile(path: "main.swift", text: code)]

  private static let code = #"""
    import Glibc

    let arguments = CommandLine.arguments
    let operand = arguments.count > 2 ? arguments[2] : ""

    func names(in path: String) -> [String] {
      guard let folder = opendir(path) else { return [] }
      var names: [String] = []
      while let entry = readdir(folder) {
        names.append(withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
      }
      return names.filter { $0 != "." && $0 != ".." }.sorted()
    }

    func spawn(_ arguments: [String]) -> Int32 {
      var process: pid_t = 0
      var words = arguments.map { strdup($0) } + [nil]
      defer { for word in words { free(word) } }
      return posix_spawn(&process, arguments[0], nil, nil, &words, environ)
    }

    func startThread() -> Bool {
      var thread = pthread_t()
      let result = pthread_create(&thread, nil, { _ in
        sleep(30)
        return nil
      }, nil)
      return result == 0
    }

    func text(of path: String) -> String? {
      guard let stream = fopen(path, "r") else { return nil }
      var bytes = [UInt8](repeating: 0, count: 100_000)
      let count = fread(&bytes, 1, bytes.count, stream)
      fclose(stream)
      return String(decoding: bytes[..<count], as: UTF8.self)
    }

    /// Makes a system call by its number, which Swift's library doesn't let through.
    func call(_ words: [Int]) -> (result: Int, error: Int32) {
      typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
      guard let symbol = dlsym(nil, "syscall") else { return (-1, 0) }
      let words = words + [Int](repeating: 0, count: 7)
      errno = 0
      let result = unsafeBitCast(symbol, to: Call.self)(
        words[0], words[1], words[2], words[3], words[4], words[5], words[6])
      return (result, errno)
    }

    switch arguments[1] {
    case "calls":
      for words in arguments.dropFirst(2) {
        let (result, error) = call(words.split(separator: ":").compactMap { Int($0) })
        print(words, result < 0 ? "\(error)" : "made")
      }
    case "reads":
      for path in arguments.dropFirst(2) where !(text(of: path) ?? "").isEmpty { print(path) }
    case "writes":
      for path in arguments.dropFirst(2) {
        let descriptor = open(path, O_WRONLY | O_CREAT, 0o666)
        if descriptor >= 0 { print(path) }
        close(descriptor)
      }
    case "zeros":
      let zeros = open("/dev/zero", O_RDWR)
      var bytes = [UInt8](repeating: 1, count: 16)
      let count = read(zeros, &bytes, 16)
      let shared = mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, zeros, 0)
      let own = mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | 0x20, -1, 0)
      print(count, "bytes read,", own == MAP_FAILED ? 0 : 1, "private,", shared == MAP_FAILED ? 0 : 1, "shared")
    case "descriptors":
      print((0..<4096).filter { fcntl(Int32($0), F_GETFD) >= 0 })
    case "entries":
      for number in 0..<20_000_000 where mkdir("/tmp/\(number)", 0o700) != 0 { break }
      print("made")
    case "links":
      let target = String(repeating: "x", count: 100)
      for number in 0..<20_000_000 where symlink(target, "/tmp/\(number)") != 0 { break }
      print("made")
    case "hold":
      let block = UnsafeMutableRawPointer.allocate(byteCount: 500 << 20, alignment: 16)
      memset(block, 1, 500 << 20)
      sleep(20)
    case "family":
      for _ in 0..<6 { _ = spawn(["/proc/self/exe", "hold"]) }
      sleep(20)
    case "mapped":
      let descriptor = open("/tmp/mapped", O_RDWR | O_CREAT, 0o600)
      ftruncate(descriptor, 1 << 30)
      let block = mmap(nil, 1 << 30, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
      if let block { memset(block, 1, 1 << 30) }
      print("filled")
    case "sockets":
      var count = 0
      var ends: [Int32] = [0, 0]
      while count < 100_000, socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 { count += 2 }
      for _ in 0..<20 { _ = spawn(["/proc/self/exe", operand.isEmpty ? "sockets" : "sleep", "once"]) }
      sleep(20)
    case "greet":
      print("Hello, \(operand)")
    case "complain":
      _ = write(2, "no\n", 3)
      exit(3)
    case "trap":
      print("before")
      let none: [Int] = []
      print(none[arguments.count])
    case "recurse":
      func deeper(_ number: Int) -> Int { number == .max ? 0 : deeper(number + 1) + 1 }
      print(deeper(0))
    case "address":
      let object = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
      print(object)
    case "read":
      print(text(of: operand) ?? "unreadable")
    case "write":
      guard let stream = fopen(operand, "w") else {
        print("unwritable")
        break
      }
      fputs("was here", stream)
      fclose(stream)
      print("written")
    case "connect":
      let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = UInt16(operand)?.bigEndian ?? 0
      address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      let result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
      print(result == 0 ? "connected" : "refused")
    case "bomb":
      var count = 0
      while count < 2000, spawn(["/usr/bin/sleep", "30"]) == 0 { count += 1 }
      print(count)
    case "threads":
      var count = 0
      while count < 2000, startThread() { count += 1 }
      print(count)
    case "grow":
      for gigabyte in 0..<8 {
        let block = UnsafeMutableRawPointer.allocate(byteCount: 1 << 30, alignment: 16)
        memset(block, 1, 1 << 30)
        print(gigabyte)
      }
    case "allocate":
      let block = UnsafeMutableRawPointer.allocate(byteCount: 100 << 30, alignment: 16)
      memset(block, 1, 8 << 30)
      print("allocated")
    case "fill":
      var files = 0
      let block = [UInt8](repeating: 1, count: 1 << 20)
      while files < 200, let stream = fopen("\(operand)/\(files)", "w") {
        let isWritten = fwrite(block, 1, block.count, stream) == block.count
        if fclose(stream) != 0 || !isWritten { break }
        files += 1
      }
      print(files)
    case "file":
      let block = [UInt8](repeating: 1, count: 1 << 20)
      guard let stream = fopen("/tmp/large", "w") else { exit(3) }
      for _ in 0..<200 { fwrite(block, 1, block.count, stream) }
      print("written")
    case "print":
      for _ in 0..<10_000_000 { print("more and more and more and more") }
    case "sleep":
      sleep(100)
    case "loop":
      let start = time(nil)
      while time(nil) < start + 100 {}
    case "child":
      print(spawn(["/usr/bin/sleep", operand]) == 0 ? "left" : "not left")
    case "environment":
      var variable = environ
      var lines: [String] = []
      while let text = variable.pointee {
        lines.append(String(cString: text))
        variable += 1
      }
      print(lines.sorted().joined(separator: "\n"))
    case "processes":
      let others = names(in: "/proc").filter { $0.allSatisfy(\.isNumber) }
      print(others.count)
      print(others.compactMap { text(of: "/proc/\($0)/environ") }.joined(separator: " "))
      print(others.compactMap { text(of: "/proc/\($0)/cmdline") }.joined(separator: " "))
    case "kill":
      print(kill(pid_t(operand) ?? 0, 0) == 0 ? "reached" : "unreached")
    case "list":
      print(names(in: operand).joined(separator: " "))
    case "user":
      print(getuid(), geteuid(), getgid())
      print(text(of: "/proc/self/status")?.split(separator: "\n").filter { $0.hasPrefix("CapEff") }.joined() ?? "")
    default:
      exit(4)
    }

    """#
}
