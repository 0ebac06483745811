import CaseStudyModel
import SyntaxFacts

@testable import EvidenceRunner

extension DesignMutation {
  /// Returns the files of each mutant that fits.
  func files(of study: StudyDesign) -> [[String: [String]]] {
    mutants(of: study).compactMap { $0.changed(study.base) }
  }
}

extension DeclarationLines {
  /// Makes the lines of a declaration whose name is in the first one.
  static func lines(_ first: Int, _ last: Int) -> DeclarationLines {
    DeclarationLines(name: first, first: first, last: last)
  }
}

extension Member {
  /// Makes a method with a body.
  static func method(
    _ name: String, _ lines: DeclarationLines, _ parameters: [Parameter] = [], type: String? = nil
  ) -> Member {
    Member(
      kind: .method, name: name, lines: lines, parameters: parameters, type: type.map { TypeReference($0) },
      body: CodeBody())
  }
}
