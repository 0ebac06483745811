import FileWatching
import TestForm
import Testing

/// Changes to symbolic links' targets are reported under the paths that lead there.
@Suite(.serialized, .waiting, .timeLimit(.minutes(15)))
struct LinkTests {
  @Test(arguments: WatchMethod.allCases)
  func reportsALinkedFileByAllItsPaths(method: WatchMethod) async throws {
    let preparation = "mkdir a b; echo 1 > a/file; ln -s ../a/file b/link; ln -s b/link top; ln -s \"$PWD/a/file\" full"
    try await WatchedSite.watching(method, after: preparation) { site in
      try await site.expect("echo 22 > a/file", tells: ["a/file", "b/link", "top", "full"])
      try await site.expect("echo 333 > new; mv new a/file", tellsAtLeast: ["a/file", "b/link", "top"])
      try await site.expect("rm a/file", tells: ["a/file", "b/link", "top", "full"])
      try await site.expect("echo 1 > a/file", tells: ["a/file", "b/link", "top", "full"])
    }
  }

  @Test(arguments: WatchMethod.allCases)
  func reportsWhatIsInALinkedFolder(method: WatchMethod) async throws {
    try await WatchedSite.watching(method, after: "mkdir -p a/inner; echo 1 > a/inner/file; ln -s a b") { site in
      try await site.expect("echo 22 > a/inner/file", tells: ["a/inner/file", "b/inner/file"])
      try await site.expect(
        "mkdir b/new; echo 1 > b/new/file",
        tells: [
          "a/new", "a/new/file", "b/new", "b/new/file",
        ])
      try await site.expect("rm b", tellsAtLeast: ["b"])
      try await site.expect("echo 1 > a/inner/file", tells: ["a/inner/file"])
    }
  }

  @Test(arguments: WatchMethod.allCases)
  func followsNoLinkIntoAHiddenFolder(method: WatchMethod) async throws {
    let preparation = "mkdir -p .store/folder; echo 1 > .store/file; ln -s .store/folder folder; ln -s folder again"
    try await WatchedSite.watching(method, after: preparation) { site in
      try await site.expect("echo 1 > .store/folder/a; echo 1 > .store/b", tells: [])
      try await site.expect("rm folder; ln -s .store folder", tellsAtLeast: ["folder"])
    }
  }

  @Test(arguments: WatchMethod.allCases)
  func entersAFolderThroughOneLinkAndThroughTheNextIfThatDisappears(method: WatchMethod) async throws {
    let preparation = "mkdir a; echo 1 > a/file; ln -s a b; ln -s a c"
    try await WatchedSite.watching(method, after: preparation) { site in
      try await site.expect("echo 22 > a/file", tells: ["a/file", "b/file"])
      try await site.expect("rm b", tellsAtLeast: ["b", "c/file"])
      try await site.expect("echo 333 > a/file", tells: ["a/file", "c/file"])
      try await site.expect("ln -s a b", tellsAtLeast: ["b/file"])
      try await site.expect("echo 4 > a/file", tells: ["a/file", "b/file"])
    }
  }

  /// The number of paths through twelve folders that link to each other is exponential.
  @Test(arguments: WatchMethod.allCases)
  func watchesFoldersThatLinkToEachOther(method: WatchMethod) async throws {
    let preparation = """
      for i in 1 2 3 4 5 6 7 8 9 10 11 12; do mkdir -p d$i; for j in 1 2 3 4 5 6 7 8 9 10 11 12; do
      [ $i = $j ] || ln -s ../d$j d$i/l$j; done; done
      """
    try await WatchedSite.watching(method, after: preparation) { site in
      try await site.expect("echo 1 > d7/file", tellsAtLeast: ["d7/file", "d1/l7/file"])
    }
  }

  @Test(arguments: WatchMethod.allCases)
  func noticesWhenALinkLeadsElsewhere(method: WatchMethod) async throws {
    let preparation = "mkdir one two; echo 1 > one/file; echo 2 > two/file; ln -s one current; ln -s current/file link"
    try await WatchedSite.watching(method, after: preparation) { site in
      try await site.expect("ln -sfn two current", tellsAtLeast: ["current", "current/file", "link"])
      try await site.expect("echo 3 > one/file", tells: ["one/file"])
      try await site.expect("echo 33 > two/file", tells: ["two/file", "current/file", "link"])
    }
  }

  @Test(arguments: WatchMethod.allCases)
  func noticesWhenAFolderOnTheWayOfALinkIsMoved(method: WatchMethod) async throws {
    try await WatchedSite.watching(method, after: "mkdir -p a/b/c; echo 1 > a/b/c/file; ln -s a/b/c link") { site in
      try await site.expect("mv a x", tellsAtLeast: ["link"])
      try await site.expect("echo 22 > x/b/c/file", tells: ["x/b/c/file"])
      try await site.expect("mv x a", tellsAtLeast: ["link", "link/file"])
      try await site.expect("echo 3 > a/b/c/file", tells: ["a/b/c/file", "link/file"])
    }
  }

  @Test(arguments: WatchMethod.allCases)
  func noticesWhenALinkThatLedNowhereLeadsSomewhere(method: WatchMethod) async throws {
    try await WatchedSite.watching(method, after: "ln -s later/file link; ln -s loop loop") { site in
      try await site.expect("mkdir later", tellsAtLeast: ["later"])
      try await site.expect("echo 1 > later/file", tells: ["later/file", "link"])
      try await site.expect("echo 22 > later/file", tells: ["later/file", "link"])
    }
  }

  @Test(arguments: WatchMethod.allCases)
  func followsNoLinkOutOfTheFolder(method: WatchMethod) async throws {
    let preparation =
      "mkdir -p ../out/inner; echo 1 > ../out/file; ln -s ../out out; ln -s ../out/file link; ln -s / all"
    try await WatchedSite.watching(method, after: preparation) { site in
      try await site.expect("echo 22 > ../out/file; echo 1 > ../out/inner/new", tells: [])
      try await site.expect("rm out; ln -s ../out/inner out", tells: ["out"])
    }
  }

  @Test(arguments: WatchMethod.allCases)
  func followsNoLinkLoops(method: WatchMethod) async throws {
    let preparation =
      "mkdir -p a/b; ln -s .. a/b/up; ln -s ../.. a/b/top; ln -s . a/self; mkdir c; ln -s ../a c/a; ln -s ../c a/c"
    try await WatchedSite.watching(method, after: preparation) { site in
      try await site.expect("echo 1 > a/b/file", tells: ["a/b/file", "c/a/b/file"])
    }
  }
}
