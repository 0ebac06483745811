import CaseStudyModel
import Mustache

/// An exercise as its page shows it.
struct ExerciseView: TemplateView {
  let exercise: Exercise
  let costs: BothSides<RequestCostView>
  let requestURL: String
  let downloads: [(archive: ExerciseArchive, kilobytes: Int)]
  let texts: InterfaceTexts

  init(_ exercise: Exercise, in context: PageContext) {
    let study = exercise.study
    self.exercise = exercise
    costs = RequestCostView.views(of: study, in: context.site)[exercise.index]
    requestURL = context.url(for: study, at: study.article.headings[exercise.request.heading].anchor)
    downloads = ExerciseArchive.allCases.map {
      ($0, ($0.bytes(of: exercise, in: context.texts).count + 1023) / 1024)
    }
    texts = context.texts
  }

  var values: [String: TemplateValue] {
    let values: [String: TemplateValue] = [
      "request": .text(exercise.request.title), "requestURL": .text(requestURL),
      "reason": .text(exercise.request.reason), "isCompiled": .bool(exercise.isCompiled),
      "commands": .text(commands.joined(separator: "\n")),
      "ledgerCommands": .text(ledgerCommands.joined(separator: "\n")),
      "before": .view(costs.before), "after": .view(costs.after),
    ]
    let questions = exercise.study.article.frontMatter.exercise.questions
    return values.with(Dictionary(list: "downloads", downloads.map(download)))
      .with(
        Dictionary(
          list: "hints", hints.enumerated().map { ["number": .integer($0 + 1), "hint": .text($1)] })
      ).with(Dictionary(list: "questions", questions.map { .text($0) }))
  }

  private func download(_ archive: ExerciseArchive, _ kilobytes: Int) -> TemplateValue {
    [
      "file": .text(archive.rawValue), "kilobytes": .integer(kilobytes),
      "about": .text(texts.text("exercise.download.\(archive)")),
    ]
  }

  private var commands: [String] {
    let folder = ExerciseArchive.folder(of: exercise)
    return ["unzip \(ExerciseArchive.zip.rawValue)", "cd \(folder)"] + ExerciseCommands.lines(of: exercise)
  }

  private var ledgerCommands: [String] {
    let branches = StudyBranches(exercise: exercise, texts: texts)
    let options = Side.allCases.map { side in
      let requests = branches.requests(on: side).map { StudyBranches.name(ofRequest: $0, on: side) }
      return "--\(side.rawValue) \(side.rawValue) --\(side.rawValue)-requests \(requests.joined(separator: ","))"
    }
    let name = ExerciseArchive.bundle.rawValue
    return [
      "git clone --bare \(name) study.git", "solidsite ledger --repository study.git \\",
      options.map { "  " + $0 }.joined(separator: " \\\n"),
    ]
  }

  /// The author's hints; without any, the names of the files that the author's patches edit and add.
  private var hints: [String] {
    let own = exercise.study.article.frontMatter.exercise.hints
    if !own.isEmpty { return own }
    return Side.allCases.flatMap { side in
      let (base, solved) = exercise.trees[side]
      let edited = exercise.evidence.sides[side]?.editedFiles ?? []
      return [("edited", edited), ("new", solved.paths.filter { base.files[$0] == nil })].filter { !$0.1.isEmpty }
        .map { kind, files in
          texts.text("exercise.hint.\(side.rawValue).\(kind)", ["files": .text(files.joined(separator: ", "))])
        }
    }
  }
}
