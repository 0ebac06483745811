import CaseStudyModel
import CaseStudyReader
import Foundation
import Testing

/// The five documents that the project started from, which are not in the repository.
@Suite(.enabled(if: Seeds.folder != nil, "SEEDS names no folder with the five documents, so they are not read"))
struct SeedTests {
  @Test func allCodeOfTheGoalCardHasItsSideAndPrinciple() throws {
    let study = try Seeds.study("000")
    let swift = study.article.snippets.filter { $0.language == .swift }
    #expect(swift.count == 25)
    #expect(swift.map(\.side) == Array(repeating: .before, count: 3) + Array(repeating: .after, count: 22))
    #expect(swift.allSatisfy { !$0.principles.isEmpty })
    #expect(swift[3].principles == [.srp])
    #expect(swift[5].principles == [.dip])
    #expect(swift[7].principles == [.isp])
    #expect(swift[8].principles == [.ocp])
  }

  @Test func fileNamesComeFromTheLinesAbove() throws {
    let files = try Seeds.study("000").article.snippets.prefix(3).map(\.file)
    #expect(
      files == [
        "ModuleGoalWithSubGoalListTableViewCell.swift", "GoalListCardViewController.swift", "GoalListContentView.swift",
      ])
  }

  @Test func languagesInParenthesesAreUnderstood() throws {
    let snippets = try Seeds.study("001").article.snippets
    #expect(!snippets.isEmpty)
    #expect(snippets.allSatisfy { $0.language == .swift && $0.side == .after })
  }

  @Test func doesNotGuessSidesInADocumentWithoutAny() throws {
    let snippets = try Seeds.study("002").article.snippets
    #expect(!snippets.isEmpty)
    #expect(snippets.allSatisfy { $0.side == nil })
  }

  @Test func aDocumentWithoutFencesHasNoSnippets() throws {
    #expect(try Seeds.study("003").article.snippets.isEmpty)
  }

  @Test func metadataOfDocCIsNotShownAndALabelMarksTheOldCell() throws {
    let article = try Seeds.study("004").article
    let html = article.body.map { segment in if case .html(let html) = segment { html } else { "" } }.joined()
    #expect(!html.contains("@Metadata"))
    #expect(!html.contains("TitleHeading"))
    #expect(!html.contains("CallToAction"))
    let cell = try #require(article.snippets.first { $0.code.contains("class DecoratingLayoutCell: UITableViewCell") })
    #expect(cell.side == .before)
    #expect(cell.sideSource == .label)
    #expect(article.images.count == 20)
  }
}

enum Seeds {
  static let folder = ProcessInfo.processInfo.environment["SEEDS"].map { URL(filePath: $0) }

  /// Reads the document whose name begins with `number`.
  static func study(_ number: String) throws -> CaseStudy {
    let folder = try #require(folder)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let file = try #require(files.first { $0.lastPathComponent.hasPrefix(number) })
    return try read(String(contentsOf: file, encoding: .utf8), path: file.lastPathComponent)
  }
}
