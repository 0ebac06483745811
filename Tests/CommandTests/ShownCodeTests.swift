import Foundation
import SeededRandom
import Testing

/// No byte of code is lost or added between a file of random bytes and a page.
@Suite struct ShownCodeTests {
  /// A file on both sides, or on one.
  private struct File {
    var name: String
    var language: String
    var before: [UInt8]?
    var after: [UInt8]?
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func staysTheSameByteForByteInEveryBlockAndOnBothSidesOfTheComparison(seed: UInt64) throws {
    let files = Self.files(seed: seed)
    try SiteFolder.with(["solidsite.yml": "title: T\n"]) { folder in
      try folder.write("", to: "Content/case-studies/a.md")
      try Data(Self.study(of: files)).write(to: URL(fileURLWithPath: folder.path + "/Content/case-studies/a.md"))
      #expect(try solidsite("build", in: folder).status == 0)
      let page = try folder.text("_site/case-studies/a/index.html")

      let figure = /<figure class="snippet [^>]*>.*?<pre[^>]*><code[^>]*>(.*?)<\/code><\/pre>/.dotMatchesNewlines()
      let blocks = page.matches(of: figure).map { Self.text(of: $0.1) }
      let written = (files.compactMap(\.before) + files.compactMap(\.after)).map(Self.readable)
      #expect(blocks.count == written.count)
      for (block, code) in zip(blocks, written) { #expect(Array(block.utf8) == Array(code.utf8), "in the text") }

      let pairs = try folder.text("_site/case-studies/a/files/index.html").matches(
        of: /<div class="file"[^>]*>(.*?)<\/div><\/details>\n/.dotMatchesNewlines())
      for side in ["bf", "af"] {
        let shown = pairs.map { Array(Self.code(side, in: $0.1).utf8) }.filter { !$0.isEmpty }
        let expected = files.compactMap { side == "bf" ? $0.before : $0.after }.map { Array(Self.readable($0).utf8) }
        #expect(Set(shown) == Set(expected), "side \(side)")
        #expect(shown.count == expected.count, "side \(side)")
      }
    }
  }
}

extension ShownCodeTests {
  private static func files(seed: UInt64) -> [File] {
    var random = SplitMix(seed: seed)
    let texts = (0..<8).map { _ in code(&random) }
    var changed = texts[0]
    changed.insert(contentsOf: code(&random), at: lineStart(in: changed, &random))
    var moved = texts[1]
    moved.insert(contentsOf: texts[2], at: lineStart(in: moved, &random))
    return [
      File(name: "A.swift", language: "swift", before: texts[0], after: changed),
      File(name: "B.kt", language: "kotlin", before: texts[2] + texts[3], after: texts[3]),
      File(name: "C.php", language: "php", before: texts[1], after: moved),
      File(name: "d.py", language: "python", before: texts[4], after: texts[5]),
      File(name: "e.html", language: "html", before: texts[6], after: texts[6]),
      File(name: "f.rb", language: "ruby", before: texts[7], after: nil),
      File(name: "g.rs", language: "rust", before: nil, after: code(&random)),
      File(name: "H.cob", language: "cobol", before: code(&random), after: code(&random)),
    ]
  }

  /// Random bytes mixed with tricky input for lexers, without the character that ends the fence.
  private static func code(_ random: inout SplitMix) -> [UInt8] {
    let parts =
      "let|\"|\"\"\"|'|`|/*|*/|//|#\"|\\(|\\|${|<<A|<?php|?>|<!--|<script>|</a>|&amp;|<|>|&|{|}|\t| |é|👩‍👩‍👧|\n|\n|\n|\r\n|\r"
      .split(separator: "|").map { Array($0.utf8) }
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 1...120, using: &random) {
      if Int.random(in: 0..<4, using: &random) == 0 {
        let byte = UInt8.random(in: 0...255, using: &random)
        if byte != UInt8(ascii: "~") { bytes.append(byte) }
      } else {
        bytes += parts.randomElement(using: &random) ?? []
      }
    }
    return bytes + [0x0A]
  }

  private static func lineStart(in text: [UInt8], _ random: inout SplitMix) -> Int {
    let starts = [0] + text.indices.filter { text[$0] == 0x0A }.map { $0 + 1 }
    return starts.randomElement(using: &random) ?? 0
  }

  private static func study(of files: [File]) -> [UInt8] {
    var text = Array("---\ntitle: A\nsummary: S.\nprinciples: [ocp]\n---\n".utf8)
    for (heading, side) in [("Before", \File.before), ("After", \File.after)] {
      text += Array("\n## \(heading)\n".utf8)
      for file in files {
        guard let code = file[keyPath: side] else { continue }
        text += Array("\n~~~\(file.language) \(file.name) \(heading.lowercased())\n".utf8) + code + Array("~~~\n".utf8)
      }
    }
    return text
  }

  /// Bytes as the reader sees them: UTF-8 with line feeds only, and U+FFFD for invalid bytes.
  private static func readable(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
    var readable = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in text {
      switch scalar {
      case "\r": readable.append("\n")
      case "\n" where previous == "\r": break
      case "\0": readable.append("\u{FFFD}")
      default: readable.append(scalar)
      }
      previous = scalar
    }
    return String(readable)
  }

  /// The code of one side of a compared file, as a browser shows it in the view of that side alone.
  private static func code(_ side: String, in file: some StringProtocol) -> String {
    String(file).matches(of: /<pre class="(bf|af|both)"[^>]*><code>(.*?)<\/code><\/pre>/.dotMatchesNewlines())
      .filter { $0.1 == side || $0.1 == "both" }
      .map { text(of: $0.2.replacing(/<(a class="to"|span class="w")[^>]*>[^<]*<\/(a|span)>/, with: "")) }.joined()
  }

  /// The text of markup: without tags, and with its entities decoded.
  private static func text(of markup: some StringProtocol) -> String {
    var text = String.UnicodeScalarView()
    var isTag = false
    for scalar in markup.unicodeScalars {
      switch scalar {
      case "<": isTag = true
      case ">" where isTag: isTag = false
      default: if !isTag { text.append(scalar) }
      }
    }
    return String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }
}
