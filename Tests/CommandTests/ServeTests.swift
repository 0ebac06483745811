import Foundation
import TestForm
import Testing

/// `solidsite serve` as a process: its pages, its output and its end.
@Suite(.serialized, .waiting) struct ServeTests {
  private static let site = [
    "solidsite.yml": "title: Studies\n", "Content/case-studies/a.md": study(),
    "Content/case-studies/b.md": study(title: "B").replacing("---\ntitle", with: "---\ndraft: true\ntitle"),
    "Content/pages/about.md": "---\ntitle: About\nsummary: What this is.\n---\n\nWords.\n",
    "Content/assets/x.txt": "plain",
  ]

  @Test func servesTheBytesOfABuild() throws {
    try SiteFolder.with(Self.site) { folder in
      try #expect(solidsite("build --drafts", in: folder).status == 0)
      let built = folder.contents(of: "_site").filter { $0.key != ".solidsite" }
      #expect(built.count > 10)
      try SiteFolder.with { elsewhere in
        try Preview.with(in: folder) { preview in
          let served = try preview.files(built.keys.sorted(), into: elsewhere)
          #expect(built.keys.filter { built[$0] != served[$0] } == [])
          try #expect(preview.get("no/such/page/").status == 404)
        }
      }
    }
  }

  @Test func leavesDraftsOutIfAsked() throws {
    try SiteFolder.with(Self.site) { folder in
      try Preview.with("--port 0 --no-drafts", in: folder) { try #expect($0.get("case-studies/b/").status == 404) }
      try Preview.with(in: folder) { try #expect($0.get("case-studies/b/").text.contains(">Draft<")) }
    }
  }

  @Test func takesTheNextPortIfTheDefaultIsTaken() throws {
    try SiteFolder.with(Self.site) { folder in
      try Preview.with("", in: folder) { first in
        try Preview.with("", in: folder) { second in
          #expect(second.port != first.port)
          // Another program may have held the port at first, and released it before the second preview tried.
          if second.port != 8000 {
            #expect(second.lines.contains("Port 8000 is taken; the site is on port \(second.port)"))
          }
          try #expect(second.get().status == 200)
        }
      }
    }
  }

  @Test func rejectsATakenPort() throws {
    try SiteFolder.with(Self.site) { folder in
      try Preview.with(in: folder) { preview in
        let run = try solidsite("serve --port \(preview.port)", in: folder)
        #expect(run.status == 2)
        #expect(run.errors.contains("\(preview.port)"))
        #expect(run.output == "")
      }
    }
  }

  @Test func servesASingleFile() throws {
    try SiteFolder.with(["notes/README.md": study(title: "Alone"), "notes/other.md": study()]) { folder in
      try Preview.with("notes/README.md --port 0", in: folder) { preview in
        try #expect(preview.get().text.contains("Alone"))
        try folder.save(study(title: "Changed"), to: "notes/README.md")
        try #expect(preview.shows("Changed"))
      }
    }
  }

  @Test func servesALooseFolder() throws {
    try SiteFolder.with(["notes/one.md": study(title: "One")]) { folder in
      try Preview.with("notes --port 0", in: folder) { preview in
        try #expect(preview.get().text.contains("One"))
        try folder.save(study(title: "Two"), to: "notes/two.md")
        try #expect(preview.shows("Two"))
      }
    }
  }

  @Test func servesBelowThePathOfTheBaseURL() throws {
    var site = Self.site
    site["solidsite.yml"] = "title: Studies\nbaseURL: https://example.org/some/where/\n"
    try SiteFolder.with(site) { folder in
      try Preview.with(in: folder) { preview in
        #expect(preview.address.hasSuffix(":\(preview.port)/some/where/"))
        try #expect(preview.get("/").redirect == preview.address)
        try #expect(preview.get("/some/where/about").redirect == preview.address + "about/")
        try #expect(preview.get("about/").status == 200)
        try #expect(preview.get("/about/").status == 404)
      }
    }
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func endsCleanly(signal: Int32) throws {
    try SiteFolder.with(Self.site) { folder in
      try Preview.with(in: folder) { preview in
        try preview.withTab(of: "/") {
          _ = try preview.get()
          kill(preview.process.processIdentifier, signal)
          try #require(Preview.eventually { !preview.process.isRunning })
        }
        #expect(preview.process.terminationReason == .exit)
        #expect(preview.process.terminationStatus == 0)
      }
    }
  }

  @Test func restartsOnTheSamePort() throws {
    try SiteFolder.with(Self.site) { folder in
      let port = try Preview.quietPort()
      for _ in 1...2 { try Preview.with("--port \(port)", in: folder) { #expect($0.port == port) } }
    }
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func endsCleanlyRightAfterPrintingItsAddress(signal: Int32) throws {
    try SiteFolder.with(Self.site) { folder in
      for _ in 1...(TestForm.isLong ? 10 : 3) {
        try Preview.with(in: folder) { preview in
          kill(preview.process.processIdentifier, signal)
          try #require(Preview.eventually { !preview.process.isRunning })
          #expect(preview.process.terminationReason == .exit)
          #expect(preview.process.terminationStatus == 0)
        }
      }
    }
  }

  @Test func printsALineForEachChange() throws {
    try SiteFolder.with(Self.site) { folder in
      try Preview.with(in: folder) { preview in
        for number in 1...3 {
          let isTold = try preview.rebuilds {
            try folder.save(study(title: "Title \(number)"), to: "Content/case-studies/a.md")
          }
          #expect(isTold)
          try #expect(preview.shows("Title \(number)", at: "case-studies/a/"))
        }
        let lines = preview.rebuilds.filter { $0.hasPrefix("Content/case-studies/a.md: ") }
        #expect(lines.count >= 3)
        #expect(lines.allSatisfy { $0.contains(/: 1 file read, no page open, \d+ ms$/) })
      }
    }
  }

  @Test func printsEachDiagnosticOnceAsCheckDoes() throws {
    try SiteFolder.with(Self.site) { folder in
      try Preview.with(in: folder) { preview in
        try folder.save(study(principles: "opne"), to: "Content/case-studies/a.md")
        let told = try solidsite("check", in: folder).errors.split(separator: "\n").map(String.init)
        #expect(told.count > 3)
        #expect(Preview.eventually { told.allSatisfy(preview.lines.contains) })
        try folder.save("---\ntitle: Other\nsummary: Else.\n---\n", to: "Content/pages/about.md")
        try #require(try preview.shows("Other", at: "about/"))
        try folder.save(study(), to: "Content/case-studies/a.md")
        try #require(preview.says("All problems are fixed"))
        #expect(preview.lines.filter { $0.contains("'opne' isn't defined") }.count == 1)
      }
    }
  }

  @Test func servesTheLastGoodSiteWhileSettingsAreMalformed() throws {
    try SiteFolder.with(Self.site) { folder in
      try Preview.with(in: folder) { preview in
        try folder.save("title: [\n", to: "solidsite.yml")
        try #require(Preview.eventually { preview.lines.contains { $0.contains("[MalformedYAML]") } })
        try #expect(preview.get("case-studies/a/").status == 200)
        try folder.save("title: Mended\n", to: "solidsite.yml")
        try #require(preview.says("All problems are fixed"))
        try #expect(preview.get().text.contains("Mended"))
      }
    }
  }

  @Test func keepsTheStyleOfAPageShownInItsLastGoodVersion() throws {
    func style(of page: String) throws -> String {
      String(try #require(page.firstMatch(of: /assets\/style\.[0-9a-f]+\.css/)).output)
    }
    try SiteFolder.with(Self.site) { folder in
      try folder.write("", to: "Templates/assets/style.css")
      try Preview.with(in: folder) { preview in
        try folder.save("---\ntitel: A\n---\n", to: "Content/case-studies/a.md")
        try #require(Preview.eventually { preview.lines.contains { $0.contains("[UnknownKey]") } })
        let held = try style(of: preview.get("case-studies/a/").text)
        for count in 2...3 {
          let last = try style(of: preview.get().text)
          try folder.save("body { margin: \(count)px }", to: "Templates/assets/style.css")
          try #expect(Preview.eventually { try style(of: preview.get().text) != last })
          try #expect(style(of: preview.get("case-studies/a/").text) == held)
          try #expect(preview.get(held).status == 200)
        }
      }
    }
  }

  @Test func writesNothing() throws {
    try SiteFolder.with(Self.site) { folder in
      let before = folder.contents(of: "")
      let names = try folder.names()
      try Preview.with(in: folder) { preview in
        try folder.save(study(title: "Else"), to: "Content/case-studies/a.md")
        try #require(try preview.shows("Else", at: "case-studies/a/"))
        try folder.save(study(), to: "Content/case-studies/a.md")
        try #require(try preview.shows("A study", at: "case-studies/a/"))
      }
      #expect(folder.contents(of: "") == before)
      try #expect(folder.names() == names)
    }
  }

  @Test func ignoresItsOwnOutput() throws {
    try SiteFolder.with(Self.site) { folder in
      try Preview.with(in: folder, log: folder.path + "/log.txt") { preview in
        for number in 1...3 {
          try folder.save(study(title: "Title \(number)"), to: "Content/case-studies/a.md")
          try #require(try preview.shows("Title \(number)", at: "case-studies/a/"))
        }
        #expect(preview.rebuilds.filter { $0.hasPrefix("log.txt: ") } == [])
      }
    }
  }

  #if os(Linux)
    @Test func opensABrowserThatOutlivesIt() throws {
      try SiteFolder.with(Self.site) { folder in
        // It closes inherited descriptors; otherwise this process would consider the preview running as long as the
        // browser.
        let closing = #"for f in /proc/$$/fd/*; do f=${f##*/}; if [ $f -gt 2 ]; then eval "exec $f>&-"; fi; done"#
        try folder.write(
          "#!/bin/bash\nexec bash -c '\(closing); sleep 1000 & echo $! '$1' > browser'\n", to: "bin/xdg-open")
        #expect(chmod(folder.path + "/bin/xdg-open", 0o755) == 0)
        let path = folder.path + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        var browser: pid_t = 0
        try Preview.with("--port 0 --open", in: folder, environment: ["PATH": path]) { preview in
          var words: [Substring] = []
          #expect(
            Preview.eventually {
              words = ((try? folder.text("browser")) ?? "").split(whereSeparator: \.isWhitespace)
              return words.count == 2
            })
          browser = words.first.flatMap { pid_t($0) } ?? 0
          #expect(words.last.map(String.init) == preview.address)
        }
        try #require(browser > 1)
        #expect(kill(browser, 0) == 0)
        kill(browser, SIGKILL)
      }
    }
  #endif

  @Test func followsACheckoutInFewRebuilds() throws {
    var site = Self.site
    let count = TestForm.isLong ? 100 : 30
    for number in 0..<2 * count { site["Content/case-studies/s\(number).md"] = study(title: "Main \(number)") }
    try SiteFolder.with(site) { folder in
      try folder.git("init --quiet --initial-branch main")
      try folder.git("add .")
      try folder.git("commit --quiet -m Main")
      try folder.git("checkout --quiet -b other")
      for number in 0..<count { try folder.remove("Content/case-studies/s\(number).md") }
      for number in count..<2 * count {
        try folder.write(study(title: "Other \(number)"), to: "Content/case-studies/s\(number).md")
      }
      for number in 0..<count {
        try folder.write(study(title: "New \(number)"), to: "Content/case-studies/n\(number).md")
      }
      try folder.git("add --all .")
      try folder.git("commit --quiet -m Other")
      try SiteFolder.with { elsewhere in
        try #expect(solidsite("build --drafts --output \(elsewhere.path)/other", in: folder).status == 0)
        let other = elsewhere.contents(of: "other").filter { $0.key != ".solidsite" }
        try folder.git("checkout --quiet main")
        try Preview.with(in: folder) { preview in
          try folder.git("checkout --quiet other")
          // The files change first, and git's reflog, which dates them, last.
          var differing: [String] = []
          try #expect(
            Preview.eventually {
              let served = try preview.files(other.keys.sorted(), into: elsewhere)
              differing = other.keys.filter { other[$0] != served[$0] }
              return differing.isEmpty
            }, "\(differing.sorted())")
          try #expect(preview.get("case-studies/s1/").status == 404)
          // On a busy machine, a checkout takes several bursts.
          #expect(preview.rebuilds.count < count)
        }
      }
    }
  }

  @Test(.enabled(if: Confinement.works, Confinement.reason))
  func verifiesSavedStudiesAndShowsTheEvidence() throws {
    // A draft as well, which previews show.
    let draft = VerifiedStudy.motorcycles.replacing("title: Parking", with: "title: Parking\ndraft: true")
    try SiteFolder.with(["solidsite.yml": "title: Studies\n", "Content/case-studies/parking.md": draft]) { folder in
      try Preview.with("--port 0 --verify", in: folder) { preview in
        try #expect(!preview.get("case-studies/parking/").text.contains("Evidence-ocp"))
        try folder.save(draft + "More words.\n", to: "Content/case-studies/parking.md")
        try #require(preview.says("verify: parking:"))
        #expect(folder.exists(".solidsite/evidence/parking.json"))
        try #expect(Preview.eventually { try preview.get("case-studies/parking/").text.contains("Evidence-ocp") })
      }
    }
  }

  @Test(.enabled(if: Confinement.works, Confinement.reason))
  func verifiesSavedStudiesDespiteARenamedOne() throws {
    func named(_ slug: String) -> String {
      VerifiedStudy.fees.replacing("title: Parking", with: "title: \(slug)\nslug: \(slug)")
    }
    let paths = ["a", "b"].map { "Content/case-studies/\($0).md" }
    try SiteFolder.with(["solidsite.yml": "title: S\n", paths[0]: named("one"), paths[1]: named("two")]) { folder in
      try Preview.with("--port 0 --verify", in: folder) { preview in
        // The first run is still running, so the others wait together.
        for (slug, path) in [("one", paths[0]), ("three", paths[1]), ("four", paths[1])] {
          let edited = named(slug).replacing("summary: A new vehicle.", with: "summary: More words.")
          try folder.save(edited, to: path)
          try #require(try preview.shows("More words.", at: "case-studies/\(slug)/"))
        }
        for slug in ["one", "four"] {
          #expect(preview.says("verify: \(slug): names no principle, so it gets no verdict"))
        }
      }
    }
  }
}
