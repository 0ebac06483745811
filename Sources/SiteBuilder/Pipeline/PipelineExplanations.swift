import CaseStudyModel

/// The explanations of diagnostics that come from stages rather than from checks.
enum PipelineExplanations {
  static let all = [
    DiagnosticExplanation(
      id: "InvalidSlug", summary: "A slug must be one part of an address",
      text:
        "The page is published under the name of its file until the slug is fixed, and nothing is written elsewhere.",
      example: """
        slug: ../registration   leaves its folder
        slug: registration      is published as case-studies/registration/
        """),
    DiagnosticExplanation(
      id: "InvalidAlias", summary: "An alias must be an address inside the site",
      text: "A single word is a former slug of the page; an address with slashes starts at the site's root.",
      example: """
        aliases: [../old]            leaves the site
        aliases: [sign-up, /old/x/]  lead to the page
        """),
    DiagnosticExplanation(
      id: "DuplicateTranslation", summary: "A study must have only one translation into a language",
      text: "The first file is published, and the other isn't.",
      example: """
        parking.de.md         is published
        parking.de.markdown   isn't
        """),
    DiagnosticExplanation(
      id: "TranslationAddress", summary: "A translation must not have a slug",
      text: "Its address is below the original's, so the two stay together.",
      example: """
        case-studies/parking/      parking.md
        case-studies/parking/de/   parking.de.md
        """),
    DiagnosticExplanation(
      id: "MisplacedMarkdown", summary: "A document must be directly in its folder, or be the index of a folder there",
      text: """
        Files in deeper folders belong to the document whose folder they are in, and have no page. A case study among \
        the pages would be shown without its sides and its evidence.
        """,
      example: """
        Content/case-studies/parking.md         is a study
        Content/case-studies/parking/index.md   is one too, with its files beside it
        Content/case-studies/parking/notes.md   isn't one
        """, entails: ["UnreachablePage"]),
    DiagnosticExplanation(
      id: "UnreadableFile", summary: "A file of the site must be readable",
      text: """
        It must exist inside the site's folder, be readable, and have at most 512 MB. It must be a regular file, or a \
        link to one, whose name is UTF-8 without control characters. The rest of the site is built without it.
        """,
      example: "chmod +r Content/case-studies/registration.md", traits: .isAboutMissingCode),
    DiagnosticExplanation(
      id: "HiddenFile", summary: "A path must not lead to a hidden file",
      text: """
        Files and folders whose names begin with a dot hold settings and secrets, such as the token in .git/config. \
        None is read for a page or copied, whether a fence or a symbolic link leads there.
        """,
      example: """
        src=../../.env                           names a hidden file
        Content/assets/notes.txt -> ../../.env   is a link to one
        src=../../settings.example               is read
        """, traits: .isAboutMissingCode),
    DiagnosticExplanation(
      id: "RepeatedLink", summary: "A folder of templates or assets must be linked only once",
      text: """
        A folder is read at its own path and through the first link to it, because folders that link to each other \
        would be read again and again. Pages can refer to its files through any link, but templates and copies in \
        Content/assets come through the first one only.
        """,
      example: """
        Content/assets/a -> ../../shared   is copied
        Content/assets/b -> ../../shared   is not
        """),
    DiagnosticExplanation(
      id: "InvalidPath", summary: "The path of a page or file must be valid on every file system",
      text: """
        Each part must have at most 255 bytes, and the whole path at most 800, without control characters. At the top, \
        names that begin with '.solidsite' are reserved, and so is 'lost+found', which file systems use. Files with \
        other paths are not published.
        """,
      example: "aliases: [/a/very/long/way/…]   has more bytes than a path may have"),
    DiagnosticExplanation(
      id: "UnportableName", summary: "Published files should have names that Windows can store",
      text: """
        On Windows, a name such as 'con', 'nul' or 'com1' is a device, whatever its case and extension. No name can \
        contain < > : " | ? * or \\, or end with a dot or a space. Other servers have no problem with such names, so \
        the files are published; but the site can't be unpacked or checked out on Windows.
        """,
      example: """
        Content/case-studies/aux.md   becomes the folder case-studies/aux
        slug: auxiliary   is an address that Windows can store
        """),
    DiagnosticExplanation(
      id: "TemplateError", summary: "The tags of a template must be closed and must name values that exist",
      text: "Templates are rendered strictly, so that a misspelt name is an error rather than a gap in the page.",
      example: """
        {{titel}}  isn't defined
        {{title}}  is the title of the page
        """),
    DiagnosticExplanation(
      id: "MissingContentPolicy", summary: "Every page must have a content security policy",
      text: """
        The theme's templates write it at the top of the head: it lets browsers load only what belongs to the site. A \
        site's own template that replaces 'base' must write it too.
        """,
      example: """
        <head>
        {{contentPolicy}}
        """),
    DiagnosticExplanation(
      id: "BlockedMarkup", summary: "A template must contain only what the content security policy of its pages allows",
      text: """
        The policy lets browsers run and load only files of the site, so a script or a style sheet in a page, an \
        attribute such as onclick, a frame, and a file from elsewhere have no effect. Style rules belong in \
        Templates/assets/site.css, and scripts in Templates/assets/custom.js; every page loads both. With \
        'allowHTML: all' in solidsite.yml, pages have no policy.
        """,
      example: """
        <style>h1 { color: navy; }</style>      has no effect in a template
        h1 { color: navy; }                     has one in Templates/assets/site.css
        """),
    DiagnosticExplanation(
      id: "MalformedMarkup", summary: "The elements of a template must be closed and properly nested",
      text: """
        Browsers guess where an element ends if its end tag is missing, and the layout of the page breaks. A section \
        may open an element that another section or template closes.
        """,
      example: """
        <div><p>{{title}}</div>          needs no end tag of 'p'
        <div><b>{{title}}</div>          must close 'b'
        {{#url}}<a href="{{url}}">{{/url}}{{title}}{{#url}}</a>{{/url}}
        """),
    DiagnosticExplanation(
      id: "MalformedStyle", summary: "A style sheet must close its rules and comments, and load files that exist",
      text: """
        Browsers silently ignore the rest of a style sheet if a brace or a comment isn't closed. An address in \
        'url(…)' is relative to the style sheet, so it names a file in Templates/assets or Content/assets.
        """,
      example: """
        :root { --measure: 44rem;     must be closed by '}'
        url("../img/paper.png")       isn't a file of the site
        """),
    DiagnosticExplanation(
      id: "MalformedScript", summary: "A script must close its brackets, strings and comments",
      text: """
        Browsers run nothing of a script with such a mistake, and show no message to readers. Pages load a script by \
        itself, not as a module.
        """,
      example: """
        document.title = "Fees;     must close the string
        document.title = "Fees";
        """),
    DiagnosticExplanation(
      id: "TemplateAddress", summary: "An address in a template must lead to the same place from every page",
      text: """
        A template is used by pages in folders of different depths, and a site may be in a folder of its host. So an \
        address begins with {{site.url}}, the address of the home page. A site's own script and style sheet are \
        Templates/assets/custom.js and Templates/assets/site.css, which every page loads; a published file's name \
        changes with its content.
        """,
      example: """
        <a href="about/">                works on the home page only
        <a href="{{site.url}}about/">
        """),
    DiagnosticExplanation(
      id: "ActiveFile", summary: "Content must not contain files that browsers run",
      text: """
        HTML, XML, scripts and documents with scripts in them run in the browser of anyone who opens them, as if they \
        were pages of the site. Such a file is not published, and links to it are dead. Files in Templates/assets \
        belong to the site's owner and are published as they are; so are those in Content with 'allowHTML: all' in \
        solidsite.yml.
        """,
      example: """
        Content/assets/demo.html   isn't published
        Content/assets/demo.png    is
        """),
    DiagnosticExplanation(
      id: "ActivePicture", summary: "A picture must not run scripts or load other files",
      text: """
        SVG can contain scripts, pages and links to pictures elsewhere. A picture is published without them, rebuilt \
        from elements that are known to be harmless. With 'allowHTML: all' in solidsite.yml it is published as it is.
        """,
      example: """
        <svg onload="run()">                      is published as <svg>
        <image href="data:image/png;base64,…"/>   is kept
        """),
    DiagnosticExplanation(
      id: "BrokenPicture", summary: "A picture must be one that browsers can read",
      text: """
        SVG must be well-formed XML in UTF-8 with 'svg' as its outermost element, and declare no entities. Any other \
        SVG can't be cleaned, so it isn't published. Other pictures must not be empty, pointers of Git LFS, or pages \
        of a website that were saved under the name of a picture.
        """,
      example: """
        <!DOCTYPE svg [<!ENTITY …>]>   declares an entity
        <svg xmlns="http://www.w3.org/2000/svg"></svg>   is a picture
        """),
    DiagnosticExplanation(
      id: "PageTooLarge", summary: "A page must be small enough for browsers to show",
      text: """
        A page has at most 32 MB; a list of ten thousand studies needs half of that. Usually the cause is a template \
        whose sections or partials repeat one another (they are rendered at most four million times), or a study that \
        includes more code than anybody can read. A short page that says so is published in its place.
        """,
      example: """
        {{#principles}}{{#principles}}{{name}}{{/principles}}{{/principles}}   writes 25 names
        {{#principles}}{{name}}{{/principles}}                                 writes 5
        """),
    DiagnosticExplanation(
      id: "ConflictingPage", summary: "Pages must have different addresses",
      text: "The first page keeps the address; the other isn't published.",
      example: "slug: about   is taken by Content/pages/about.md"),
    DiagnosticExplanation(
      id: "ConflictingFile", summary: "Each file of the site must have its own path",
      text: """
        Two pages, aliases or generated files can't share a path. On many disks, paths that differ only in case or in \
        how they compose letters are also the same, and a path can't be a file and a folder at once. The first file is \
        written; the others aren't.
        """,
      example: "aliases: [Old]   conflicts with a page whose slug is old"),
  ]
}
