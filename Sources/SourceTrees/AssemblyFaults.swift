import CaseStudyModel

/// The faults that keep blocks from being compiled, and that can be found without a compiler.
package enum AssemblyFaults {
  /// Reports the blocks of programs that can't be assembled.
  package static func programFaults(of study: CaseStudy, in layout: FileLayout) -> [Diagnostic] {
    blocksWithoutSide(of: study, in: layout) + unpairedContracts(of: study, in: layout)
      + idleRequestBlocks(of: study, in: layout)
  }

  /// Reports the programs and `fails` blocks that name no side, and so have no code to compile with.
  private static func blocksWithoutSide(of study: CaseStudy, in layout: FileLayout) -> [Diagnostic] {
    study.article.snippets.filter {
      $0.isCode(of: layout, on: nil) && ($0.role == .usage || $0.role == .fake || $0.expectedFailure != nil)
    }.map {
      Diagnostic(
        "BlockWithoutSide", .warning, "A block to be compiled with a side's code must name its side",
        at: study.article.place(of: $0), explanation: "It is shown, but neither compiled nor run",
        solutions: ["add the word 'before' or 'after'"])
    }
  }

  /// Reports contracts that have no conformers, and conformers that have no contract, on any side.
  private static func unpairedContracts(of study: CaseStudy, in layout: FileLayout) -> [Diagnostic] {
    let blocks = study.article.snippets.filter { $0.role == .contract || $0.role == .conformers }
    // The names that each role has on each side.
    let names = BothSides { side in
      Dictionary(grouping: blocks.filter { $0.serves(side, in: layout) }, by: \.role)
        .mapValues { Set($0.map(\.contractName)) }
    }
    var contracts = KnownNames(blocks.filter { $0.role == .contract }.compactMap(\.contractName))
    return blocks.compactMap { block in
      let other = block.role == .contract ? SnippetRole.conformers : .contract
      let isPaired = Side.allCases.contains { side in
        block.serves(side, in: layout) && names[side][other]?.contains(block.contractName) == true
      }
      guard !isPaired, layout.holds(block.language), !block.isIgnored else { return nil }
      let name = block.contractName ?? ""
      // The contract of that name is one of the other side.
      if block.role == .conformers, let side = block.side,
        let contract = blocks.first(where: { $0.role == .contract && $0.contractName == name && $0.side == side.other })
      {
        return Diagnostic(
          "UnpairedContract", .error,
          "Contract '\(name)' must name no side, because it has conformers on the \(side.rawValue) side",
          at: study.article.place(of: contract), solutions: ["remove '\(side.other.rawValue)'"])
      }
      // The conformers of the other side report it.
      if block.role == .contract, let side = block.side, names[side.other][.conformers]?.contains(name) == true {
        return nil
      }
      let nearest = block.role == .conformers ? contracts.nearest(to: name).flatMap { $0 == name ? nil : $0 } : nil
      return Diagnostic(
        "UnpairedContract", .error,
        block.role == .contract
          ? "Contract '\(name)' must have conformers on its side"
          : "Conformers of '\(name)' must have a contract",
        at: study.article.place(of: block), replacing: name, with: nearest)
    }
  }

  /// Reports the contracts and conformers of a language whose contracts aren't run.
  package static func idleContracts(of study: CaseStudy, in layout: FileLayout) -> [Diagnostic] {
    study.article.snippets.filter {
      ($0.role == .contract || $0.role == .conformers) && layout.holds($0.language) && !$0.isIgnored
    }.map {
      Diagnostic(
        "IdleContract", .warning, "A contract must be in a language whose contracts can be run",
        at: study.article.place(of: $0), explanation: "It is shown but not run")
    }
  }

  /// Reports blocks that have no meaning in a change request.
  private static func idleRequestBlocks(of study: CaseStudy, in layout: FileLayout) -> [Diagnostic] {
    let idle: Set<SnippetRole> = [.usage, .fake, .contract, .conformers]
    return study.changeRequests.flatMap(\.snippets).map { study.article.snippets[$0] }
      .filter { layout.holds($0.language) && !$0.isIgnored && (idle.contains($0.role) || $0.expectedFailure != nil) }
      .map { block in
        let word = block.expectedFailure == nil ? block.role.rawValue : "fails"
        return Diagnostic(
          "IdleRequestBlock", .warning,
          "A change request must consist of diffs, new files, drivers and tests; '\(word)' does nothing here",
          at: study.article.place(of: block), explanation: "It is shown, but neither compiled nor run",
          solutions: ["add a 'test' that shows what the change does"])
      }
  }

  /// Reports the change requests that have code but change neither side, so that the page shows nothing of them.
  package static func requestsWithoutChange(of study: CaseStudy, in layout: FileLayout) -> [Diagnostic] {
    study.changeRequests.filter { request in
      let snippets = request.snippets.map { study.article.snippets[$0] }
      return snippets.contains { layout.holds($0.language) && !$0.isIgnored }
        && !snippets.contains { $0.isChange(on: .before, of: layout) || $0.isChange(on: .after, of: layout) }
    }.map { request in
      Diagnostic(
        "ChangelessRequest", .warning, "Change request '\(request.title)' must change something on a side",
        at: study.article.place(line: request.line), explanation: "Its tests are not run",
        solutions: ["add a 'diff' or a new file, with the word 'before' or 'after'"])
    } + diffsWithoutChange(of: study)
  }

  /// Reports diffs that add the lines that they remove.
  private static func diffsWithoutChange(of study: CaseStudy) -> [Diagnostic] {
    study.changeRequests.flatMap(\.snippets).map { study.article.snippets[$0] }.filter { snippet in
      guard snippet.language == .diff, !snippet.isIgnored else { return false }
      let lines = snippet.code.split(separator: "\n")
      let removed = lines.filter { $0.hasPrefix("-") }.map { $0.dropFirst() }
      let added = lines.filter { $0.hasPrefix("+") }.map { $0.dropFirst() }
      return !removed.isEmpty && removed == added
    }.map { snippet in
      Diagnostic(
        "ChangelessRequest", .warning, "A diff must change something; this one adds the lines that it removes",
        at: study.article.place(of: snippet), solutions: ["write the new lines after '+'", "remove the diff"])
    }
  }

  /// Reports the blocks of change requests that can't be applied to their sides.
  package static func unappliedRequests(of study: CaseStudy, in layout: FileLayout) -> [Diagnostic] {
    guard !study.changeRequests.isEmpty else { return [] }
    let bases = BothSides { SourceTree.of(study.article, on: $0, in: layout).value }
    let blocks = study.changeRequests.flatMap(\.snippets).map { study.article.snippets[$0] }
    let named = Dictionary(blocks.map { ($0.line, $0) }) { first, _ in first }
    let found = BothSides { side in
      study.changeRequests.map { bases[side].applying($0, of: study.article, on: side).diagnostics }
    }
    var swapped = SwappedDiffs(of: study, bases)
    if let fault = swapped.swappedSides(Array((found.before + found.after).joined())) { return [fault] }
    return Side.allCases.flatMap { side in
      zip(study.changeRequests, found[side]).flatMap { request, diagnostics in
        swapped.replacing(diagnostics, of: request, on: side)
      }.map { namingSide(side.other, of: $0, named[$0.range.start.line], bases) }
    }
  }

  /// Returns the diagnostic of a diff whose file only the other side has, with that side.
  /// - Parameter block: the diff.
  private static func namingSide(
    _ side: Side, of diagnostic: Diagnostic, _ block: Snippet?, _ trees: BothSides<SourceTree>
  ) -> Diagnostic {
    guard diagnostic.id == "PatchOfUnknownFile", let block, let path = block.file, trees[side].files[path] != nil
    else { return diagnostic }
    // If the diff's own side has nearly the same name, the file is misspelt on one side. Only then is there a solution.
    let paths = trees[side.other].paths
    if !diagnostic.solutions.isEmpty, let near = nearestName(to: path, among: paths), Fix.isTypingError(path, for: near)
    {
      return diagnostic
    }
    // Or it is in another folder on one side.
    let name = SitePath.name(of: path)
    if let moved = paths.first(where: { SitePath.name(of: $0) == name }) {
      var diagnostic = diagnostic
      diagnostic.summary = "A diff must change a file of its side, where '\(path)' is called '\(moved)'"
      diagnostic.solutions = ["replace '\(path)' with '\(moved)'", "give the file the same name on both sides"]
      return diagnostic
    }
    var diagnostic = diagnostic
    diagnostic.summary = "A diff must change a file of its side; '\(path)' is on the \(side.rawValue) side"
    diagnostic.solutions =
      block.side == side.other
      ? ["replace '\(side.other.rawValue)' with '\(side.rawValue)'"]
      : ["write the word '\(side.rawValue)' in its info string"]
    return diagnostic
  }
}
