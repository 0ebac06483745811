import CaseStudyModel

/// Loads the stored results of compiling examples.
struct CompiledExampleLoader: Sendable {
  let content: any ContentSource
  let read: SiteLoader.ExampleReading

  /// Loads the results of the documents whose examples haven't changed since; others are reported.
  /// - Parameter paths: all files of the site's folder.
  func load(into site: inout Site, paths: [String]) -> [Diagnostic] {
    let stored: CompiledExamples
    do throws(ContentSourceError) {
      let bytes = try content.readOwn(CompiledExamples.path)
      do throws(EvidenceFault) {
        stored = try read(bytes)
      } catch {
        let remedy: Message = "run 'solidsite check --compile'"
        return [error.diagnostic(at: CompiledExamples.path, .warning, remedy: remedy)]
      }
    } catch {
      return error.reason == .missing ? [] : [.unreadableFile(error)]
    }
    let standIns = StandIns(among: paths)
    let articles = Dictionary(site.articles.map { (PathKey($0.source), $0) }) { first, _ in first }
    var diagnostics: [Diagnostic] = []
    for document in stored.documents {
      guard let article = articles[PathKey(document.source)] else { continue }
      if isCurrent(document, of: article, standIns) {
        site.compiledExamples[PathKey(document.source)] = document
      } else {
        diagnostics.append(.staleExamples(of: article))
      }
    }
    return diagnostics
  }

  private func isCurrent(_ document: CompiledDocument, of article: Article, _ standIns: StandIns) -> Bool {
    var inputs = ExampleInputs(article: article, languages: Set(document.tools.keys))
    guard let files = try? standIns.files(importedBy: inputs, from: content) else { return false }
    inputs.standIns = files
    return inputs.indices.count == document.examples.count && inputs.fingerprint == document.inputs
  }
}

extension Diagnostic {
  fileprivate static func staleExamples(of article: Article) -> Diagnostic {
    Diagnostic(
      "StaleExamples", .information, "Compile results must belong to the examples that the document shows",
      at: article.place(line: 1), explanation: "The page shows none until the examples are compiled again",
      solutions: ["run 'solidsite check --compile'"])
  }
}
