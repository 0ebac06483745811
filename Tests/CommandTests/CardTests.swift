import Foundation
import Testing

@testable import SolidsiteCommand

/// Whether the program that draws cards is installed.
private let hasConverter = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
  FileManager.default.isExecutableFile(atPath: $0 + "/rsvg-convert")
}

@Suite("Cards on disk", .enabled(if: hasConverter, "rsvg-convert isn't installed; 'make deps-test' installs it"))
struct CardTests {
  private static let site = [
    "solidsite.yml": "title: Studies\nbaseURL: https://example.org\n",
    "Content/index.md": "---\ntitle: Home\nsummary: A home.\n---\n\nWelcome.\n",
    "Content/case-studies/a.md": study(title: "First study"),
  ]

  private static func kept(_ folder: SiteFolder) throws -> [String] {
    try folder.names(in: ".solidsite/cards").filter { $0.hasSuffix(".png") }
  }

  private static func published(_ folder: SiteFolder) throws -> [String] {
    try folder.names(in: "_site/assets").filter { $0.hasPrefix("card.") }
  }

  @Test func areDrawnOnceAndKeptUntilTheirContentChanges() throws {
    try SiteFolder.with(Self.site) { folder in
      _ = try solidsite("build", in: folder)
      let first = try Self.kept(folder)
      #expect(first.count == 2)
      try #expect(Self.published(folder).count == 2)
      // A card that was drawn again would lose the mark.
      let times = [FileAttributeKey.modificationDate: Date(timeIntervalSince1970: 1_000_000)]
      for name in first {
        try FileManager.default.setAttributes(times, ofItemAtPath: folder.path + "/.solidsite/cards/" + name)
      }
      try folder.write(study(title: "Renamed study"), to: "Content/case-studies/a.md")
      _ = try solidsite("build", in: folder)
      let second = try Self.kept(folder)
      #expect(second.count == 2)
      let same = try #require(Set(first).intersection(second).first)
      let time = try FileManager.default.attributesOfItem(atPath: folder.path + "/.solidsite/cards/" + same)[
        .modificationDate]
      #expect(time as? Date == Date(timeIntervalSince1970: 1_000_000))
      #expect(folder.exists(".solidsite/cards/.gitignore"))
    }
  }

  @Test func haveTheSizeThatPagesState() throws {
    try SiteFolder.with(Self.site) { folder in
      _ = try solidsite("build", in: folder)
      for name in try Self.published(folder) {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/_site/assets/" + name))
        let picture = try #require(PNGPicture(Array(bytes)))
        #expect(picture.width == 1200)
        #expect(picture.height == 630)
        #expect(bytes.count < 300_000)
      }
      try #expect(folder.text("_site/case-studies/a/index.html").contains("og:image:width\" content=\"1200\""))
    }
  }

  @Test func areTheSameWithAnyLocaleZoneAndNumberOfJobs() throws {
    try SiteFolder.with(Self.site) { folder in
      _ = try solidsite("build --jobs 1", in: folder, environment: ["LC_ALL": "C", "TZ": "UTC"])
      let first = folder.contents(of: "_site")
      try folder.remove(".solidsite")
      _ = try solidsite(
        "build --jobs 4 -o other", in: folder, environment: ["LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo"])
      #expect(folder.contents(of: "other") == first)
    }
  }

  @Test(arguments: [("", 0), ("cards: true\n", 1)])
  func failAStrictBuildOnlyIfTheSiteRequiresThem(setting: String, status: Int32) throws {
    try SiteFolder.with(Self.site) { folder in
      try folder.write("title: Studies\nbaseURL: https://example.org\n" + setting, to: "solidsite.yml")
      // There are no programs in that folder.
      let run = try solidsite("build --strict --verbose", in: folder, environment: ["PATH": folder.path])
      #expect(run.status == status)
      #expect(run.errors.contains("MissingConverter"))
      #expect(!folder.exists(".solidsite/cards"))
      try #expect(!folder.text("_site/index.html").contains("og:image\""))
    }
  }

