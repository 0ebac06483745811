import CaseStudyModel
import Mustache
import SourceTrees

/// An exercise as its page shows it.
struct ExerciseView: TemplateView {
  let exercise: Exercise
  let costs: BothSides<RequestCostView>
  let requestURL: String
  let downloads: [(archive: ExerciseArchive, kilobytes: Int)]
  let context: PageContext

  private var texts: InterfaceTexts { context.texts }

  init(_ exercise: Exercise, in context: PageContext) {
    let study = exercise.study
    self.exercise = exercise
    costs = RequestCostView.views(of: study, in: context.site)[exercise.index]
    requestURL = context.url(for: study, at: study.article.headings[exercise.request.heading].anchor)
    downloads = ExerciseArchive.allCases.compactMap { archive in
      archive.bytes(of: exercise, in: context.texts).map { (archive, ($0.count + 1023) / 1024) }
    }
    self.context = context
  }

  var values: [String: TemplateValue] {
    let commands = ExerciseCommands(exercise: exercise, texts: texts)
    let single: [String: TemplateValue] = [
      "request": .text(exercise.request.title), "requestURL": .text(requestURL),
      "reason": .text(exercise.request.reason), "isCompiled": .bool(exercise.isCompiled), "tests": tests,
      "commands": .text((commands.unpacking + commands.testing).joined(separator: "\n")),
      "ledgerCommands": .text(commands.measuring.joined(separator: "\n")),
      "before": .view(costs.before), "after": .view(costs.after),
    ]
    let questions = exercise.study.article.frontMatter.exercise.questions
    let isOwn = !ownHints.isEmpty
    let numbered = (isOwn ? ownHints : foundHints).enumerated().map { number, hint -> TemplateValue in
      ["number": .integer(number + 1), "hint": .text(hint), "isOwn": .bool(isOwn)]
    }
    return single.with(Dictionary(list: "downloads", downloads.map(download)))
      .with(Dictionary(list: "hints", numbered))
      .with(Dictionary(list: "questions", questions.map { .text($0) }))
  }

  /// The markup of the acceptance test, unfolded: the task is to make it pass.
  private var tests: TemplateValue {
    let snippets = exercise.request.snippets.map { exercise.study.article.snippets[$0] }
    return context.rendered { out in
      for snippet in snippets where snippet.role == .test && snippet.serves(.before, in: .swift) {
        var shown = snippet
        shown.isHidden = false
        context.snippets.write(shown, label: context.snippets.title(of: shown), into: &out)
      }
    }
  }

  private func download(_ archive: ExerciseArchive, _ kilobytes: Int) -> TemplateValue {
    [
      "file": .text(archive.rawValue), "kilobytes": .integer(kilobytes),
      "about": .text(texts.text("exercise.download.\(archive)")),
    ]
  }

  /// The author's hints, in the language of the study.
  private var ownHints: [String] { exercise.study.article.frontMatter.exercise.hints }

  /// The names of the files that the author's patches edit and add, in the language of the site.
  private var foundHints: [String] {
    Side.allCases.flatMap { side in
      let (base, solved) = exercise.trees[side]
      let edited = exercise.evidence.sides[side]?.editedFiles ?? []
      let added = solved.paths.filter { base.files[$0] == nil }
      return [("exercise.edited.\(side.rawValue)", edited), ("exercise.added.\(side.rawValue)", added)]
        .filter { !$0.1.isEmpty }
        .map { key, files in texts.text(key, ["files": .text(texts.list(files))]) }
    }
  }
}
