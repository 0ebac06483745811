import CaseStudyModel

extension MarkdownDocumentReader {
  /// The explanations of forms that solidsite reads differently from what their authors mean.
  static let misreadingExplanations = [
    DiagnosticExplanation(
      id: "UnreadFrontMatter", summary: "Front matter must be YAML between two lines of three hyphens",
      text: """
        The first of the two is the file's first line. Settings in another format, or below a blank line, are shown \
        as text.
        """,
      example: """
        +++
        title = "Parking fees"    is TOML, and isn't read
        ---
        title: Parking fees
        ---
        """, traits: .isMisreading),
    DiagnosticExplanation(
      id: "CutValue", summary: "A value with a hash after a space must be in quotes",
      text: "In YAML, a hash after a space begins a comment, so the rest of the line isn't part of the value.",
      example: """
        title: Why #42 matters      is only 'Why'
        title: "Why #42 matters"
        """),
    DiagnosticExplanation(
      id: "BrokenFence", summary: "A fence must have three backticks or tildes, and at most three spaces before them",
      text: """
        With fewer marks, with quotation marks or with more spaces, the line is read as text or code. So is a closing \
        fence with words after it.
        """,
      example: """
        ``swift     is text
        ```swift
        """, traits: .isMisreading, entails: ["MalformedPatch", "PatchWithoutPlace", "WeakClaim"]),
    DiagnosticExplanation(
      id: "EmptyBlock", summary: "A block of a study must have code",
      text: "A block that names a file, or that is a test or a program, is part of what is verified.",
      example: """
        ```swift test
        ```              checks nothing
        ```swift test
        expect(fee(2), 6)
        ```
        """, entails: ["PatchWithoutPlace"]),
    DiagnosticExplanation(
      id: "PastedCode", summary: "Code must use characters that compilers accept",
      text: """
        Code that is copied from a web page or a word processor may have entities, curly quotation marks or no-break \
        spaces. Text in literals and comments isn't checked.
        """,
      example: """
        print(“a”)      has curly quotation marks
        print("a")
        """, traits: [.isMisreading, .isOfOneBlock], entails: ["PatchWithoutPlace"]),
    DiagnosticExplanation(
      id: "SwallowedFence", summary: "A code fence must be closed before the next one opens",
      text: """
        A fence followed by a language or other words doesn't close a block. It counts as code, and so does everything \
        up to the next closing line. Give Markdown that shows fences the language 'markdown'.
        """,
      example: """
        ```swift
        let a = 1
        ```         is missing here
        ```output
        """, traits: .isMisreading, entails: ["MalformedPatch", "PatchWithoutPlace", "WeakClaim"]),
    DiagnosticExplanation(
      id: "MisspeltHeading", summary: "A heading with a meaning must be spelt as the format defines it",
      text: """
        Headings such as Before, After, Change requests and Takeaways say what the sections below them are. A heading \
        that is nearly one of them has no meaning. If you mean another word, turn the rule off in that file.
        """,
      example: """
        ## Change reqests    has no meaning
        ## Change requests
        """, traits: [.isMisreading, .isAboutWordOfFormat]),
    DiagnosticExplanation(
      id: "EmptySection", summary: "A section must have text",
      text: "A heading without anything below it is most likely left over, or its text is still to be written.",
      example: """
        ## What it costs

        ## Takeaways      must be below the text about the costs
        """),
    DiagnosticExplanation(
      id: "ContradictorySides", summary: "A word, label or comment must not contradict the heading above it",
      text: """
        A word in a block's info string, a label above the block, or its first comment counts more than the heading, \
        so it decides the side. This is reported only if the heading's side then lacks code.
        """,
      example: """
        ## After

        **Before:**    puts the block on the before side
        """, traits: .isMisreading, entails: ["MissingAfter", "MissingBefore", "PatchOfUnknownFile"]),
    DiagnosticExplanation(
      id: "EmptyHeading", summary: "A heading must have text",
      text: "Readers, tables of contents and the exercise name a section by its heading.",
      example: """
        ###                begins a section without a name
        ### A new rate
        """, traits: .isMisreading),
    DiagnosticExplanation(
      id: "UnintendedHeading", summary: "A line of hyphens must not follow a paragraph",
      text: "In Markdown, a line of hyphens directly below text makes the text a heading.",
      example: """
        Each rate is a type.
        ---                     makes the sentence a heading
        """),
    DiagnosticExplanation(
      id: "UnintendedCode", summary: "Text must be indented by at most three spaces",
      text: "In Markdown, a line after a blank one that is indented by four spaces or a tab is code.",
      example: "    Each rate is a type.   is shown as code"),
    DiagnosticExplanation(
      id: "MissingLanguage", summary: "A block with a role must name its language",
      text: "The first word of an info string is the language. Without it, the block is neither compiled nor run.",
      example: """
        ``` usage         names no language
        ```swift usage
        """, traits: [.isMisreading, .isOfOneBlock]),
    DiagnosticExplanation(
      id: "IgnoredBody", summary: "A block that shows a file must be empty",
      text: "The lines of the file or region named by 'src=' are shown in place of those between the fences.",
      example: """
        ```swift src=code/Layout.swift
        ```
        """),
    DiagnosticExplanation(
      id: "BrokenLink", summary: "A link must have its address in brackets right after its text",
      text: """
        With a space between the two, without the closing bracket, or with a reference that nothing defines, the text \
        is shown as it is written.
        """,
      example: """
        [the fees] (fees.md)   isn't a link
        [the fees](fees.md)
        """),
    DiagnosticExplanation(
      id: "UnreadMark", summary: "Formatting must use marks that Markdown reads",
      text: """
        Marks that aren't closed, have an extra space, or belong to another program are shown as they are written. A \
        backslash before a mark, or backticks around it, say that it is meant as text.
        """,
      example: """
        This is ** important **    shows the asterisks
        This is **important**
        """),
    DiagnosticExplanation(
      id: "MalformedTable", summary: "A table must have a line of hyphens with as many columns as its header",
      text: "Otherwise the table is shown as text. Cells without a column in the header are left out.",
      example: """
        | kind | fee |
        |---|            has only one column
        | kind | fee |
        |---|---|
        """),
    DiagnosticExplanation(
      id: "UnknownAside", summary: "An aside must begin with a marker that code hosts know, alone on its line",
      text: """
        The markers are NOTE, TIP, IMPORTANT, WARNING and CAUTION. Code hosts show anything else as an ordinary \
        quotation; pages show the callouts of note vaults too.
        """,
      example: """
        > [!NOET]        isn't known
        > [!NOTE] Mind.  must end its line
        > [!NOTE]
        > Mind.
        """, traits: .isAboutWordOfFormat),
    DiagnosticExplanation(
      id: "ConflictMarker", summary: "A merge conflict must be resolved",
      text: """
        If two branches change the same lines, git writes both versions into the file, between lines that begin with \
        the same character seven times. Blocks of text, diffs and consoles may show such lines.
        """,
      example: """
        <<<<<<< HEAD
        your version
        =======
        the other version
        >>>>>>> branch
        """),
    DiagnosticExplanation(
      id: "UnpairedRegion", summary: "A region must have a beginning and an end",
      text: "A region that isn't closed reaches to the end of its file. Regions may be nested.",
      example: """
        // #region layout
        struct Layout {}
        // #endregion
        """),
  ]
}
