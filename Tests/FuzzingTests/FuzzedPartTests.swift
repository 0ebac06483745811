import Foundation
import FuzzedParts
import Testing

/// Neither the fuzzing seeds nor inputs that once violated a property violate one now.
struct FuzzedPartTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fuzzing")

  @Test(arguments: FuzzedPart.all.map(\.name))
  func violatesNoProperty(_ name: String) throws {
    let part = try #require(FuzzedPart.all.first { $0.name == name })
    for kind in ["Seeds", "Regressions"] {
      let folder = Self.folder.appending(path: "\(kind)/\(name)")
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      #expect(kind == "Regressions" || !files.isEmpty, "a part has seeds")
      for file in files.sorted() {
        let input = try Array(Data(contentsOf: folder.appending(path: file)))
        #expect(part.violatedProperties(input) == [], "\(kind)/\(name)/\(file)")
      }
    }
  }
}
