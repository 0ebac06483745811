import SeededRandom

/// Shell scripts with random changes in a folder: files, folders and links are created, deleted, moved and modified.
struct RandomEdits {
  private var generator: SplitMix
  private var count = 0

  init(seed: UInt64) {
    generator = SplitMix(seed: seed)
  }

  /// Returns a script with some edits; an edit of a missing file does nothing.
  mutating func script() -> String {
    (0..<Int.random(in: 1...10, using: &generator)).map { _ in edit() }.joined(separator: "\n")
  }

  private mutating func edit() -> String {
    count += 1
    let (one, two) = (path(), path())
    let edits = [
      "echo \(count) > \(one)", "echo \(count) > \(one)", "echo \(count) >> \(one)",
      "echo \(count) > .temporary; mv -fT .temporary \(one)", "rm -f \(one)", "rm -rf \(one)",
      "mkdir -p \(one); echo \(count) > \(one)/\(name())", "mkdir -p \(one)/\(name())/\(name())",
      "mv -fT \(one) \(two)", "mv -f \(one) \(two)", "mv -f \(one) ../out-\(count % 3)",
      "mv -f ../out-\(count % 3) \(one)",
      "ln -sfn \(name()) \(one)", "ln -sfn ../\(name()) \(one)", "ln -sfn $PWD/\(two) \(one)",
      "ln -sfn ../../out \(one)",
      "chmod u+x \(one)", "cp -r \(one) \(two)", "mkdir -p .store; mv -f \(one) .store/\(name())",
      "ln -sfn $PWD/.store/\(name()) \(one)", "echo \(count) > .store/\(name())",
    ]
    let edit = edits.randomElement(using: &generator) ?? ""
    return "(\(edit)) 2> /dev/null || true"
  }

  /// Few names, so that edits often affect the same paths.
  private mutating func name() -> String {
    ["a", "b", "c", "d"].randomElement(using: &generator) ?? ""
  }

  private mutating func path() -> String {
    (0..<Int.random(in: 1...3, using: &generator)).map { _ in name() }.joined(separator: "/")
  }
}
