/// The settings at the start of a Markdown file, as written; absent ones are `nil` or empty.
public struct FrontMatter: Sendable, Equatable {
  /// The title; without one, the first heading is used.
  public var title: String?
  /// The summary; without one, the first paragraph is used.
  public var summary: String?
  /// The principles; `nil` if the key is absent, which differs from an empty list.
  public var principles: [Principle.ID]?
  /// The day of publication.
  public var date: CalendarDate?
  /// The day of the last update.
  public var updated: CalendarDate?
  /// The authors, in order.
  public var authors: [Person] = []
  /// The knowledge required of the reader.
  public var difficulty: Difficulty?
  /// The slugs of the studies that a reader should know.
  public var assumes: [String] = []
  /// The tags.
  public var tags: [String] = []
  /// The sources that the study is based on.
  public var sources: [Citation] = []
  /// The last component of the address.
  public var slug: String?
  /// The former addresses, which redirect to the page.
  public var aliases: [String] = []
  /// The state between writing and publication.
  public var publication = Publication.published
  /// The sort key in lists.
  public var order: Int?
  /// The place among the documents of the folder, which other generators read; that of an index is its folder's.
  public var position: Int?
  /// The path of the preview image.
  public var image: String?
  /// The alternative text of the preview image.
  public var imageAlternative: String?
  /// The language of the text, as a BCP 47 tag.
  public var language: String?
  /// The architectural roles of the study's files.
  public var roles = Roles()
  /// The lines that show the study best: `File.swift`, or `File.swift#L3-L12`, of the after side.
  public var key: String?
  /// The verdicts that the author expects, by principle; an unexpected contradiction is an error.
  public var expectedVerdicts: [Principle.ID: Verdict] = [:]
  /// The conformers that no contract tests, with the reasons.
  public var excusedConformers: [String: String] = [:]
  /// The steps from before to after; empty if the headings below After are the steps.
  public var steps: [NamedStep] = []
  /// The settings of the study's exercise.
  public var exercise = ExerciseSettings()
  /// The commit that included files of the work tree must match.
  public var commit: String?
  /// The sides that are files of a commit.
  public var revisions = BothSides<RevisionSide?>(before: nil, after: nil)
  /// The change requests that are branches or commits.
  public var requests: [RequestRevisions] = []
  /// The severities of diagnostics in this file; `nil` switches a diagnostic off.
  public var severities: [String: Severity?] = [:]
  /// The principle's abbreviation, on a principle's page.
  public var acronym: String?
  /// The line of each key, counted from 1.
  public var lines: [String: Int] = [:]
  /// The positions of each key's list items, in order; a single value is a list of one. A repeated tag, alias or
  /// assumption has only its first.
  public var itemPositions: [String: [SourcePosition]] = [:]

  public init() {}

  /// Whether the page is left out unless drafts are included.
  public var isDraft: Bool {
    get { publication != .published }
    set { publication = newValue ? .draft : .published }
  }
}

/// The state of a page between writing and publication.
public enum Publication: Sendable {
  case published
  case draft
  /// A page with settings that may mark it as a draft; it is left out like one, and has diagnostics.
  case uncertain
}

/// An author of a study.
public struct Person: Sendable, Equatable {
  /// The full name.
  public var name: String
  /// The address of a page about the person.
  public var url: String?

  public init(name: String, url: String? = nil) {
    self.name = name
    self.url = url
  }
}

/// The files of a study that are policy, detail and composition root.
public struct Roles: Sendable, Equatable {
  /// The paths of files with business rules.
  public var policy: [String]
  /// The paths of files with technical details.
  public var detail: [String]
  /// The paths of files that create and connect objects.
  public var root: [String]

  public init(policy: [String] = [], detail: [String] = [], root: [String] = []) {
    self.policy = policy
    self.detail = detail
    self.root = root
  }
}

/// A heading that the front matter declares to be a step.
public struct NamedStep: Sendable, Equatable {
  /// The maximum number of a study's steps: each is compared with the one before, and no reader follows more.
  package static let limit = 50

  /// The anchor or the text of the heading.
  public var heading: String
  /// The paths of the files that the step removes.
  public var removedFiles: [String]

  public init(heading: String, removedFiles: [String] = []) {
    self.heading = heading
    self.removedFiles = removedFiles
  }
}

/// A change request whose code is that of branches or commits.
public struct RequestRevisions: Sendable, Equatable {
  /// The text or the anchor of the request's heading; without it, the heading named after the branch.
  public var heading: String?
  /// The branch or commit, based on the side that it starts from.
  public var revision: String?
  /// The branch or commit of each side.
  public var sides: BothSides<String?>
  /// The place in the front matter.
  public var position: SourcePosition

  public init(
    heading: String? = nil, revision: String? = nil, sides: BothSides<String?> = BothSides(before: nil, after: nil),
    position: SourcePosition = SourcePosition(line: 1)
  ) {
    self.heading = heading
    self.revision = revision
    self.sides = sides
    self.position = position
  }
}

/// The settings of a study's exercise.
public struct ExerciseSettings: Sendable, Equatable {
  /// The title of the change request that is to be met; without it, the site chooses one.
  public var request: String?
  /// The hints, from the vaguest to the plainest; without any, the site names the files that the author's patches edit.
  public var hints: [String] = []
  /// The questions to discuss.
  public var questions: [String] = []
}

/// The knowledge a study requires of its reader.
public enum Difficulty: String, Sendable, CaseIterable {
  case introductory
  case intermediate
  case advanced
}

/// A work that a study is based on.
public struct Citation: Sendable, Equatable {
  /// The title of the work.
  public var title: String
  /// The address of the work.
  public var url: String?
  /// A remark, such as the chapter.
  public var note: String?

  public init(title: String, url: String? = nil, note: String? = nil) {
    self.title = title
    self.url = url
    self.note = note
  }
}
