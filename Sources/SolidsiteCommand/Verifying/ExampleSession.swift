import CaseStudyModel
import EvidenceRunner
import SiteBuilder
import Subprocesses
import SystemFiles

/// A run of `solidsite check --compile`; only the examples of changed documents are compiled.
struct ExampleSession: Sendable {
  var request: SiteRequest
  var console: Console
  /// Whether the compiler must run in a sandbox.
  var isConfined: Bool
  /// Whether the commands that the site names may be run on code in languages other than Swift.
  var allowsCommands: Bool

  /// The results of a run.
  struct Outcome: Sendable {
    var diagnostics: [Diagnostic]
    var results: [CompiledExample]
  }

  /// A document with examples, and the results known so far.
  private struct Document: Sendable {
    var inputs: ExampleInputs
    var known: CompiledDocument?
  }

  /// Compiles the examples of a site's documents, and stores the results.
  /// - Parameter files: the documents; `nil` for all.
  func run(_ site: Site, files: Set<String>?) async throws -> Outcome {
    let articles = site.articles.filter { files?.contains($0.source) ?? true }
    let tools =
      allowsCommands ? SiteTools(of: site.configuration, in: request, for: articles).tools : Diagnosed([:])
    let commands = tools.value.filter { !$0.value.commands.check.isEmpty }
    let standIns = StandIns(among: try request.content.paths())
    let languages = Set(commands.keys).union([Language.swift.rawValue])
    let inputs = try articles.map { try self.inputs(of: $0, languages, standIns) }.filter { !$0.indices.isEmpty }
    if inputs.isEmpty { return Outcome(diagnostics: tools.diagnostics, results: []) }
    // Each running compiler needs pipes.
    OpenFileLimit.raise(to: 8192)
    let machine = try await CompilingMachine.find(isConfined: isConfined)
    let swift = Language.swift.rawValue
    if machine.toolchain == nil, inputs.contains(where: { $0.presentLanguages.contains(swift) }) {
      throw ExecutionError.noToolchain
    }
    // Fails without a sandbox even if all results are stored.
    _ = try machine.sandbox
    let names = commands.mapValues(\.commands.description)
      .merging(machine.toolchain.map { [swift: $0.version] } ?? [:]) { $1 }
    let folder = try resultFolder()
    defer { folder?.release() }
    var stored = folder?.examples() ?? CompiledExamples()
    let documents = try inputs.map { try document($0, names, standIns, in: stored) }
    let changed = documents.filter { $0.known == nil }.map(\.inputs)
    var outcome = Outcome(diagnostics: tools.diagnostics, results: [])
    if !changed.isEmpty {
      let finished = FinishedDocuments()
      outcome.diagnostics += try await Interruption.guarding { [stored] in
        do {
          return try await compile(changed, by: commands, names, standIns, on: machine, into: finished)
        } catch {
          // The next run compiles only the remaining examples.
          try? folder?.store(await finished.added(to: stored))
          throw error
        }
      }
      stored = await finished.added(to: stored)
    }
    if files == nil { stored.keep(Set(inputs.map { PathKey($0.article.source) })) }
    try folder?.store(stored)
    for document in documents { report(document, in: stored, to: &outcome) }
    outcome.diagnostics = SeverityPolicy(site).applied(to: outcome.diagnostics)
    return outcome
  }

  /// Adds the results of a document to the outcome, and prints each example that compiles.
  private func report(_ document: Document, in stored: CompiledExamples, to outcome: inout Outcome) {
    let source = document.inputs.article.source
    let results = (document.known ?? stored.document(at: source))?.examples ?? []
    outcome.results += results
    let reading = ExampleDiagnostics(of: document.inputs)
    outcome.diagnostics += reading.diagnostics(of: results)
    printCompiled(reading.compiled(among: results), in: source)
  }

