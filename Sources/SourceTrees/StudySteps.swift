import CaseStudyModel

/// The states of a study's code between its sides: the old design, and the files after each step.
///
/// A step's files are the previous step's files, except that the files in the step's blocks replace those of the same
/// name. The last step also has the blocks after it, so its files are those of the after side.
package struct StudySteps: Sendable, Equatable {
  /// The files after a step.
  package struct Step: Sendable, Equatable {
    /// The step's place in the article.
    package var section: StepSections.Section
    /// The heading's text without markup.
    package var title: String
    /// The files.
    package var tree: SourceTree
  }

  /// The article's sections.
  package let sections: StepSections
  /// The files of the before side.
  package let start: SourceTree
  /// The steps, in order; at least two.
  package let steps: [Step]

  /// Assembles the trees.
  /// - Returns: `nil` for a study without steps.
  package init?(of study: CaseStudy, in layout: FileLayout = .any) {
    guard let sections = StepSections(of: study) else { return nil }
    let article = study.article
    let before = SourceTree.of(article, on: .before, in: layout).value
    let after = SourceTree.of(article, on: .after, in: layout).value
    var removal = FileRemoval(from: before, to: after, of: article)
    // One assembly grows from step to step, because assembling each step from the start would be quadratic.
    var assembly = TreeAssembly(of: article, on: .after, in: layout)
    var tree = before
    var steps: [Step] = []
    for section in sections.steps {
      let isLast = section == sections.steps.last
      assembly.add(upTo: article.firstSnippet(from: section.segments.upperBound))
      let written = isLast ? after : assembly.tree
      let heading = article.headings[section.heading]
      let overlaid = before.overlaid(with: written)
      tree = removal.applied(to: overlaid, written: written, following: tree, at: heading, isLast: isLast)
      steps.append(Step(section: section, title: heading.text, tree: tree))
    }
    self.sections = sections
    self.steps = steps
    start = before
  }
}

extension Article {
  /// Returns the index of the first block at or below a segment of the body.
  fileprivate func firstSnippet(from segment: Int) -> Int {
    let next = body[segment...].lazy.compactMap { if case .snippet(let index) = $0 { index } else { nil } }
    return next.first ?? snippets.count
  }
}

extension SourceTree {
  /// The fingerprint of the files' paths and text, with which evidence identifies a tree.
  package var fingerprint: String { contentHash(ofTexts: paths.map { "\($0)\n\(files[$0]?.text ?? "")" }) }
}
