import CaseStudyModel
import CaseStudyReader
import Testing

@Suite("Sides of change requests")
struct RequestSideTests {
  /// Reads a study whose request shows a new file after some lines.
  private func sides(_ lines: String, info: String = "swift Bike.swift") throws -> [Side?] {
    let code = "```\nlet a = 1\n```\n\n"
    let study = try read(
      """
      # Fees

      ## Before

      \(code)## After

      \(code)## Change requests

      ### A fee for bikes

      The owner wants it before May.

      \(lines)

      ```\(info)
      struct Bike {}
      ```

      ```swift test
      expect(fee(1), 1)
      ```
      """)
    return try #require(study.changeRequests.first).snippets.map { study.article.snippets[$0].side }
  }

  @Test(arguments: ["**After:**", "#### After", "After:", "#### After\n\nOne more type.", "**After:**\n\n`Bike.swift`"])
  func aLabelOrHeadingDecidesTheSideOfAChangeButNotOfATest(_ lines: String) throws {
    #expect(try sides(lines) == [.after, nil])
  }

  @Test(arguments: ["", "It worked before.", "**Problem:** bikes pay too much, and they always did.", "#### The code"])
  func theReasonOfARequestDecidesNoSide(_ lines: String) throws {
    #expect(try sides(lines) == [nil, nil])
  }

  @Test func theInfoStringCountsMoreThanALabel() throws {
    #expect(try sides("**After:**", info: "swift Bike.swift before") == [.before, nil])
  }
}