  /// The documents that have been compiled, of use even if an interruption ends the run.
  private actor FinishedDocuments {
    private var documents: [CompiledDocument] = []

    func add(_ document: CompiledDocument) { documents.append(document) }

    /// Returns stored results with those of the documents.
    func added(to stored: CompiledExamples) -> CompiledExamples {
      var stored = stored
      for document in documents { stored.add(document) }
      return stored
    }
  }

  /// Compiles the examples of documents.
  /// - Returns: diagnostics for modules of stand-ins that can't be built.
  private func compile(
    _ changed: [ExampleInputs], by tools: [String: LanguageTools], _ names: [String: String], _ standIns: StandIns,
    on machine: CompilingMachine, into finished: FinishedDocuments
  ) async throws -> [Diagnostic] {
    let progress = ProgressLine(of: changed.count, on: console) { done, count, running in
      "\(done) of \(count) documents compiled; running: \(running)"
    }
    defer { console.clearProgress() }
    return try await Workspace.with(
      machine.toolchain, try machine.sandbox, kept: CompilingMachine.moduleCache,
      languageModes: [DocumentExamples.languageMode, SwiftCompiler.studyMode], jobs: request.load.jobs
    ) { workspace in
      let modules = standIns.modules(from: request.content).needed(
        for: changed.reduce(into: []) { $0.formUnion($1.modules(of: Set(standIns.paths.keys))) })
      let rejected = try await workspace.build(modules)
      let available = Set(modules.map(\.name)).subtracting(rejected.keys)
      _ = try await changed.boundedMap(jobs: request.load.jobs) { inputs in
        await progress.begin(inputs.article.source)
        let results = try await DocumentExamples(inputs, standIns: available, tools: tools, in: workspace).results()
        let present = inputs.presentLanguages
        await finished.add(
          CompiledDocument(
            source: inputs.article.source, inputs: inputs.fingerprint, tools: names.filter { present.contains($0.key) },
            examples: results))
        await progress.end(inputs.article.source)
      }
      return rejected.sorted { $0.key < $1.key }.flatMap {
        VerificationSession.diagnostics(of: $0.key, $0.value)
      }
    }
  }

  /// Opens the folder of results; `nil` if nothing can be written.
  private func resultFolder() throws -> EvidenceFolder? {
    do {
      return try EvidenceFolder(ofSite: request.location.root)
    } catch let error as SystemError {
      console.say("The results can't be stored: \(error.message)")
      return nil
    }
  }

  private func printCompiled(_ examples: [(line: Int, neighbours: [Int])], in source: String) {
    for example in examples {
      let others = example.neighbours.map(String.init).joined(separator: ", ")
      console.sayInDetail(
        others.isEmpty
          ? "\(source):\(example.line): compiles"
          : "\(source):\(example.line): compiles with the examples on lines \(others)")
    }
  }
}

extension ExampleSession {
  /// Returns the inputs of an article, for the languages that it has examples in.
  private func inputs(
    of article: Article, _ languages: Set<String>, _ standIns: StandIns
  ) throws -> ExampleInputs {
    var inputs = ExampleInputs(article: article, languages: languages)
    inputs.languages = inputs.presentLanguages
    inputs.standIns = try standIns.files(importedBy: inputs, from: request.content)
    return inputs
  }

  /// Finds the stored results of a document that are still valid.
  private func document(
    _ inputs: ExampleInputs, _ names: [String: String], _ standIns: StandIns, in stored: CompiledExamples
  ) throws -> Document {
    guard let known = stored.document(at: inputs.article.source) else { return Document(inputs: inputs) }
    // Results for more languages are valid too: they come from a run with '--allow-commands'.
    var all = inputs
    all.languages.formUnion(known.tools.keys)
    all.standIns = try standIns.files(importedBy: all, from: request.content)
    let isOfTools = inputs.languages.allSatisfy { known.tools[$0] == names[$0] }
    let isCurrent = isOfTools && known.inputs == all.fingerprint && known.examples.count == all.indices.count
    return isCurrent ? Document(inputs: all, known: known) : Document(inputs: inputs)
  }
}
