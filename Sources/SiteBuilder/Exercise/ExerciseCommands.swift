import CaseStudyModel

/// The commands of the shell that readers run in an exercise.
struct ExerciseCommands: Sendable {
  let exercise: Exercise
  let texts: InterfaceTexts

  /// The lines that unpack the package and enter its folder.
  var unpacking: [String] {
    ["unzip \(ExerciseArchive.zip.rawValue)", "cd \(ExerciseArchive.folder(of: exercise))"]
  }

  /// The commands that run the package's tests: for the code as it is, and for later, when the code that the acceptance
  /// test calls exists.
  var testing: [String] {
    ["swift test"] + (exercise.isCompiled ? [] : ["swift test -Xswiftc -D\(ExercisePackage.withAcceptance)"])
  }

  /// The lines that measure the author's changes, which are branches of the bundle.
  var measuring: [String] {
    let branches = StudyBranches(exercise: exercise, texts: texts)
    let sides = Side.allCases.map { side in
      let requests = branches.requests(on: side).map { StudyBranches.name(ofRequest: $0, on: side) }
      return "  --\(side.rawValue) \(side.rawValue) --\(side.rawValue)-requests \(requests.joined(separator: ","))"
    }
    return [
      "git clone --bare \(ExerciseArchive.bundle.rawValue) study.git", "solidsite ledger --repository study.git \\",
      sides.joined(separator: " \\\n"),
    ]
  }
}
