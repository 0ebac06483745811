import CaseStudyModel

/// Compiles the examples of one document in a workspace.
package struct DocumentExamples: Sendable {
  private let inputs: ExampleInputs
  private let standIns: Set<String>
  private let tools: [String: LanguageTools]
  private let workspace: Workspace

  /// The compiler's default language mode, which is less strict than that of studies.
  package static let languageMode = "5"

  /// - Parameters:
  ///   - standIns: the modules that stand-ins are compiled for in the workspace.
  ///   - tools: the tools for languages other than Swift, by language.
  package init(
    _ inputs: ExampleInputs, standIns: Set<String>, tools: [String: LanguageTools], in workspace: Workspace
  ) {
    self.inputs = inputs
    self.standIns = standIns
    self.tools = tools
    self.workspace = workspace
  }

  /// Compiles the examples.
  /// - Returns: the results in the order of the inputs' indices.
  package func results() async throws(ExecutionError) -> [CompiledExample] {
    let blocks = inputs.indices.enumerated().map { number, index in
      let snippet = inputs.article.snippets[index]
      return ExampleBlock(
        number: number, snippet: snippet, section: inputs.section(of: snippet),
        names: TopLevelNames(snippet.code, in: snippet.language))
    }
    var results: [Int: CompiledExample] = [:]
    for (language, own) in Dictionary(grouping: blocks, by: \.snippet.language) {
      guard let language else { continue }
      if language == .swift {
        results.merge(try await SwiftExamples(own, standIns: standIns, in: workspace).results()) { $1 }
      } else if let tools = tools[language.rawValue] {
        let verifier = CommandVerifier(of: language, by: tools, in: workspace)
        results.merge(try await CheckedExamples(own, in: language, by: verifier).results()) { $1 }
      }
    }
    return blocks.map { results[$0.number] ?? CompiledExample(.doesNotCompile) }
  }
}
