import CaseStudyModel

/// The task of an exercise as the `README.md` of its package.
struct ExerciseReadme: Sendable {
  let exercise: Exercise
  let texts: InterfaceTexts

  /// The text.
  var text: String {
    let title = texts.text("exercise.title", ["title": .text(exercise.study.article.title)])
    let lines = [
      "# " + title, exercise.request.title + ".", exercise.request.reason,
      texts.text(exercise.isCompiled ? "exercise.fails" : "exercise.failsToCompile"),
      ExerciseCommands.lines(of: exercise).map { "    " + $0 }.joined(separator: "\n"),
      texts.text("exercise.rules"), texts.text("exercise.drivers"),
    ]
    return lines.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }
}

/// The commands that run an exercise's tests.
enum ExerciseCommands {
  /// Returns the commands, to be run in the package's folder.
  static func lines(of exercise: Exercise) -> [String] {
    exercise.isCompiled
      ? ["swift test"] : ["swift test", "swift test -Xswiftc -D\(ExercisePackage.withoutAcceptance)"]
  }
}
