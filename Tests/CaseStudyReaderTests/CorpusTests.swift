import CaseStudyModel
import CaseStudyReader
import Foundation
import Testing

/// Forty documents written for this purpose in the manner of public repositories, with the side of every block set by hand.
struct CorpusTests {
  @Test func mostBlocksAreOnTheRightSideAndFewOnAWrongOne() throws {
    let score = try Corpus.documents().map { try Score(of: $0) }.reduce(Score(), +)
    print("corpus: \(score)")
    #expect(score.precision >= 0.95, "\(score)")
    #expect(score.recall >= 0.90, "\(score)")
  }

  @Test func principlesAreThoseOfTheNearestHeading() throws {
    let score = try Corpus.documents().map { try Score(of: $0) }.reduce(Score(), +)
    #expect(Double(score.rightPrinciples) >= 0.97 * Double(score.blocks), "\(score)")
  }

  @Test func theCorpusHoldsFortyDocumentsInTenLanguages() throws {
    let documents = try Corpus.documents()
    #expect(documents.count >= 40)
    #expect(Set(try documents.map { try $0.expected.language }).count >= 10)
  }
}

/// The counts by which a classifier is judged; blocks with a side are the positives.
struct Score: CustomStringConvertible {
  var blocks = 0
  var truePositives = 0
  var predictedPositives = 0
  var actualPositives = 0
  var rightPrinciples = 0
  var wrong: [String] = []

  var precision: Double { Double(truePositives) / Double(max(1, predictedPositives)) }
  var recall: Double { Double(truePositives) / Double(max(1, actualPositives)) }

  var description: String {
    let list = wrong.map { "\n  \($0)" }.joined()
    return "\(blocks) blocks, precision \(precision), recall \(recall), principles \(rightPrinciples)\(list)"
  }

  static func + (left: Score, right: Score) -> Score {
    var sum = left
    sum.blocks += right.blocks
    sum.truePositives += right.truePositives
    sum.predictedPositives += right.predictedPositives
    sum.actualPositives += right.actualPositives
    sum.rightPrinciples += right.rightPrinciples
    sum.wrong += right.wrong
    return sum
  }
}

extension Score {
  init(of document: Corpus.Document) throws {
    let study = try read(document.markdown, path: document.name)
    for label in try document.expected.blocks {
      let snippet = study.article.snippets.last { snippet in
        let line = label.codeLine ?? label.line + 1
        return snippet.line == label.line && snippet.codeLine <= line
      }
      let side = snippet?.side
      blocks += 1
      let expected = Side(rawValue: label.side)
      #expect(expected != nil || label.side == "neutral")
      if side != nil { predictedPositives += 1 }
      if expected != nil { actualPositives += 1 }
      if side == expected, side != nil { truePositives += 1 }
      if side != expected {
        wrong.append("\(document.name):\(label.line) expected \(label.side), got \(side?.rawValue ?? "neutral")")
      }
      let principles = Set(snippet?.principles.map(\.rawValue) ?? [])
      if expected == nil || principles == Set(label.principles ?? []) { rightPrinciples += 1 }
    }
  }
}

/// The corpus next to this file.
enum Corpus {
  struct Document {
    var name: String
    var markdown: String
    var labels: Data

    var expected: Labels {
      get throws { try JSONDecoder().decode(Labels.self, from: labels) }
    }
  }

  struct Labels: Decodable {
    struct Block: Decodable {
      var line: Int
      var codeLine: Int?
      var side: String
      var principles: [String]?
    }
    var language: String
    var blocks: [Block]
  }

  static func documents() throws -> [Document] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }.map { file in
      let labels = file.deletingPathExtension().appendingPathExtension("expected.json")
      return Document(
        name: file.lastPathComponent, markdown: try String(contentsOf: file, encoding: .utf8),
        labels: try Data(contentsOf: labels))
    }
  }
}
