import CaseStudyModel

extension MarkdownDocumentReader {
  /// What can be told of the diagnostics of reading.
  public static let explanations = settingExplanations + textExplanations + codeExplanations

  private static let settingExplanations = [
    DiagnosticExplanation(
      id: "MalformedYAML", summary: "Settings must be YAML",
      text: "The place is where the parser gave up; a bracket, a quote or the indentation above is often the cause. "
        + "The text below the settings is read all the same.",
      example: """
        principles: [ocp, dip    isn't closed
        principles: [ocp, dip]
        """),
    DiagnosticExplanation(
      id: "UnclosedFrontMatter", summary: "Front matter must be closed",
      text: "It stands between two lines of three hyphens. Without the second one, all of it is text.",
      example: """
        ---
        title: Parking fees
        ---
        """),
    DiagnosticExplanation(
      id: "UnknownKey", summary: "A key of the settings must be known",
      text: "An unknown key is nearly always a misspelt one, whose setting would be lost without a word.",
      example: """
        principals: [ocp]    isn't known
        principles: [ocp]
        """),
    DiagnosticExplanation(
      id: "MissingKey", summary: "A setting of several parts must have those that it can't do without",
      text: "The setting is left out as long as the part is missing.",
      example: """
        repository: {branch: main}                         has no address
        repository: {url: https://example.org/me/studies}
        """),
    DiagnosticExplanation(
      id: "WrongType", summary: "A setting must have the type that its key asks for",
      text: "A list is not a text, and a date is written as year, month and day. The setting is left out.",
      example: """
        date: last summer    is no date
        date: 2025-07-01
        """),
    DiagnosticExplanation(
      id: "WrongValue", summary: "A setting must be a value that its key allows",
      text: "The message tells what the key takes. The setting is left out.",
      example: """
        difficulty: hard        isn't one of the words
        difficulty: advanced
        """),
    DiagnosticExplanation(
      id: "MissingTitle", summary: "A page must have a title",
      text: "Lists, links and search engines show it. The first heading, or else the file's name, stands in for it.",
      example: "title: Registration that four teams change at once"),
    DiagnosticExplanation(
      id: "MissingSummary", summary: "A page must have a summary",
      text: "Cards and search engines show it below the title. The first paragraph stands in for it.",
      example: "summary: Four teams ask for changes, and all of them edit one screen."),
  ]

  private static let textExplanations = [
    DiagnosticExplanation(
      id: "InvalidUTF8", summary: "A text must be UTF-8",
      text: "Other bytes are shown as a replacement mark; save the file as UTF-8.",
      example: "iconv -f WINDOWS-1252 -t UTF-8 old.md > new.md"),
    DiagnosticExplanation(
      id: "NULByte", summary: "A text must not contain NUL bytes",
      text: "A NUL byte ends a text for most programs; it is shown as a replacement mark. Remove it.",
      example: "tr -d '\\000' < old.md > new.md"),
    DiagnosticExplanation(
      id: "FileTooLarge", summary: "A Markdown file must be of a sensible size",
      text: "A file beyond the limit is not read, because it can hardly be a text that somebody wrote.",
      example: "Split the file into several studies."),
    DiagnosticExplanation(
      id: "NestingTooDeep", summary: "Lists and quotations must nest no deeper than a reader can follow",
      text: "The text is not shown, because browsers can't show elements that are nested without end.",
      example: "> > > a quotation in a quotation in a quotation is deep enough"),
    DiagnosticExplanation(
      id: "InputTooComplex", summary: "A text must be one that can be read in reasonable time",
      text:
        "Some texts, written by accident or with intent, would keep the Markdown parser busy for minutes: thousands of open "
        + "brackets in a paragraph, tables of thousands of columns. Such a file is not read.",
      example: "[[[[[[ … thirty thousand times, without a blank line between"),
    DiagnosticExplanation(
      id: "RawHTML", summary: "Raw HTML must be harmless to be shown",
      text: "Elements such as kbd, details and img are kept. Scripts, styles and everything else are dropped, unless "
        + "solidsite.yml says 'allowHTML: all'; code in the text needs backquotes.",
      example: """
        NSFetchRequest<Expense>      looks like an element
        `NSFetchRequest<Expense>`    is code
        """),
    DiagnosticExplanation(
      id: "UnsafeLink", summary: "A link must not run code",
      text: """
        Addresses such as those that begin with javascript: are dropped, and their text stays. That holds for links of the \
        text, and for those of front matter and settings.
        """,
      example: """
        [text](javascript:alert)
        [text](https://example.org)
        """),
    DiagnosticExplanation(
      id: "DocCDirective", summary: "Directives of DocC belong to another program",
      text: "They are left out of the page; nothing needs to be done.",
      example: "@Metadata { @Available(iOS, introduced: \"15.0\") }"),
  ]

  private static let codeExplanations = [
    DiagnosticExplanation(
      id: "UnclosedFence", summary: "A code fence must be closed by a line of its own",
      text: "Everything up to the end of its list, quotation or file is taken for code.",
      example: """
        ```swift
        let a = 1
        ```         closes the fence
        """),
    DiagnosticExplanation(
      id: "UnknownInfoWord", summary: "A word of an info string must mean something",
      text: "The words say which side the code is on and what it is for; an unknown one is most likely misspelt.",
      example: """
        ```swift Layout.swift befor     means nothing
        ```swift Layout.swift before
        """),
    DiagnosticExplanation(
      id: "PrincipleMismatch", summary: "Code must belong to the principle of its heading",
      text: "The code names another principle than the heading above it. The heading's is kept; mend one of the two.",
      example: "A fence with '// DIP' below the heading 'Open–closed'"),
    DiagnosticExplanation(
      id: "MissingInclude", summary: "A file or region that a fence includes must be there",
      text: "The path counts from the Markdown file; a region is marked by '// #region name' and '// #endregion'.",
      example: "```swift src=code/after/Layout.swift#region"),
    DiagnosticExplanation(
      id: "AlikeFileNames", summary: "Fences of one file must write its name in the same bytes",
      text: """
        An 'é' can be one character or an 'e' with an accent behind it. Names that differ in nothing else are one file on \
        some disks and two on others.
        """,
      example: "Write or copy the name in one way, as in the first fence of the file"),
    DiagnosticExplanation(
      id: "IncludesTooLarge", summary: "The fences of a study must include no more than a reader could read",
      text: """
        All of them together include at most 4 MB of code, some 100,000 lines, from files of at most 64 MB. Otherwise a \
        few lines of text could fill the memory.
        """,
      example: """
        ```swift src=code/all.swift          takes the whole file
        ```swift src=code/all.swift#layout   takes a region of it
        """),
    DiagnosticExplanation(
      id: "OutsideSite", summary: "A fence must include files of the site only",
      text: "Nothing outside the site's folder is read, so that a study can't publish what it was not meant to see.",
      example: """
        src=../../../secret.swift     leaves the site
        src=code/Layout.swift
        """),
  ]
}
