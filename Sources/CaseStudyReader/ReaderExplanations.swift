import CaseStudyModel

extension MarkdownDocumentReader {
  /// The explanations of all diagnostics of this module.
  public static let explanations =
    settingExplanations + textExplanations + codeExplanations + misreadingExplanations + notationExplanations
    + revisionExplanations

  private static let settingExplanations = [
    DiagnosticExplanation(
      id: "MalformedYAML", summary: "Settings must be YAML",
      text: """
        The position is where the parser gave up; the cause is often a bracket, a quote or the indentation above. \
        The text below the front matter is still read.
        """,
      example: """
        principles: [ocp, dip    isn't closed
        principles: [ocp, dip]
        """, traits: .isMisreading, entails: ["ChangelessRequest", "WeakClaim"]),
    DiagnosticExplanation(
      id: "UnclosedFrontMatter", summary: "Front matter must be closed",
      text: "Front matter starts and ends with a line of three hyphens. Without the second line, it is read as text.",
      example: """
        ---
        title: Parking fees
        ---
        """, traits: .isMisreading),
    DiagnosticExplanation(
      id: "UncertainDraft", summary: "A draft must be marked with 'draft: true'",
      text: """
        A page is left out if anything in its front matter may mark it as a draft: another value, another program's \
        key, or settings that can't be read. Write 'draft: true' for a draft, and 'draft: false' for other pages. The \
        preview shows both.
        """,
      example: """
        draft: yess   may be a draft
        draft: yes    is a draft
        """),
    DiagnosticExplanation(
      id: "UnknownKey", summary: "Settings must use known keys only",
      text: "An unknown key is nearly always a typo, and its setting would silently be lost.",
      example: """
        principals: [ocp]    isn't known
        principles: [ocp]
        """, traits: .leavesSettingUnread, entails: ["UntestedConformer"]),
    DiagnosticExplanation(
      id: "UnusedKey", summary: "Settings must be in a file that uses them",
      text: """
        Only case studies have principles, roles, change requests and an exercise; on other pages such a setting would \
        silently have no effect. A study belongs in 'Content/case-studies'. Only solidsite.yml can lower the errors \
        about evidence. Errors about settings that can't be read can't be lowered.
        """,
      example: """
        Content/pages/fees.md          'principles:' has no effect
        Content/case-studies/fees.md   'principles:' names what the study is about
        """),
    DiagnosticExplanation(
      id: "MissingKey", summary: "A setting must have all its required keys",
      text: "The setting is ignored until the key is added.",
      example: """
        repository: {branch: main}                         has no address
        repository: {url: https://example.org/me/studies}
        """, traits: .leavesSettingUnread),
    DiagnosticExplanation(
      id: "WrongType", summary: "A setting must have the type that its key requires",
      text: "A list is not text, and a date is written as year, month and day. The setting is ignored.",
      example: """
        date: last summer    isn't a date
        date: 2025-07-01
        """, traits: .leavesSettingUnread, entails: ["UntestedConformer"]),
    DiagnosticExplanation(
      id: "WrongValue", summary: "A setting must have a value that its key allows",
      text: "The message lists the allowed values. The setting is ignored.",
      example: """
        difficulty: hard        isn't one of the levels
        difficulty: advanced
        """),
    DiagnosticExplanation(
      id: "MissingTitle", summary: "A page must have a title",
      text: "Lists, links and search engines show it. Without one, the first heading or else the file name is used.",
      example: "title: Registration that four teams change at once"),
    DiagnosticExplanation(
      id: "MissingSummary", summary: "A page must have a summary",
      text: "Cards and search engines show it below the title. Without one, the first paragraph is used.",
      example: "summary: Four teams ask for changes, and all of them edit one screen."),
  ]

