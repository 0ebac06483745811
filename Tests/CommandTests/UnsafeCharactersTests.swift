import Testing

/// Characters that control a terminal or reorder its text, in all that messages quote.
@Suite struct UnsafeCharactersTests {
  private static let characters: Set<Unicode.Scalar> = [
    "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}", "\u{2029}", "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}",
    "\u{206A}", "\u{206F}", "\u{7F}", "\u{9B}",
  ]

  @Test(arguments: [
    "check", "check --format github", "check --format gitlab", "check --format json", "check --format sarif",
    "check --summary /dev/stdout", "build -v -o out", "inspect Content/case-studies/a.md",
    "inspect --format json Content/case-studies/a.md",
  ])
  func areNeverPrinted(command: String) throws {
    let odd = "A" + Self.characters.map { String($0) }.sorted().joined() + "B"
    let body = """
      ## \(odd)

      [a](no\(odd)where.md) ![b](no\(odd)thing.png)

      ```swift befor\(odd)e Fee\(odd).swift
      let a = 1 // \(odd)
      ```

      """
    try SiteFolder.with(["Content/case-studies/a.md": study(body: body)]) { folder in
      let run = try solidsite(command, in: folder)
      let printed = run.output + run.errors
      #expect(printed.contains("A\u{FFFD}") || printed.contains("A\\u007f"), "\(printed)")
      #expect(!printed.unicodeScalars.contains { Self.characters.contains($0) }, "\(printed)")
    }
  }
}
