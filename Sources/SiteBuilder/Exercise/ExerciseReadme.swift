import CaseStudyModel

/// The task of an exercise as the `README.md` of its package.
struct ExerciseReadme: Sendable {
  let exercise: Exercise
  let texts: InterfaceTexts

  /// The text of `README.md`.
  var text: String {
    let title = texts.text("exercise.title", ["title": .text(exercise.study.article.title)])
    let lines = [
      "# " + title, sentence(exercise.request.title), exercise.request.reason,
      texts.text(exercise.isCompiled ? "exercise.fails" : "exercise.failsUncompiled"),
      ExerciseCommands(exercise: exercise, texts: texts).testing.map { "    " + $0 }.joined(separator: "\n"),
      texts.text("exercise.rules"), texts.text("exercise.drivers"),
    ]
    return lines.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// Returns a heading with a full stop, unless it ends like a sentence.
  private func sentence(_ heading: String) -> String {
    heading.last.map { ".!?…。！？".contains($0) } ?? true ? heading : heading + "."
  }
}
