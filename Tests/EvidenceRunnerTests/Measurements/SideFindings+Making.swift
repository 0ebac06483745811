import CaseStudyModel
import SyntaxFacts

@testable import EvidenceRunner

extension SideFindings {
  /// Makes a side of one Swift file whose types and members each begin on their own line, and whose variables are
  /// numbers.
  static func made(swift text: String) -> SideFindings {
    var types: [TypeDeclaration] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() {
      let words = line.split { !$0.isLetter }.map(String.init)
      if !line.hasPrefix(" "), let name = words.dropFirst().first {
        let position = DeclarationLines(name: index + 1, first: index + 1, last: index + 1)
        types.append(TypeDeclaration(name: name, kind: .struct, lines: position))
      } else if line.hasPrefix("  "), !line.hasPrefix("   "), words.count > 1, !types.isEmpty {
        let isFunction = words[0] == "func"
        let end = line.hasSuffix("{") ? lines[index...].firstIndex(of: "  }") ?? index : index
        types[types.count - 1].members.append(
          Member(
            kind: isFunction ? .method : .storedProperty, name: words[1],
            lines: DeclarationLines(name: index + 1, first: index + 1, last: end + 1),
            isVariable: isFunction ? nil : true, type: isFunction ? nil : TypeReference("Int"),
            body: isFunction ? CodeBody() : nil))
      }
    }
    let code = CodeBase(SourceFacts(files: [FileFacts(path: "A.swift", types: types)]))
    var findings = SideFindings(evidence: SideEvidence(isCompiled: true, files: [:]), code: code)
    findings.tokens = SideTokens(swift: ["A.swift": text])
    return findings
  }
}
