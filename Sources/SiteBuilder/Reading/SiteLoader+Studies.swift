import CaseStudyModel
import Synchronization

extension SiteLoader {
  /// Reads studies. All code of commits is looked up at once, and the studies that need it are then read again.
  /// - Parameter translations: the files that are translations.
  func readStudies(
    _ paths: [String], _ translations: [PathKey: Translation], by studyReader: any StudyReader,
    _ secondNames: SecondNames, _ configuration: SiteConfiguration, _ portion: ReadingPortion?
  ) async -> [ReadDocument] {
    var answers = RevisionAnswers(lookup: revisions)
    var studies: [ReadDocument] = []
    var rest = paths
    while !rest.isEmpty {
      let read = await read(rest, portion) { [content, answers] file, include, ask in
        let translation = translations[PathKey(file.path)]
        var file = file
        if let original = translation?.original {
          include(original)
          file.original = try? content.read(original)
        }
        var study = studyReader.study(from: file) { path in
          include(path)
          if !secondNames.isEmpty { include(secondNames.listedPath(of: path)) }
          return try? content.read(path)
        } revisions: { question in
          ask(question)
          return answers.answer(to: question)
        }
        if let translation { study.become(translation) }
        AddressPolicy.settle(&study)
        study.value.countRequestCosts(commands: configuration.verifiers)
        return study
      }
      let questions = Set(read.flatMap(\.questions).filter { answers.answer(to: $0) == nil })
      await answers.look(up: questions)
      studies += read.filter { questions.isDisjoint(with: $0.questions) }
      rest = read.filter { !questions.isDisjoint(with: $0.questions) }.map(\.path)
    }
    return studies
  }

  /// Reads and parses files in parallel.
  /// - Parameters:
  ///   - portion: the files still to be read; `nil` for all.
  ///   - document: parses a file, and reports each file that it includes and each question about commits.
  func read(
    _ paths: [String], _ portion: ReadingPortion?,
    document:
      @escaping @Sendable (
        SourceFile, _ include: @Sendable (String) -> Void, _ ask: @Sendable (RevisionQuestion) -> Void
      ) -> Diagnosed<CaseStudy>
  ) async -> [ReadDocument] {
    let read = await paths.concurrentMap(jobs: jobs) { [content] path -> ReadDocument? in
      if portion?.admits(path) == false { return nil }
      do throws(ContentSourceError) {
        let includes = Mutex<Set<PathKey>>([])
        let questions = Mutex<Set<RevisionQuestion>>([])
        let file = SourceFile(path: path, bytes: try content.read(path))
        let read = document(file) { include in
          includes.withLock { _ = $0.insert(PathKey(include)) }
        } _: { question in
          questions.withLock { _ = $0.insert(question) }
        }
        return ReadDocument(
          path: path, value: read.value, diagnostics: read.diagnostics, includes: includes.withLock { $0 },
          questions: questions.withLock { $0 })
      } catch {
        return ReadDocument(path: path, value: nil, diagnostics: [.unreadableFile(error)])
      }
    }
    return read.compactMap { $0 }
  }
}
