import CaseStudyModel
import CaseStudyReader
import EvidenceStore
import Foundation
import HTMLOracle

@testable import SiteBuilder

extension FuzzedPart {
  /// An evidence file.
  static let evidence = FuzzedPart(name: "evidence") { input in
    var properties = Properties()
    do {
      _ = try EvidenceCoding.evidence(from: input)
    } catch {}
    // An attacker can compute the fingerprint and a fuzzer can't, so the input is decoded without it.
    guard let read = try? JSONDecoder().decode(Evidence.self, from: Data(input)) else { return properties.violated }
    guard let bytes = try? EvidenceCoding.bytes(of: read) else { return properties.violated }
    let again = try? EvidenceCoding.evidence(from: bytes)
    properties.expect(read.version != Evidence.currentVersion || again != nil, "what was written is read")
    if let again {
      properties.expect((try? EvidenceCoding.bytes(of: again)) == bytes, "equal evidence has equal bytes")
    }
    if EvidenceBounds.hold(for: read) {
      for picture in [read.pictures.before, read.pictures.after] { properties.expectHarmless(picture) }
    }
    properties.expectShown(read, sealed: bytes)
    return properties.violated
  }
}

extension Properties {
  /// Renders evidence as the site does: that of the current study, and that of an older text.
  fileprivate mutating func expectShown(_ evidence: Evidence, sealed bytes: [UInt8]) {
    let study = Self.study
    var current = evidence
    current.inputs = EvidenceInputs(study: study, standIns: []).fingerprint
    let path = Evidence.path(ofSlug: study.article.slug)
    let files = [bytes, (try? EvidenceCoding.bytes(of: current)) ?? []]
    for file in files {
      let loader = EvidenceLoader(
        content: MemoryContentSource([path: String(decoding: file, as: UTF8.self)]),
        read: EvidenceCoding.evidence(from:), options: LoadOptions())
      let shown = loader.reading(of: study, StandIns(among: []), faults: .error).value
      guard let shown else { continue }
      let configuration = SiteConfiguration(isConfigured: true)
      for page in PageMaking.pages(of: study, configuration: configuration, evidence: shown) {
        expectNone(HTMLChecker.problems(in: page, kind: .page), in: "a page with evidence")
      }
    }
  }

  /// Draws a picture, and expects only elements that paint.
  fileprivate mutating func expectHarmless(_ picture: TypePicture?) {
    guard let drawing = TypeDrawing(picture, EvidenceWords(texts: InterfaceTexts())) else { return }
    let text = String(decoding: drawing.bytes(style: []), as: UTF8.self)
    expectNone(PictureChecker.problems(in: text), in: "a picture")
    _ = (drawing.size, drawing.content)
  }

  private static let study = MarkdownDocumentReader().study(
    from: SourceFile(
      path: "Content/case-studies/study.md",
      text: """
        ---
        title: Study
        principles: [ocp]
        ---

        # Study

        ## Before

        ```swift before file=A.swift
        struct A {}
        ```

        ## After

        ```swift after file=A.swift
        struct A { var b = 1 }
        ```

        ## Change requests

        ### Weekly

        ```diff before file=A.swift
        -struct A {}
        +struct A { var c = 2 }
        ```
        """),
    configuration: SiteConfiguration(isConfigured: true), principles: [], include: { _ in nil }
  ).value
}

/// Checks a picture against a list of elements that is independent of the program's.
enum PictureChecker {
  private static let elements: Set<Substring> = ["svg", "style", "g", "rect", "polygon", "path", "text"]

  /// Returns tags of a picture that don't paint, aren't closed, or load or run something.
  static func problems(in svg: String) -> [String] {
    var problems: [String] = []
    var open: [Substring] = []
    for piece in svg.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
      guard let end = piece.firstIndex(of: ">") else { return ["a tag without an end"] }
      let tag = piece[..<end]
      let name = tag.drop { $0 == "/" }.prefix { $0.isLetter }
      if !elements.contains(name) { problems.append("<\(tag)>") }
      if tag.hasPrefix("/") {
        if open.popLast() != name { problems.append("<\(tag)> in the wrong place") }
      } else if !tag.hasSuffix("/") {
        open.append(name)
      }
      let attributes = tag.lowercased()
      for word in ["href", "url", "javascript", " on", "src=", "style=", "data:"] where attributes.contains(word) {
        problems.append("'\(word)' in <\(tag)>")
      }
    }
    return problems + open.map { "<\($0)> isn't closed" }
  }
}