  private static let textExplanations = [
    DiagnosticExplanation(
      id: "InvalidUTF8", summary: "A text file must be UTF-8",
      text: "Windows-1252 and Latin-1 are read too; other invalid bytes become U+FFFD. Save the file as UTF-8.",
      example: "iconv -f WINDOWS-1252 -t UTF-8 old.md > new.md"),
    DiagnosticExplanation(
      id: "UTF16Text", summary: "A text file must not be UTF-16",
      text: "Some Windows editors call UTF-16 'Unicode'. Such a file isn't read; save it as UTF-8.",
      example: "iconv -f UTF-16 -t UTF-8 old.md > new.md", traits: .isMisreading),
    DiagnosticExplanation(
      id: "NULByte", summary: "A text file must not contain NUL bytes",
      text: "Each one is replaced with U+FFFD. NUL bytes usually mean that the file is binary or damaged.",
      example: "tr -d '\\000' < old.md > new.md"),
    DiagnosticExplanation(
      id: "FileTooLarge", summary: "A text file must be at most 8 MB",
      text: "A larger file is not read, because nobody writes one by hand. Split it into several studies.",
      example: """
        Content/case-studies/all-studies.md   has 9 MB, and isn't read
        Content/case-studies/parking.md       has 40 KB
        """, traits: .isMisreading),
    DiagnosticExplanation(
      id: "NestingTooDeep", summary: "Lists and quotations must nest at most 64 levels deep",
      text: "The text is not shown, because browsers can't render endlessly nested elements.",
      example: "> > > a quotation in a quotation in a quotation is deep enough"),
    DiagnosticExplanation(
      id: "InputTooComplex", summary: "A document must not take too long to parse",
      text: """
        Some text, written by accident or on purpose, would keep the Markdown parser busy for minutes: thousands of \
        open brackets in a paragraph, tables with thousands of columns. Such a file is not read.
        """,
      example: "[[[[[[ … thirty thousand times, without a blank line between"),
    DiagnosticExplanation(
      id: "RawHTML", summary: "Raw HTML must be harmless",
      text: """
        Elements such as kbd, details and img are kept. Scripts, styles and everything else are left out, unless \
        solidsite.yml says 'allowHTML: all'. Put code in backticks.
        """,
      example: """
        NSFetchRequest<Expense>      is read as an element
        `NSFetchRequest<Expense>`    is code
        """),
    DiagnosticExplanation(
      id: "DroppedAttribute", summary: "Raw HTML must use only attributes that pages keep",
      text: """
        Styles, sizes, colours and scripts of raw HTML are left out, unless solidsite.yml says 'allowHTML: all'. An \
        image keeps a width and a height in pixels. Each kind of attribute is reported once per file, and attributes \
        that readers don't miss, such as 'class' and 'target', aren't reported.
        """,
      example: """
        <p style="color: red">Careful</p>   is in the colour of other text
        **Careful**                         is bold
        """),
    DiagnosticExplanation(
      id: "UnclosedComment", summary: "A comment must be closed by '-->'",
      text: """
        A comment that begins with '<!--' hides everything up to '-->'. If that is missing or misspelt, the rest of \
        the page isn't shown, and nothing in it is checked.
        """,
      example: """
        <!-- to do ->    hides the rest of the page
        <!-- to do -->   hides two words
        """, traits: .isMisreading),
    DiagnosticExplanation(
      id: "UnsafeLink", summary: "A link must not run code",
      text: """
        Addresses such as those that begin with javascript: are removed; their text stays. The rule applies to links \
        in the text, the front matter and solidsite.yml.
        """,
      example: """
        [text](javascript:alert)
        [text](https://example.org)
        """),
    DiagnosticExplanation(
      id: "DocCDirective", summary: "DocC directives are left out of pages",
      text: "They are instructions for another program. You don't need to do anything.",
      example: "@Metadata { @Available(iOS, introduced: \"15.0\") }"),
  ]

  private static let codeExplanations = [
    DiagnosticExplanation(
      id: "UnclosedFence", summary: "A code fence must be closed on a separate line",
      text: "Everything up to the end of its list, quotation or file counts as code.",
      example: """
        ```swift
        let a = 1
        ```         closes the fence
        """, traits: .isMisreading, entails: ["MalformedPatch", "PatchWithoutPlace"]),
    DiagnosticExplanation(
      id: "UnknownInfoWord", summary: "An info string must use known words only",
      text: "The words say which side the code belongs to and what it is for; an unknown word is most likely a typo.",
      example: """
        ```swift Layout.swift befor     isn't known
        ```swift Layout.swift before
        """, traits: [.isMisreading, .isOfOneBlock]),
    DiagnosticExplanation(
      id: "PrincipleMismatch", summary: "Code must illustrate the principle named by its heading",
      text: """
        The code names a different principle from the heading above. The heading's is used; fix one of the two. A \
        principle in an info string must be one of the front matter's, if it has any.
        """,
      example: """
        ## Open–closed
        ```swift
        // DIP          names another principle
        """),
    DiagnosticExplanation(
      id: "MissingInclude", summary: "A fence must include an existing file or region",
      text: "The path is relative to the Markdown file; '// #region name' and '// #endregion' mark a region.",
      example: "```swift src=code/after/Layout.swift#region", traits: .isAboutMissingCode,
      entails: ["MalformedPatch"]),
    DiagnosticExplanation(
      id: "AlikeFileNames", summary: "File names must differ by more than case or Unicode form",
      text: """
        An 'é' can be one character, or an 'e' followed by a combining accent. Names that differ only in this, or in \
        case, are one file on some disks and two on others. Copy the name from the first fence of the file.
        """,
      example: """
        ```swift Café.swift before    has 'é' as one character
        ```swift Café.swift after     has an 'e' and an accent
        """),
    DiagnosticExplanation(
      id: "IncludesTooLarge", summary: "The fences of a study must include at most 4 MB of code",
      text: """
        The limits are 4 MB of code, about 100,000 lines, taken from files of at most 64 MB in total. Without them, a \
        few lines of text could fill the memory.
        """,
      example: """
        ```swift src=code/all.swift          includes the whole file
        ```swift src=code/all.swift#layout   includes a region of it
        """),
    DiagnosticExplanation(
      id: "OutsideSite", summary: "A fence must include only files of the site",
      text: "Nothing outside the site's folder is read, so a study can't publish files that aren't part of the site.",
      example: """
        src=../../../secret.swift     leaves the site
        src=code/Layout.swift
        """, traits: .isAboutMissingCode),
  ]
}
