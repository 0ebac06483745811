import CaseStudyModel

/// What can be told of the diagnostics that come from stages rather than from checks.
enum PipelineExplanations {
  static let all = [
    DiagnosticExplanation(
      id: "InvalidSlug", summary: "A slug must be one part of an address",
      text:
        "The page is published under the name of its file until the slug is mended, and nothing is written elsewhere.",
      example: """
        slug: ../registration   leaves its folder
        slug: registration      is published as case-studies/registration/
        """),
    DiagnosticExplanation(
      id: "InvalidAlias", summary: "An alias must be an address inside the site",
      text: "A word is a former slug of the same page; an address with slashes counts from the site's root.",
      example: """
        aliases: [../old]            leaves the site
        aliases: [sign-up, /old/x/]  lead to the page
        """),
    DiagnosticExplanation(
      id: "MisplacedMarkdown", summary: "A text must lie in its folder, or be the index of a folder there",
      text: "Files that lie deeper belong to the text whose folder they are in, and no page is made of them.",
      example: """
        Content/case-studies/parking.md         is a study
        Content/case-studies/parking/index.md   is one too, with its files beside it
        Content/case-studies/parking/notes.md   is none
        """),
    DiagnosticExplanation(
      id: "UnreadableFile", summary: "A file of the site must be readable",
      text: """
        It has to be there, inside the site's folder, with permission to read it, and of a sensible size: a regular file, or \
        a link to one, whose name is UTF-8 without control characters. Without it, the rest of the site is built.
        """,
      example: "chmod +r Content/case-studies/registration.md"),
    DiagnosticExplanation(
      id: "HiddenFile", summary: "A path must not lead to a hidden file",
      text: """
        Files and folders whose names begin with a dot hold settings and secrets, such as the token in .git/config. None is \
        read for a page or copied, whether a fence or a symbolic link leads there.
        """,
      example: """
        src=../../.env                           names a hidden file
        Content/assets/notes.txt -> ../../.env   is a link to one
        src=../../settings.example               is read
        """),
    DiagnosticExplanation(
      id: "RepeatedLink", summary: "A folder must be linked only once where its files are used by their place",
      text: """
        A folder is read by its own path and through the first link to it, so that folders which link to each other take no \
        longer than their number says. Pages may name its files through every link; copies in Content/assets, and \
        templates, are made for the first alone.
        """,
      example: """
        Content/assets/a -> ../../shared   is copied
        Content/assets/b -> ../../shared   is not
        """),
    DiagnosticExplanation(
      id: "InvalidPath", summary: "The path of a page or file must be one that every disk takes",
      text: """
        Each part has at most 255 bytes, the whole at most 800, without control characters; names that begin with \
        '.solidsite' are the program's own. What has another path is not published.
        """,
      example: "aliases: [/a/very/long/way/…]   has more bytes than a path may have"),
    DiagnosticExplanation(
      id: "TemplateError", summary: "A template must be closed, and must name values that exist",
      text: "Templates are rendered strictly, so that a misspelt name is an error rather than a gap in the page.",
      example: """
        {{titel}}  isn't defined
        {{title}}  is the title of the page
        """),
    DiagnosticExplanation(
      id: "ConflictingPage", summary: "Pages must have addresses of their own",
      text: "The first page keeps the address, the other is not published.",
      example: "slug: about   is taken by Content/pages/about.md"),
    DiagnosticExplanation(
      id: "ConflictingFile", summary: "Files of the site must differ by more than case",
      text: """
        On many disks two such files are one, and so are two whose names read alike but compose their letters in \
        other ways; and none can be a file and a folder at once. The first is written, the other is not.
        """,
      example: "aliases: [Old]   stands in the way of a page with the slug old"),
  ]
}
