import Testing

@testable import ChangeLedger

@Suite("Paths that git's settings include")
struct IncludedSettingsTests {
  @Test(arguments: [
    ("[include]\n\tpath = x\n", "/r/x"), ("[include] path=../x ; why\n", "/r/../x"),
    ("[INCLUDE]\nPath = /x # why", "/x"), ("[includeIf \"gitdir:/a\"]\n  path = \"a b\"c d  \n", "/r/a bc d"),
    ("[include]\npath = \"x # y\"\n", "/r/x # y"),
    ("[include]\npath = a\\\nb\n", "/r/ab"), ("[include]\r\npath = a\r\n", "/r/a"),
    ("[include]\npath = \\\"a\\\\b\\t\n", "/r/\"a\\b\t"), ("[include]\npath = a  b \n", "/r/a  b"),
  ])
  func hasThePathThatGitReads(settings: String, path: String) {
    #expect(IncludedSettings(Array(settings.utf8), in: "/r").paths() == [path])
  }

  @Test(arguments: [
    "", "path", "[remote \"origin\"]\n\turl = path\n", "[include]\npath =\n", "[include]\npath = %(prefix)/x\n",
  ])
  func hasNoneWhereNoFileIsNamed(settings: String) {
    #expect(IncludedSettings(Array(settings.utf8), in: "/r").paths() == [])
  }

  @Test func reportsAPathThatIsNotUTF8() {
    #expect(IncludedSettings(Array("path = a".utf8) + [0xE9], in: "/r").paths() == [nil])
  }
}