  @Test func areLeftOutIfNoFontHasALetter() throws {
    try SiteFolder.with(Self.site) { folder in
      // The last private-use character; icon fonts have letters in the other ranges.
      try folder.write(study(title: "A letter for private use \u{10FFFD}"), to: "Content/case-studies/a.md")
      let run = try solidsite("build --verbose", in: folder)
      #expect(run.errors.contains("MissingLetters"))
      try #expect(Self.published(folder).count == 1)
      try #expect(folder.text("_site/case-studies/a/index.html").contains("og:image\""))
    }
  }

  @Test func leaveOutEmojiThatNoFontHas() throws {
    try SiteFolder.with(Self.site) { folder in
      try folder.write(study(title: "Rockets \u{1F680} and keys"), to: "Content/case-studies/a.md")
      let run = try solidsite("build --verbose", in: folder)
      #expect(!run.errors.contains("MissingLetters"))
      try #expect(Self.published(folder).count == 2)
    }
  }

  @Test func reportATemplateThatIsNoSVGOnce() throws {
    try SiteFolder.with(Self.site) { folder in
      try folder.write("<svg>{{title}}", to: "Templates/card.mustache")
      let run = try solidsite("build", in: folder)
      #expect(run.errors.matches(of: /\[FaultyCard\]/).count == 1)
      #expect(run.status == 0)
      #expect(folder.exists("_site/index.html"))
    }
  }

  @Test func readNoOtherFiles() throws {
    try SiteFolder.with(Self.site) { folder in
      let svg = { (inside: String) in
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"12\" height=\"6\">\(inside)</svg>"
      }
      try folder.write(svg("<rect width=\"12\" height=\"6\" fill=\"red\"/>"), to: "secret.svg")
      try folder.write(svg(""), to: "Templates/card.mustache")
      _ = try solidsite("build -o plain", in: folder)
      try folder.write(
        svg("<image href=\"file://\(folder.path)/secret.svg\" width=\"12\" height=\"6\"/>"),
        to: "Templates/card.mustache")
      _ = try solidsite("build -o linked", in: folder)
      func pictures(_ output: String) -> [Data] {
        folder.contents(of: output + "/assets").filter { $0.key.hasPrefix("card.") }.map(\.value)
      }
      #expect(pictures("plain").count == 1)
      #expect(Set(pictures("linked")) == Set(pictures("plain")))
    }
  }

  @Test(arguments: KeptFault.allCases)
  func areDrawnAgainIfACachedFileIsIncomplete(_ fault: KeptFault) throws {
    try SiteFolder.with(Self.site) { folder in
      _ = try solidsite("build", in: folder)
      let drawn = folder.contents(of: "_site")
      for name in try Self.kept(folder) {
        let path = ".solidsite/cards/" + name
        let picture = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + path))
        try folder.remove(path)
        if fault == .link {
          try picture.write(to: URL(fileURLWithPath: folder.path + "/secret.png"))
          try folder.link(path, to: folder.path + "/secret.png")
        } else {
          try fault.bytes(of: picture).write(to: URL(fileURLWithPath: folder.path + "/" + path))
        }
      }
      try folder.remove("_site")
      let run = try solidsite("build", in: folder)
      #expect(run.status == 0)
      #expect(folder.contents(of: "_site") == drawn)
    }
  }

  @Test(arguments: [
    ("kill -9 $$", "gave no reason"), ("printf 'broken' >&2; exit 3", "broken"),
    ("echo text", "the result isn't a picture"),
    (#"printf '\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\0\0\0\0\0\10\0\0\0\0'"#, "the result isn't a picture"),
  ])
  func areLeftOutWhereTheProgramMakesNoPicture(script: String, reason: String) throws {
    try SiteFolder.with(Self.site) { folder in
      let program = folder.path + "/bin/rsvg-convert"
      try folder.write(
        "#!/bin/bash\nif [ \"$1\" = --version ]; then echo 1; exit; fi\n\(script)\n", to: "bin/rsvg-convert")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let run = try solidsite("build", in: folder, environment: ["PATH": folder.path + "/bin:" + path])
      #expect(run.errors.contains(reason))
      try #expect(Self.published(folder).isEmpty)
      try #expect(Self.kept(folder).isEmpty)
    }
  }

  @Test func areDrawnInATemporaryFolderIfTheSitesFolderIsALink() throws {
    try SiteFolder.with(Self.site) { folder in
      try SiteFolder.with { other in
        try folder.link(".solidsite", to: other.path)
        _ = try solidsite("build", in: folder)
        try #expect(other.names().isEmpty)
        try #expect(Self.published(folder).count == 2)
      }
    }
  }

  @Test func leaveNoTemporaryFilesIfTheSiteCannotBePublished() throws {
    try SiteFolder.with(Self.site) { folder in
      try SiteFolder.with { temporary in
        // Cards are drawn in a temporary folder, and the output folder belongs to another site.
        try folder.write("text", to: ".solidsite")
        try folder.write("text", to: "_site/own.txt")
        let run = try solidsite("build", in: folder, environment: ["TMPDIR": temporary.path])
        #expect(run.status != 0)
        try #expect(temporary.names().isEmpty)
      }
    }
  }
}

