import Testing

@testable import SystemFiles

struct LoadedFilesTests {
  @Test func haveVersions() {
    #expect(LoadedFiles.versions()?.isEmpty == false)
  }

  /// The name under which a replaced file is listed is the same for each version of it.
  @Test func areUnknownOnceOneHasBeenReplaced() {
    #expect(LoadedFiles.versions(of: ["/bin/sh"]) != nil)
    #expect(LoadedFiles.versions(of: ["/bin/sh", "/nowhere/solidsite (deleted)"]) == nil)
  }
}
