import CaseStudyModel
import Testing

/// Git's conflict markers in a file.
struct ConflictMarkersTests {
  @Test(arguments: 0..<15)
  func areFoundAtAnyPlace(length: Int) {
    let markers = ConflictMarkers(in: Array("\(String(repeating: "x", count: length))\n<<<<<<< a\n=\n>>>>>>> b\n".utf8))
    #expect(markers.begins == [2])
    #expect(markers.ends == [4])
  }

  @Test func areFoundAtTheStartAndOneAfterTheOther() {
    let markers = ConflictMarkers(in: Array("<<<<<<< a\n<<<<<<< b\n\n<<<<<<< c".utf8))
    #expect(markers.begins == [1, 2, 4])
    #expect(markers.ends.isEmpty)
  }

  @Test(arguments: ["<<<<<<<", "<<<<<<<a", "<<<<<< a", "<<<<<<<< a", "<<<<<<<<<<<<<< a", " <<<<<<< a", "x<<<<<<< a"])
  func haveSevenSignsAtTheStartOfALineAndASpace(line: String) {
    #expect(ConflictMarkers(in: Array("\(line)\n\(line)".utf8)).begins.isEmpty)
  }
}
