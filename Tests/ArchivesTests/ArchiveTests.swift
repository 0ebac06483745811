import Archives
import Testing

@Suite("ZIP and tar archives, read by the tools of the system")
struct ArchiveTests {
  @Test(arguments: ["zip": "unzip -q archive", "tar.gz": "tar xzf archive"].sorted { $0.key < $1.key })
  func giveBackEveryFile(_ format: String, _ command: String) throws {
    let folder = try ToolFolder()
    let archive = format == "zip" ? ZipArchive.bytes(of: samples) : TarArchive.gzipped(samples)
    try folder.write(#require(archive), to: "archive")
    #expect(try folder.run(command) == "")
    for sample in samples { #expect(try folder.bytes(of: sample.path) == sample.bytes, "\(sample.path)") }
    #expect(try folder.run("find top -type f | wc -l").contains("\(samples.count)"))
  }

  @Test func passTheTestOfUnzip() throws {
    let folder = try ToolFolder()
    try folder.write(#require(ZipArchive.bytes(of: samples)), to: "archive.zip")
    #expect(try folder.run("unzip -tq archive.zip").contains("No errors detected"))
  }

  /// Web servers compress neither of them.
  @Test func areCompressed() throws {
    let code = String(repeating: "struct Row {\n  let price: Int\n}\n", count: 40)
    let files = [ArchivedFile(path: "Row.swift", text: code)]
    #expect(try #require(ZipArchive.bytes(of: files)).count < 400)
    #expect(try #require(TarArchive.gzipped(files)).count < 400)
  }

  @Test func haveNoOwnersAndAFixedTime() throws {
    let folder = try ToolFolder()
    try folder.write(#require(TarArchive.gzipped(Array(samples.prefix(1)))), to: "archive.tar.gz")
    #expect(
      try folder.run("tar tvzf archive.tar.gz") == "-rw-r--r-- 0/0               0 1980-01-01 00:00 top/empty.txt\n")
    try folder.write(#require(ZipArchive.bytes(of: Array(samples.prefix(1)))), to: "archive.zip")
    #expect(try folder.run("unzip -Z -T archive.zip").contains("-rw-r--r--  2.0 unx        0 b- stor 19800101.000000"))
  }

  /// Tar has 155 bytes for folders and 100 for the rest of a path.
  @Test(arguments: [(155, 100, true), (156, 99, false), (10, 101, false), (200, 5, false)])
  func haveNoPathsThatTarCannotHold(folder: Int, name: Int, isHeld: Bool) {
    let path = String(repeating: "f", count: folder) + "/" + String(repeating: "n", count: name)
    let files = [ArchivedFile(path: path, bytes: [])]
    #expect((TarArchive.gzipped(files) != nil) == isHeld)
    #expect(ZipArchive.bytes(of: files) != nil)
  }

  @Test func haveNoMoreFilesThanZipCanCount() {
    let files = Array(repeating: ArchivedFile(path: "a", bytes: []), count: 65_535)
    #expect(ZipArchive.bytes(of: files) == nil)
    #expect(ZipArchive.bytes(of: files.dropLast()) != nil)
  }
}
