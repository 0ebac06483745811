import CaseStudyModel

extension MarkdownDocumentReader {
  /// The explanations of the diagnostics about code of commits.
  static let revisionExplanations = [
    DiagnosticExplanation(
      id: "UnknownRevision", summary: "Code from a commit must name a branch, a tag or a commit in the repository",
      text: """
        Branches of the remote 'origin' need no prefix. Ranges, searches through messages and the reflog are rejected, \
        because their meaning changes from day to day.
        """,
      example: "```swift src=Sources/Layout.swift@v1.2", traits: [.isAboutMissingCode, .isMisreading],
      entails: ["ChangelessRequest", "WeakClaim"]),
    DiagnosticExplanation(
      id: "UnreadableRevision", summary: "Code of a commit must be in the repository around the site",
      text: """
        Git reads the objects of the repository that contains the site's folder. Nothing is fetched while a site is \
        built, so the clone must be complete: shallow and partial clones lack commits or files.
        """,
      example: "git fetch --unshallow --tags", traits: [.isAboutMissingCode, .isMisreading]),
    DiagnosticExplanation(
      id: "UnusableFile", summary: "A commit's file must be text of at most 4 MB",
      text: """
        Binary files, pointers of Git LFS and files whose names aren't UTF-8 are left out, and so are larger ones.
        """,
      example: "files: [\"Sources/**\", \"!**/*.png\"]", traits: .isAboutMissingCode),
    DiagnosticExplanation(
      id: "UnmatchedFiles", summary: "The patterns of a side must match a file of its commit",
      text: """
        '*' matches within a name, '**' matches any number of folders, and a pattern that begins with '!' leaves files \
        out. Patterns are relative to 'folder', else to the top of the repository.
        """,
      example: "before: {rev: v1.2, files: \"Sources/**/*.swift\"}", traits: [.isAboutMissingCode, .isMisreading],
      entails: ["ChangelessRequest", "WeakClaim"]),
    DiagnosticExplanation(
      id: "UnknownRequest", summary: "A change request that is a commit must have a heading below 'Change requests'",
      text: "'heading' names it by text or anchor; without it, the heading named after the branch is used.",
      example: "request: {branch: newsletter, heading: A newsletter}", traits: .isAboutMissingCode,
      entails: ["ChangelessRequest", "WeakClaim"]),
    DiagnosticExplanation(
      id: "UnusableRequest", summary: "A change request that is a commit must start from the code of a side",
      text: """
        Its changes are counted from the commit that it shares with the side. The files that it changes must be the \
        same there as on the side, and match the side's patterns.
        """,
      example: "request: {before: old/newsletter, after: new/newsletter, heading: A newsletter}",
      traits: .isAboutMissingCode),
    DiagnosticExplanation(
      id: "DriftedCode", summary: "Included code and excerpts must be the same as in the commit that the study names",
      text: """
        The text was written for the code of that commit, and the file has changed since. Take the code from the \
        commit, or check the text against the new code and name the new commit. If a side is taken from a commit, a \
        fence that names one of its files is an excerpt of that file. It may leave out lines.
        """,
      example: "```swift src=Sources/Layout.swift@9e8f3c1"),
  ]
}