/// A way in which a stored card differs from the picture that was drawn.
enum KeptFault: CaseIterable {
  case empty, text, cutOff, hasDataBehind, otherSize, link

  fileprivate func bytes(of picture: Data) -> Data {
    switch self {
    case .empty: Data()
    case .text: Data("<script>".utf8)
    case .cutOff: picture.prefix(picture.count / 2)
    case .hasDataBehind: picture + Data("<script>".utf8)
    case .otherSize: picture.prefix(16) + Data([0, 0, 0, 1, 0, 0, 0, 1]) + picture.dropFirst(24)
    case .link: picture
    }
  }
}

@Suite("Cards that take too long")
struct CardTimeoutsTests {
  @Test(arguments: [
    ("", false), ("tt", false), ("ttt", true), ("ttdt", false), ("ttft", false), ("dttt", true), ("tttd", true),
  ])
  func areNotTriedAfterThreeInARow(outcomes: String, isTooMany: Bool) {
    var timeouts = CardTimeouts()
    for outcome in outcomes {
      switch outcome {
      case "t": timeouts.note(.failure(CardConverter.Fault(reason: "slow", isTimeOut: true)))
      case "f": timeouts.note(.failure(CardConverter.Fault(reason: "faulty")))
      default: timeouts.note(.success(StoredCard(key: "a", width: 1, height: 1)))
      }
    }
    #expect(timeouts.isTooMany == isTooMany)
  }
}

@Suite("The letters of fonts")
struct InstalledFontsTests {
  private static let fonts = InstalledFonts(listing: "A.ttf 1|20-7e a0 400-45f\nB.ttf 2|3b1-3c9 450-52f\n")

  @Test(arguments: [
    ("Plain", ""), ("Кириллица αβγ", ""), ("日本, 日", "日本"), ("a\u{200D}b\u{FE0F}", ""), ("no\u{2003}break", ""),
    ("🚀 é", "🚀é"),
  ])
  func areMissingFromATextOnceEach(text: String, missing: String) {
    #expect(String(Self.fonts.missing(in: [text])) == missing)
  }

  @Test func areNotDrawnWithoutFonts() {
    #expect(InstalledFonts(listing: "").isEmpty)
    #expect(!Self.fonts.isEmpty)
  }

  @Test func haveAFingerprintThatDoesNotDependOnTheOrder() {
    #expect(InstalledFonts(listing: "B|20\nA|30").fingerprint == InstalledFonts(listing: "A|30\nB|20").fingerprint)
    #expect(InstalledFonts(listing: "A|20").fingerprint != InstalledFonts(listing: "A|30").fingerprint)
  }
}
