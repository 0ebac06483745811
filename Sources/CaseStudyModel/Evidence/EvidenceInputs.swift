/// The inputs of a study's evidence: its code, requests, tests, roles, and the stand-ins that its code needs.
public struct EvidenceInputs: Sendable {
  /// The study.
  public var study: CaseStudy
  /// The files of the stand-ins that the study's code imports, and of those that these import.
  public var standIns: [SourceFile]

  public init(study: CaseStudy, standIns: [SourceFile]) {
    self.study = study
    self.standIns = standIns
  }

  /// Returns the names of the modules that the study's code imports and the site has stand-ins for, sorted.
  /// - Parameter available: the names of all stand-ins.
  public static func modules(importedBy study: CaseStudy, of available: Set<String>) -> [String] {
    ImportedModules.names(in: study.article.snippets.lazy.filter { $0.language == .swift }, among: available)
  }

  /// Returns the inputs of a translation, as if its change requests had the names that the original gives them.
  public func named(as original: CaseStudy) -> EvidenceInputs {
    var inputs = self
    for (index, request) in original.changeRequests.enumerated().prefix(study.changeRequests.count) {
      inputs.study.changeRequests[index].title = request.title
    }
    return inputs
  }

  /// The fingerprint: prose and neutral code don't change it, and neither does moving a block down the page.
  public var fingerprint: String {
    var text: [String] = ["format \(Evidence.currentVersion)", "rules \(Evidence.rules)"]
    let snippets = study.article.snippets
    let requests = study.requestNumbers
    for (index, snippet) in snippets.enumerated() where snippet.isInput {
      // A program's output is compared only with the block directly after it.
      let hasOutput = snippet.role == .usage && snippets[(index + 1)...].first?.role == .output
      text += [
        snippet.role.rawValue, snippet.sideName, snippet.language?.rawValue ?? "", snippet.file ?? "",
        "\(snippet.isReplacing)", "\(snippet.isIgnored)", snippet.expectedFailure ?? "", snippet.contractName ?? "",
        requests[index].map(String.init) ?? "", "\(hasOutput)", snippet.code,
      ]
    }
    for request in study.changeRequests { text += [request.title, "\(request.isAdverse)"] }
    let roles = study.article.frontMatter.roles
    text += ["policy"] + roles.policy + ["detail"] + roles.detail + ["root"] + roles.root
    let excused = study.article.frontMatter.excusedConformers.sorted { $0.key < $1.key }
    text += ["excused"] + excused.flatMap { [$0.key, $0.value] }
    text += study.principles.map(\.rawValue)
    return contentHash(ofTexts: text + standIns.fingerprintTexts)
  }
}

extension [SourceFile] {
  /// The paths and contents, sorted by path, as texts of a fingerprint.
  var fingerprintTexts: [String] {
    sorted { $0.path < $1.path }.flatMap { [$0.path, String(decoding: $0.bytes, as: UTF8.self)] }
  }
}

extension Snippet {
  /// Whether evidence depends on the block.
  var isInput: Bool { side != nil || role != .source }
}

extension CaseStudy {
  /// The number of the change request that each snippet belongs to, counted from 1, by the snippet's index.
  fileprivate var requestNumbers: [Int: Int] {
    var numbers: [Int: Int] = [:]
    for (number, request) in changeRequests.enumerated() {
      for index in request.snippets { numbers[index] = number + 1 }
    }
    return numbers
  }
}
