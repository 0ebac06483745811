/// What a study's evidence depends on: its code, requests, tests, roles, and the stand-ins that its code imports.
public struct EvidenceInputs: Sendable {
  public var study: CaseStudy
  /// The files of the stand-ins that the study's code imports, by path.
  public var standIns: [SourceFile]

  public init(study: CaseStudy, standIns: [SourceFile]) {
    self.study = study
    self.standIns = standIns
  }

  /// The names of the modules of which the site has stand-ins and that the study's code imports, sorted.
  /// - Parameter available: the names of all stand-ins.
  public static func modules(importedBy study: CaseStudy, of available: Set<String>) -> [String] {
    let lines = study.article.snippets.filter { $0.language == .swift }.flatMap { $0.code.split(separator: "\n") }
    let names = lines.compactMap { line -> String? in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), words.indices.contains(index + 1) else { return nil }
      return String(words[index + 1].prefix { $0 != "." })
    }
    return Set(names).intersection(available).sorted()
  }

  /// The fingerprint: prose around the code doesn't change it, and neither does moving a block down the page.
  public var fingerprint: String {
    var text: [String] = ["format \(Evidence.currentVersion)"]
    for snippet in study.article.snippets where snippet.side != .neutral || snippet.role != .source {
      let flags = [
        snippet.role.rawValue, snippet.side.rawValue, snippet.language?.rawValue ?? "", snippet.file ?? "",
        "\(snippet.isReplacing)", "\(snippet.isIgnored)", snippet.expectedFailure ?? "", snippet.contractName ?? "",
      ]
      text += flags + [snippet.code]
    }
    for request in study.changeRequests {
      text += [request.title, "\(request.isAdverse)"] + request.snippets.map(String.init)
    }
    let roles = study.article.frontMatter.roles
    text += ["policy"] + roles.policy + ["detail"] + roles.detail + ["root"] + roles.root
    text += study.principles.map(\.rawValue)
    for file in standIns.sorted(by: { $0.path < $1.path }) {
      text += [file.path, String(decoding: file.bytes, as: UTF8.self)]
    }
    // A separator that no text holds keeps apart what would read the same when joined.
    return contentHash(of: text.flatMap { Array($0.utf8) + [0xff] })
  }
}
