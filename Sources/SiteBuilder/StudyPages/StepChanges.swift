import CaseStudyModel
import SourceTrees

/// The differences of a study's steps, each to the step before.
struct StepChanges: Sendable, Equatable {
  /// The files that each step changes.
  private(set) var files: [[ComparedFile]] = []
  /// The anchors of the differences' lines.
  private(set) var lineAnchors = LineAnchors()

  init(_ steps: StudySteps, of article: Article) {
    let trees = [steps.start] + steps.steps.map(\.tree)
    for (old, new) in zip(trees, trees.dropFirst()) {
      let kept = Set(new.files.filter { path, file in old.files[path]?.hasSameText(as: file) == true }.keys)
      let changed = [old, new].map { $0.without(kept.contains).namedFiles(of: article) }
      files.append(Comparison.compared(changed[0], changed[1], &lineAnchors))
    }
  }

  /// Returns the numbers of files and lines that a step changes, in words.
  func size(ofStep index: Int, in texts: InterfaceTexts) -> String {
    let lines = texts.text(
      "comparison.difference",
      [
        "count": .integer(files[index].reduce(0) { $0 + $1.difference.insertedLineCount }),
        "removed": .integer(files[index].reduce(0) { $0 + $1.difference.removedLineCount }),
      ])
    return texts.list([texts.text("count.files", ["count": .integer(files[index].count)]), lines])
  }
}

extension StudyEvidence {
  /// Returns the state of the code after a step; `nil` if it wasn't tried, or the study has changed since.
  func outcome(of step: StudySteps.Step) -> StepEvidence.Outcome? {
    if isStale { return nil }
    let tree = step.tree.fingerprint
    return evidence.steps?.first { $0.tree == tree }?.outcome
  }
}

extension StepEvidence.Outcome {
  /// Returns the state of the code in words that say what was checked.
  func words(for study: CaseStudy, _ texts: InterfaceTexts) -> String {
    let ofRequests = Set(study.changeRequests.flatMap(\.snippets))
    let isTested = study.article.snippets.enumerated().contains { index, snippet in
      snippet.role == .test && !ofRequests.contains(index)
    }
    return texts.text("steps.outcome." + (self == .builds && !isTested ? "untested" : rawValue))
  }
}

extension SourceTree {
  /// Returns the files as folded snippets, each with the path of its file.
  func namedFiles(of article: Article) -> [Snippet] {
    zip(blocks, shownFiles(of: article)).map { blocks, file in
      var file = file
      file.file = blocks.path
      file.isHidden = true
      return file
    }
  }
}
