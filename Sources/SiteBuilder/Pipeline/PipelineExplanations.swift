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
      text: "It has to be there, inside the site's folder, with permission to read it, and of a sensible size.",
      example: "chmod +r Content/case-studies/registration.md"),
    DiagnosticExplanation(
      id: "TemplateError", summary: "A template must be closed, and must name values that exist",
      text: "Templates are rendered strictly, so that a misspelt name is an error rather than a gap in the page.",
      example: """
        {{titel}}  isn't defined
        {{title}}  is the title of the page
        """),
    DiagnosticExplanation(
      id: "PageTooLarge", summary: "A page must be one that a browser can show",
      text:
        "A page has at most 32 MB; a list of ten thousand studies has half of that. Mostly, sections or partials of a "
        + "template repeat one another, which are begun at most four million times, or a study includes more code than "
        + "anybody can read. A page that says so takes its place.",
      example: """
        {{#principles}}{{#principles}}{{name}}{{/principles}}{{/principles}}   writes 25 names
        {{#principles}}{{name}}{{/principles}}                                 writes 5
        """),
    DiagnosticExplanation(
      id: "ConflictingPage", summary: "Pages must have addresses of their own",
      text: "The first page keeps the address, the other is not published.",
      example: "slug: about   is taken by Content/pages/about.md"),
    DiagnosticExplanation(
      id: "ConflictingFile", summary: "Files of the site must differ by more than case",
      text: "On many disks two such files are one. The first is written, the other is not.",
      example: "aliases: [Old]   stands in the way of a page with the slug old"),
  ]
}
