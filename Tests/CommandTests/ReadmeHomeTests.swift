import Testing

/// What the home page of a folder of documents without settings lists.
struct ReadmeHomeTests {
  @Test(arguments: [(["a", "b", "c"], " open"), (["a"], "")])
  func foldsPagesOfAnotherLanguageUnlessMostAreInIt(names: [String], sign: String) throws {
    let french = "# Notes\n\nLes notes sont dans un fichier, et le code est avec les tests pour une raison.\n"
    var files = Dictionary(uniqueKeysWithValues: names.map { ($0 + ".md", french) })
    files["README.md"] = "# Home\n\nThis is the home page of the notes, and it is in English.\n"
    files["z.md"] = "# Other\n\nThis is the page of the project that is in English as well.\n"
    try SiteFolder.with(files) { folder in
      try #expect(solidsite("build -o out", in: folder).status == 0)
      let home = try folder.text("out/index.html")
      #expect(home.contains("<details class=\"particular\"\(sign)>\n<summary><span lang=\"fr\">"))
    }
  }

  @Test func hasNoHeadingForPrinciplesIfThereAreNone() throws {
    try SiteFolder.with(["a.md": "# A\n\nText.\n", "b.md": "# B\n\nText.\n"]) { folder in
      try #expect(solidsite("build -o out", in: folder).status == 0)
      let home = try folder.text("out/index.html")
      #expect(home.contains("id=\"Documents\""))
      #expect(!home.contains("id=\"Principles\""))
    }
  }

  @Test(arguments: [("parking/docs", "parking"), ("parking/src/docs", "parking"), ("parking/notes", "notes")])
  func isCalledAfterTheProjectIfTheFolderHasACustomaryName(path: String, title: String) throws {
    try SiteFolder.with([path + "/a.md": "# A\n\nText.\n", path + "/b.md": "# B\n\nText.\n"]) { folder in
      try #expect(solidsite("build \(path) -o out", in: folder).status == 0)
      try #expect(folder.text("out/index.html").contains("<title>\(title)</title>"))
    }
  }
}
