"""Sites of a given size that are hard on one part of solidsite each, by name.

A shape takes a number of bytes and returns the files of a site, by path. `study(text)` is a site with one study.
"""

SHAPES = {}


def shape(name):
    """Registers the function below it under a name."""

    def register(function):
        SHAPES[name] = function
        return function

    return register


def site(files, settings="title: T\n"):
    return {"solidsite.yml": settings, **files}


def study(text, front="title: T\nsummary: S\n", settings="title: T\n", **files):
    return site({"Content/case-studies/s.md": f"---\n{front}---\n\n{text}\n", **files}, settings)


def many(unit, size):
    return unit * max(1, size // max(1, len(unit.encode() if isinstance(unit, str) else unit)))


def numbered(unit, size):
    """Repeats `unit`, which holds `%d`, with ascending numbers up to `size` bytes."""
    parts, length, number = [], 0, 0
    while length < size:
        part = unit.replace("%d", str(number))
        parts.append(part)
        length += len(part.encode())
        number += 1
    return "".join(parts)


def texts(table, wrap):
    """Registers texts that repeat a unit, numbered where it holds `%d`, or that a function makes of a size."""
    for name, unit in table.items():
        if callable(unit):
            SHAPES[name] = lambda size, unit=unit: wrap(unit(size))
        else:
            make = numbered if "%d" in unit else many
            SHAPES[name] = lambda size, unit=unit, make=make: wrap(make(unit, size))


def fence(code, info, sign="```"):
    return f"{sign}{info}\n{code}\n{sign}\n"


# Markdown: blocks.
texts(
    {
        "headings: equal": "# a\n",
        "headings: one after the other": "# a%d\n",
        "headings: setext": "a\n=\n\n",
        "headings: raw, unclosed": "<h1>\n",
        "headings: raw, in lines": "<h2>a</h2>\n",
        "headings: one long": lambda n: "# " + many("a ", n) + "\n",
        "headings: nested, with sides": "## Before\n### After\n",
        "headings: numbered like anchors": "# a\n# a-1\n",
        "headings: that end like anchors": lambda n: numbered("# a-%d\n", n // 2) + many("# a\n", n // 2),
        "headings: named before": "## Before\n\nx\n\n",
        "headings: sections": "## a%d\n\n",
        "headings: six levels long, many fences": lambda n: "".join(
            "#" * level + " " + many("a ", n // 12) + "\n\n" for level in range(1, 7)
        )
        + many("```\na\n```\n", n // 2),
        "paragraphs": "a\n\n",
        "lines of a paragraph": "a\n",
        "blank lines": "\n",
        "spaces": " ",
        "tabs": "\t",
        "tabs in lists": "-\ta\n",
        "rules": "***\n",
        "quotes: one line": "> a\n",
        "quotes: deep": ">",
        "quotes: deep, then lazy": lambda n: many("> ", n // 2) + "a\n" + many("b\n", n // 2),
        "quotes: up to the limit": lambda n: many("> " * 60 + "a\n", n),
        "lists: flat": "- a\n",
        "lists: deep on one line": "- ",
        "lists: deep, then blank": lambda n: many("- ", n // 2) + "x" + many("\n", n // 2),
        "lists: deep, in steps": lambda n: "".join("  " * k + "* a\n" for k in range(int(n**0.5))),
        "lists: deep in quotes": lambda n: "> " + many("- ", n // 2) + "x\n" + many(">\n", n // 2),
        "lists: numbered": "1. a\n",
        "lists: tasks": "- [ ] a\n",
        "lists: tasks, done and empty": "- [x]\n",
        "lists: alternating signs": "- a\n+ b\n",
        "lists: loose": "- a\n\n\n",
        "minus runs": "-",
        "underscore runs": "_",
        "underscores at line starts": "_ ",
        "minus at line starts": "- - - a\n",
        "equal signs": "=",
        "number signs": "#",
        "code: indented": "    a\n",
        "code: unclosed fence": lambda n: "```\n" + many("a\n", n),
        "code: fences": "```\na\n```\n",
        "code: fences of tildes": "~~~\na\n~~~\n",
        "code: fences in lists": "- ```\n  a\n  ```\n",
        "code: fences in quotes": "> ```\n> a\n",
        "tables: many rows": lambda n: "|a|b|\n|-|-|\n" + many("|c|d|\n", n),
        "tables: many columns": lambda n: many("|a", n // 3) + "|\n" + many("|-", n // 3) + "|\n" + many("|b", n // 3) + "|\n",
        "tables: missing cells": lambda n: many("|a", n // 3) + "|\n" + many("|-", n // 3) + "|\n" + many("b\n", n // 3),
        "tables: small ones": "|a|\n|-|\n|b|\n\n",
        "tables: in paragraphs": "a|b\n-|-\n",
        "tables: escaped pipes": lambda n: "|a|\n|-|\n|" + many("\\|", n) + "|\n",
        "tables: delimiter rows": "|-|\n",
        "tables: vertical tabs": "aaa\rbbb\n-\v\n",
        "html: blocks": "<div>\na\n</div>\n\n",
        "html: unclosed elements": "<div>\n",
        "html: unclosed tags": "<a ",
        "html: attributes": lambda n: "<div " + numbered("a%d=b ", n) + ">\n",
        "html: identifiers": '<a id="x%d"></a>\n',
        "html: details": "<details><summary>a</summary>\n",
        "html: summaries": "<details>\n<summary>a</summary>\n\nb\n\n</details>\n\n",
        "html: comments, unclosed": "<!--",
        "html: comments in paragraphs, unclosed": lambda n: "a " + many("<!--", n),
        "html: declarations, unclosed": lambda n: "a " + many("<!A ", n),
        "html: instructions, unclosed": lambda n: "a " + many("<?", n),
        "html: CDATA, unclosed": lambda n: "a " + many("<![CDATA[", n),
        "html: closed after comments": lambda n: "</" + many("<!--", n),
        "html: scripts": "<script>\n",
        "html: dropped in one line": lambda n: "a " + many("<x>", n),
        "html: one long line of elements": lambda n: "a " + many("<b>c</b>", n),
        "html: less-than signs": lambda n: "<div>\n" + many("<", n),
        "html: entities in attributes": '<p title="&amp;">a</p>\n',
        "html: ordered lists": "<ol><li>\n\n```\n// (1)\n```\n\n",
        "html: images": '<img src="x%d.png">\n',
        "directives of DocC": "@Comment {\n",
        "directives of DocC, closed": "@Comment {}\n",
    },
    study,
)

# Markdown: inlines.
texts(
    {
        "brackets: nested": lambda n: many("[", n // 2) + "a" + many("]", n // 2),
        "brackets: open": "[a",
        "brackets: closed": "a]",
        "brackets: in paragraphs": "[a][b]\n\n",
        "brackets: open, with emphasis": "[ a_",
        "brackets: open, with addresses": "[ (](",
        "brackets: images": "![[]()",
        "brackets: links unclosed": lambda n: many("[a](b", min(n, 45_000)),
        "brackets: links unclosed, with spaces": lambda n: many("[a](b c", min(n, 60_000)),
        "brackets: footnotes unclosed": "[^",
        "brackets: images open": "![",
        "links": "[a](b) ",
        "links: one a line": "[a](b)\n",
        "links: unclosed": "[a](",
        "links: unclosed in angles": "[a](<b",
        "links: to anchors": "[a](#a%d) ",
        "links: to headings": lambda n: numbered("# a%d\n", n // 2) + numbered("[a](#a%d)\n", n // 2),
        "links: to misspelt headings": lambda n: numbered("# heading number %d\n", n // 2)
        + numbered("[a](#haeding-nubmer-%d)\n", n // 2),
        "links: to one long misspelt heading": lambda n: "# " + many("ab", n // 2) + "\n\n[a](#" + many("ab", n // 2) + "x)\n",
        "links: long, dead": lambda n: "[a](" + many("b/", n) + ")",
        "links: dead, up and down": lambda n: "[a](" + many("b/../", n) + ")",
        "links: with percents": lambda n: "[a](" + many("%41", n) + ")",
        "links: with titles": '[a](b "c")\n\n',
        "emphasis: nested": lambda n: many("*a **a ", n // 2) + "b" + many(" a** a*", n // 2),
        "emphasis: closers": "a_ ",
        "emphasis: openers": "_a ",
        "emphasis: mismatched": "*a_ ",
        "emphasis: of three": lambda n: "a**b" + many("c* ", n),
        "emphasis: stars": "*",
        "emphasis: with strikethrough": lambda n: many("~a ", n // 2) + many("b~~ ", n // 2),
        "emphasis: hard with links": "**x [a*b**c*](d)",
        "emphasis: in quotes": lambda n: many(">", n // 2) + many("a*", n // 2),
        "tildes": "~",
        "backticks": "`",
        "backticks: of many lengths": lambda n: "".join("e" + "`" * k for k in range(1, int((2 * n) ** 0.5))),
        "backticks: pairs": "`a`",
        "entities": "&amp;",
        "entities: unknown": "&",
        "entities: numbers": "&#x41;",
        "backslashes": "\\",
        "escapes": "\\*",
        "hard breaks": "a  \n",
        "autolinks: www": "www.",
        "autolinks: www, underscores": "www.a_",
        "autolinks: www in one line": "www.a%d.bc ",
        "autolinks: www in lines": "www.a%d.bc\n",
        "autolinks: schemes": "http://a.bc ",
        "autolinks: colons": "://",
        "autolinks: mail signs": "@",
        "autolinks: mail": "a@b.c ",
        "autolinks: mail in brackets": "[a@b.c]",
        "autolinks: dots": "a.b@c.",
        "autolinks: brackets at the end": lambda n: "http://a.b" + many(")", n),
        "autolinks: in angles": "<http://a.b%d> ",
        "autolinks: angles": "<a:",
        "footnotes": lambda n: numbered("[^%d]: a\n\n", n // 2) + numbered("[^%d] ", n // 2),
        "footnotes: one, many uses": lambda n: "[^a]: b\n\n" + many("[^a]\n\n", n),
        "footnotes: nested": lambda n: numbered("[^%d]: [^1%d]\n\n", n),
        "footnotes: defined only": "[^%d]: a\n\n",
        "references": lambda n: numbered("[%d]: /a\n", n // 2) + numbered("[%d]\n\n", n // 2),
        "references: one long, many uses": lambda n: "[a]: " + many("b/", n // 2) + "\n\n" + many("[a]\n\n", n // 2),
        "references: one long, many uses, one line": lambda n: "[a]: " + many("b/", n // 2) + "\n\n" + many("[a] ", n // 2),
        "references: one long to the web": lambda n: "[a]: http://x.y/" + many("b/", n // 2) + "\n\n" + many("[a]\n\n", n // 2),
        "references: one long, images": lambda n: "[a]: " + many("b/", n // 2) + "\n\n" + many("![a]\n\n", n // 2),
        "references: one long title": lambda n: '[a]: b "' + many("c ", n // 2) + '"\n\n' + many("[a]\n\n", n // 2),
        "references: of one label": "[a]: b\n",
        "references: unfinished": "[a]:\n",
        "references: long labels": lambda n: many("[" + "a" * 998 + "]: b\n", n),
        "images": "![a](b%d.png)\n",
        "images: nested": lambda n: many("![", n // 8) + "a" + many("](b)", n // 2),
        "images: misspelt": lambda n: numbered("![a](picture-number-%d.png)\n\n", n),
        "NUL bytes": "\0",
        "wide characters": "漢",
        "words of one letter between wide ones": "中s",
        "combining marks": "\u0301",
        "combining marks: of two kinds, in a heading": lambda n: "# a" + many("\u0301\u0323", n) + "\n",
        "combining marks: in words": "a\u0301 ",
        "regional indicators": "\U0001f1e9",
        "regional indicators: in a heading": lambda n: "# " + many("\U0001f1e9", n) + "\n",
        "regional indicators: in bold": lambda n: "**" + many("\U0001f1e9", n) + "**\n\n```swift\na\n```\n",
        "joined emoji": lambda n: "# " + many("\U0001f469\u200d", n) + "\n\n```swift\na\n```\n",
        "joined emoji: in code comments": lambda n: "```swift\n// " + many("\U0001f469\u200d", n) + "\n```\n",
        "Hangul": lambda n: "# " + many("\u1100", n) + "\n",
        "apostrophes": "'a",
        "sentences": "Hm. ",
        "one long word": "a",
        "carriage returns": "\r",
    },
    study,
)


@shape("bytes that are no text")
def invalid(n):
    return site({"Content/case-studies/s.md": b"---\ntitle: T\n---\n\n" + b"\xff" * n})


# Settings in front matter.
def front(text):
    return study("a", front=text)


texts(
    {
        "front matter: keys": "k%d: v\n",
        "front matter: one key again": "title: v\n",
        "front matter: nested lists": lambda n: "tags: " + many("[", n) + "\n",
        "front matter: nested maps": lambda n: "tags: " + many("{a: ", n) + "\n",
        "front matter: nested by indentation": lambda n: "".join(" " * k + "a:\n" for k in range(int((2 * n) ** 0.5))),
        "front matter: dashes": lambda n: "tags:\n" + many("- ", n) + "a\n",
        "front matter: anchors": "k%d: &a%d x\n",
        "front matter: aliases": lambda n: "title: &a x\ntags: [" + many("*a,", n) + "]\n",
        "front matter: long key": lambda n: many("k", n) + ": v\n",
        "front matter: long value": lambda n: "title: " + many("v", n) + "\n",
        "front matter: long value of words": lambda n: "title: " + many("v ", n) + "\n",
        "front matter: quoted value": lambda n: 'title: "' + many("\\x41", n) + '"\n',
        "front matter: folded value": lambda n: "title: >\n" + many("  a\n", n),
        "front matter: blank lines in a value": lambda n: "title: |\n  a\n" + many("\n", n) + "  b\n",
        "front matter: comments": "# a\n",
        "front matter: directives": "%TAG !a%d! tag:x\n",
        "front matter: questions": "? ",
        "front matter: tags in one line": lambda n: "title: T\ntags: [" + numbered("a%d,", n) + "]\n",
        "front matter: tags in lines": lambda n: "title: T\ntags:\n" + numbered("- a%d\n", n),
        "front matter: wrong tags in one line": lambda n: "title: T\ntags: [" + many("[],", n) + "]\n",
        "front matter: wrong tags, maps": lambda n: "title: T\ntags: [" + many("{a},", n) + "]\n",
        "front matter: equal tags": lambda n: "title: T\ntags: [" + many("a,", n) + "]\n",
        "front matter: authors": lambda n: "title: T\nauthors: [" + numbered("a%d,", n) + "]\n",
        "front matter: author of mail signs": lambda n: "title: T\nauthors: [\"a <" + many("@", n) + "\"]\n",
        "front matter: sources": lambda n: "title: T\nsources:\n" + numbered("- {title: a%d}\n", n),
        "front matter: unknown keys in sources": lambda n: "title: T\nsources: [" + numbered("{titel: a%d},", n) + "]\n",
        "front matter: aliases of the page": lambda n: "title: T\naliases: [" + numbered("a%d,", n) + "]\n",
        "front matter: wrong aliases": lambda n: "title: T\naliases: [" + numbered("..%d,", n) + "]\n",
        "front matter: principles": lambda n: "title: T\nprinciples: [" + numbered("a%d,", n) + "]\n",
        "front matter: one principle again": lambda n: "title: T\nprinciples: [" + many("srp,", n) + "]\n",
        "front matter: roles": lambda n: "title: T\nroles: {policy: [" + numbered("a%d.b,", n) + "]}\n",
        "front matter: severities": lambda n: "title: T\nseverities:\n" + numbered("  A%d: off\n", min(n, 9000)),
        "front matter: unclosed": lambda n: "title: T\n" + many("a", n),
        "front matter: slug": lambda n: "slug: " + many("a", n) + "\n",
    },
    front,
)


@shape("front matter: principles and blocks")
def principles_and_blocks(n):
    return study(
        many("```x before\na\n```\n```x after\nb\n```\n", n // 2),
        front="title: T\nprinciples: [" + numbered("a%d,", n // 2) + "]\n",
    )


@shape("front matter: tags and change requests")
def tags_and_requests(n):
    patch = "```diff a.b before\n" + many("+a\n", n // 2) + "```\n"
    return study(
        "## Change requests\n\n### A\n\n" + patch, front="title: T\ntags: [" + numbered("a%d,", n // 2) + "]\n"
    )


@shape("front matter: roles and files")
def roles_and_files(n):
    blocks = numbered("```swift f%d.swift before\nstruct A%d {}\nlet a = A0()\n```\n", n // 2)
    roles = ", ".join(f"f{k}.swift" for k in range(n // 40))
    return study(blocks, front=f"title: T\nprinciples: [dip]\nroles: {{policy: [f0.swift], detail: [{roles}]}}\n")


# Steps: the states of the tree between the sides.
WALK = "## Before\n\n%s\n## After\n\n%s"
texts(
    {
        "steps: many": lambda n: WALK % (fence("a", "swift a.swift"), numbered("### S%d\n```swift f%d.swift\nb\n```\n", n)),
        "steps: of many files": lambda n: WALK
        % (
            numbered("```swift a%d.swift\nstruct A%d { var a: A0 }\n```\n", n // 2),
            "".join(f"### S{k}\n" + numbered(f"```swift f{k}_%d.swift\nlet x = A%d()\n```\n", n // 80) for k in range(40)),
        ),
        "steps: of one file, written again": lambda n: WALK
        % (
            fence(many("struct A {}\n", n // 2), "swift a.swift"),
            "".join(f"### S{k}\n" + fence(many("struct B {}\n", n // 80), "swift b.swift replace") for k in range(40)),
        ),
        "steps: that replace blocks": lambda n: WALK
        % (fence("a", "swift a.swift"), "".join(f"### S{k}\n" + many("```swift b.swift replace\nb\n```\n", n // 2) for k in range(2))),
        "steps: whose files disappear one by one": lambda n: WALK
        % (
            numbered("```swift a%d.swift\nstruct A%d {}\nlet b = B%d()\n```\n```swift b%d.swift\nstruct B%d {}\n```\n", n),
            "### S\n" + fence("a", "swift c.swift") + "### T\n" + fence("a", "swift d.swift"),
        ),
    },
    study,
)


@shape("front matter: steps")
def named_steps(n):
    steps = numbered("S%d,", n // 2) + numbered("X%d,", n // 4)
    return study(
        WALK % (fence("a", "swift a.swift"), numbered("### S%d\n```swift\nb\n```\n", n // 4)),
        front=f"title: T\nsteps: [{steps}]\n",
    )


# Fences: info strings, files, sides, principles, change requests, contracts.
texts(
    {
        "info: words": lambda n: fence("a", "swift " + numbered("w%d ", n)),
        "info: equal near words": lambda n: fence("a", "swift " + many("befor ", n)),
        "info: near words": lambda n: fence("a", "swift " + many("befor ", n)),
        "info: one long word": lambda n: fence("a", "swift " + many("a", n)),
        "info: ranges": lambda n: fence("a\n" * 10, "swift {" + numbered("%d,", n) + "1}"),
        "info: ranges and lines": lambda n: fence(many("a\n", n // 2), "swift {" + many("1,", n // 2) + "1}"),
        "info: ranges and numbered lines": lambda n: fence(many("a\n", n // 2), "swift a.swift {" + many("1,", n // 2) + "1}"),
        "info: many ranges": lambda n: fence("a", "swift " + many("{1} ", n)),
        "info: braces": lambda n: fence("a", "swift " + many("{", n)),
        "info: keys": lambda n: fence("a", "swift " + numbered("k%d=v ", n)),
        "info: quotes": lambda n: fence("a", "swift " + many('"', n)),
        "info: languages": "```lang%d\na\n```\n",
        "info: principles": lambda n: fence("a", "swift " + many("srp ", n)),
        "fences: of one file": "```swift a.swift\na\n```\n",
        "fences: of one file, before": "```swift a.swift before\na\n```\n",
        "fences: of one file, both sides": "```swift a.swift before\na\n```\n```swift a.swift after\nb\n```\n",
        "fences: of one file, with ranges": "```swift a.swift before {1}\na\n```\n",
        "fences: of one file, replaced": "```swift a.swift before replace\na\n```\n",
        "fences: of many files, before": "```swift a%d.swift before\na\n```\n",
        "fences: of many files, both sides": "```swift a%d.swift before\na\n```\n```swift a%d.swift after\na\n```\n",
        "fences: of many files, changed": "```swift a%d.swift before\na\n```\n```swift a%d.swift after\nb\n```\n",
        "fences: of many files, moved": lambda n: numbered("```swift a%d.swift before\nline%d\n```\n", n // 2)
        + numbered("```swift b%d.swift after\nline%d\n```\n", n // 2),
        "fences: without a name, before": "```swift before\na\n```\n",
        "fences: without a name, both sides": "```swift before\na\n```\n```swift after\na\n```\n",
        "fences: before by heading, after by word": lambda n: "## Before\n\n"
        + many("```swift\na\n```\n```swift after\na\n```\n", n),
        "fences: labels": "**Bad:**\n\n```swift\na\n```\n\n**Good:**\n\n```swift\nb\n```\n\n",
        "fences: split by comments": lambda n: fence(many("// Bad\na\n// Good\nb\n", n), "swift"),
        "fences: split, under a long label": lambda n: many("a b ", n // 2) + "\n\n"
        + fence(many("// Bad\na\n// Good\nb\n", n // 2), "swift"),
        "fences: split, under rules": lambda n: "a\n\n" + many("***\n", n // 2)
        + fence(many("// Bad\na\n// Good\nb\n", n // 2), "swift"),
        "fences: comments that name a side": lambda n: fence(many("// Good\n", n), "swift"),
        "fences: comments and nothing else": lambda n: fence(many("// a\n", n), "swift"),
        "fences: by principle, plain": "## Single responsibility\n\n```swift\na\n```\n\n",
        "fences: below one principle": lambda n: "# SRP\n\n" + many("## x\n\n```swift\na\n```\n\n", n),
        "fences: below one principle, last marked": lambda n: "# SRP\n\n"
        + many("## x\n\n```swift\na\n```\n\n", n) + "```swift after\nb\n```\n",
        "fences: principles by turns": "## SRP\n\n```swift before\na\n```\n\n## OCP\n\n```swift after\na\n```\n\n",
        "fences: principles in a long heading": lambda n: "# SRP " + many("a ", n // 2) + "\n\n"
        + many("```swift\na\n```\n", n // 2),
        "fences: notes": lambda n: many("```swift\n// (1)\n```\n\n1. a\n\n", n),
        "fences: usages below a side": lambda n: "## Before\n\n" + fence("a", "swift a.swift") + "## After\n\n"
        + fence("b", "swift a.swift") + many("```swift usage before\na\n```\n```output\nb\n```\n", n),
        "tests: checks on one line": lambda n: fence(many("expect(true);", n), "swift test"),
        "tests: checks that aren't closed": lambda n: fence(many("expect(", n), "swift test"),
        "tests: unknown calls on one line": lambda n: fence(numbered("foo%d();", n), "swift test"),
        "tests: mistyped calls on one line": lambda n: fence("func g(_ a: Int) -> Int { a }", "swift driver")
        + fence(many('expect(g("x"), 1);', n), "swift test"),
        "fences: usages and outputs": "```swift usage\na\n```\n```output\nb\n```\n",
        "fences: prose around": "This violates it.\n\n```swift\na\n```\n\nTo fix this:\n\n",
        "fences: drawings": "```\n+--+\n```\n",
        "contracts": "```swift contract=C%d after\nclause(\"a\") { true }\n```\n",
        "contracts: conformers": lambda n: "".join(
            f"```swift {word}=C{k} after\nconformer(\"a\")\n```\n" for k in range(n // 90) for word in ("contract", "conformers")
        ),
        "contracts: one long line": lambda n: fence(many('clause("a ', n), "swift contract=C after"),
        "contracts: one long line of near calls": lambda n: fence(many("clause(", n), "swift contract=C after"),
        "requests: in one section": lambda n: "## Change requests\n\n" + numbered("### R%d\n\na\n\n```diff a.b\n+a\n```\n\n", n),
        "requests: headings": lambda n: "## Change requests\n\n" + many("### R\n", n),
        "requests: sections": "## Change requests\n",
        "requests: sections by turns": "## Change requests\n### a\n## b\n",
        "requests: below a deep heading": lambda n: many("###### a\n", n // 2) + many("##### Change requests\n", n // 2),
        "requests: patches of many files": lambda n: "## Change requests\n\n### R\n\n"
        + numbered("```diff a%d.b before\n+a\n```\n", n),
        "requests: one long patch": lambda n: "## Change requests\n\n### R\n\n" + fence(many("@@\n a\n+b\n", n), "diff a.b before"),
        "outline: open classes": lambda n: fence(many("class A {", n), "java before"),
        "outline: open generics": lambda n: fence(many("class A<", n), "java before"),
        "outline: classes": lambda n: fence(numbered("class A%d: B%d {}\n", n), "java before"),
        "outline: protocols": lambda n: fence(numbered("protocol A%d {}\n", n), "swift before"),
        "outline: conformers": lambda n: fence(many("class A: B {}\n", n), "swift before"),
        "outline: files with classes": "```swift a%d.swift before\nprotocol A%d: B {}\n```\n",
        "outline: closing braces": lambda n: fence(many("}", n // 2) + many("class A", n // 2), "java before"),
        "outline: parents": lambda n: fence("class A: " + numbered("B%d, ", n), "swift before"),
    },
    lambda text: study(text, front="title: T\nsummary: S\nprinciples: [srp, ocp, lsp, isp, dip]\n"),
)

# Checks that look something up for each of many parts.
BOTH = WALK % (fence("a", "swift a.swift"), fence("b", "swift a.swift"))
REQUESTS = BOTH + "## Change requests\n\n"
texts(
    {
        "checks: empty sections of requests on a side": lambda n: "## Before\n\n"
        + many("### Change requests\n\n", n) + fence("a", "swift test"),
        "checks: empty sections of requests above blocks": lambda n: many("## Change requests\n\n", n // 2)
        + many("```\na\n```\n\n", n // 2) + fence("a", "swift test"),
        "checks: headings with letters of another script": "## \u0410fter\n\n",
        "checks: versions behind undecided blocks": lambda n: "# SRP\n\n"
        + numbered("```swift\nclass A%d {}\n```\n\n", n // 2) + "### B\n\n" + fence("class B {}", "swift before")
        + "\nIt is a text about nothing.\n\n" + numbered("```swift after\nclass C%d {}\n```\n\n", n // 2),
        "checks: calls of methods": lambda n: BOTH + fence(numbered("expect(a.b%d(c: 1), 1)\n", n), "swift test"),
        "checks: methods of many forms": lambda n: BOTH
        + fence("struct S {\n" + numbered("func f(a%d: Int) {}\n", n // 2) + "}", "swift driver before")
        + fence("let s = S()\n" + numbered("s.f(b%d: 1)\n", n // 2), "swift test"),
        "checks: misspelt calls in requests": lambda n: BOTH
        + fence(numbered("func alpha%d() {}\n", n // 2), "swift driver before") + "## Change requests\n\n"
        + numbered("### R%d\n\nWhy.\n\n```swift test\nalhpa%d()\n```\n\n", n // 2),
        "checks: calls of a test framework": lambda n: BOTH
        + fence(numbered("func alpha%d() {}\n", n // 2), "swift driver before")
        + numbered("```swift test\nXCTAssert%d(a)\n```\n", n // 2),
        "checks: requests with diffs of one file": lambda n: REQUESTS
        + numbered("### R%d\n\nWhy.\n\n```diff a.swift before\n-a\n+b%d\n```\n\n", n),
        "checks: requests on long lines": lambda n: WALK
        % (fence("start\n" + many('let a = "long"; ', n // 2), "swift a.swift"), fence("b", "swift a.swift"))
        + "## Change requests\n\n"
        + numbered("### R%d\n\nWhy.\n\n```diff a.swift before\n start\n+b\n```\n\n", n // 2),
    },
    lambda text: study(text, front="title: T\nsummary: S\nprinciples: [srp, ocp, lsp, isp, dip]\n"),
)


@shape("front matter: roles that are types")
def roles_of_types(n):
    return study(
        numbered("```swift f%d.swift before\nstruct A%d {}\n```\n", n // 2) + fence("b", "swift b.swift after"),
        front="title: T\nprinciples: [dip]\nroles: {policy: [" + numbered("Q%d,", n // 2) + "]}\n",
    )


# The same without principles of the whole study, so that only headings name them.
for _name in [name for name in SHAPES if name.startswith("fences: ") and "principle" in name]:
    SHAPES[_name + ", and nowhere else"] = lambda size, make=SHAPES[_name]: {
        path: text.replace("principles: [srp, ocp, lsp, isp, dip]\n", "") for path, text in make(size).items()
    }


# Differences between sides.
def sides(before, after, info="swift a.swift"):
    return study(
        "## Before\n\n" + fence(before, info + " before") + "\n## After\n\n" + fence(after, info + " after"),
        front="title: T\nsummary: S\nprinciples: [srp]\n",
    )


DIFFERENCES = {
    "difference: equal lines": lambda h: (many("a\n", h), many("a\n", h) + "b\n"),
    "difference: nothing equal": lambda h: (numbered("a%d\n", h), numbered("b%d\n", h)),
    "difference: every second line": lambda h: (numbered("a%d\nx\n", h), numbered("b%d\nx\n", h)),
    "difference: reversed": lambda h: (numbered("line%d\n", h), "\n".join(reversed(numbered("line%d\n", h).split("\n")))),
    "difference: blocks moved": lambda h: (
        numbered("alpha%d\nbeta%d\ngamma%d\n\n", h),
        "\n\n".join(reversed(numbered("alpha%d\nbeta%d\ngamma%d\n\n", h).split("\n\n"))),
    ),
    "difference: equal blocks moved": lambda h: (many("alpha\nbeta1\ngamma\n\n", h), many("gamma\nalpha\nbeta1\n\n", h)),
    "difference: short lines, other signs": lambda h: (many("a\nb\nc\n", h), many("b\na\nd\nc\n", h)),
    "difference: one long line": lambda h: (many("a b ", h), many("b a ", h)),
    "difference: one long line of words": lambda h: (numbered("w%d ", h), numbered("w%d, ", h)),
    "difference: one long word": lambda h: (many("a", h), many("a", h) + "b"),
    "difference: lines of 4 KB": lambda h: (many("a " * 1999 + "\n", h), many("b " * 1999 + "\n", h)),
    "difference: changes of 700 lines": lambda h: (
        many("".join(f"a{k % 7}\n" for k in range(700)) + "same\n", h),
        many("".join(f"a{k % 5}\n" for k in range(700)) + "same\n", h),
    ),
    "difference: blank lines": lambda h: (many("\n", h), many("\n\na\n", h)),
    "difference: long blank lines": lambda h: (many(" " * 997 + "\nx\n", h), many(" " * 997 + "\nx\ny\n", h)),
    "difference: indentation": lambda h: (numbered("a%d\n", h), numbered("  a%d\n", h)),
    "difference: rare and frequent": lambda h: (many("".join(f"r{k}\nf\n" for k in range(64)), h), many("f\n", h)),
    "difference: two words by turns": lambda h: (many("x\ny\n", h), many("y\nx\nx\n", h)),
}
for _name, _pair in DIFFERENCES.items():
    SHAPES[_name] = lambda size, pair=_pair: sides(*pair(size // 2))
SHAPES["difference: highlighted spans"] = lambda n: sides(many('let a = "b" + 1\n', n // 2), many('let c = "d" + 2\n', n // 2))

# Code in each language: what is unclosed, nested or looks ahead.
CODE = {
    "swift": {
        "number signs": "#", "number signs in lines": "#\n", "raw strings": '#"', "raw strings, three quotes": '#"""',
        "strings": '"\n', "strings of three quotes": '"""', "interpolations": '"\\(', "comments": "/*",
        "comments, closed": "/* */", "operators and comments": "+/**/", "operators with dots": ".+/**/",
        "operators": "+", "slashes": " /a", "slashes escaped": "\\/", "regular expressions": "= /(a",
        "long regular expressions": lambda n: "".join("#" * k + "/\n" for k in range(int((2 * n) ** 0.5), 0, -1)),
        "braces": "{", "brackets": "([{", "brackets the wrong way": "([{)", "attributes": "@a<", "placeholders": "<#",
        "backticks": "`", "modifiers": "private(", "effects": "async ", "accessors": "get ", "keywords and comments": "in /*a*/ ",
        "keywords and lines": "in\n\n", "availability": "@available(", "conditions": "#if a &&\n", "emoji": "🙂",
        "names of letters with marks": "é", "periods": ".", "underscores": "_ ", "dollars": "$", "if in strings": '"\\("a")"',
        "mixed quotes": '"\\(\'', "some of": "some any ", "numbers": "0x1.f", "colons": "a:b,", "hashes and quotes": '#"#',
        "backslashes and hashes": '##"\\#',
    },
    "c": {"strings": '"', "comments": "/*", "directives": "#define a \\\n", "numbers": "1."},
    "cpp": {"raw strings": 'R"a(', "raw strings, closings": lambda n: 'R"aaaaaaaaaaaaaaa(' + many(")aaaaaaaaaaaaaa", n), "comments": "/*"},
    "csharp": {"strings": '$"{', "raw strings": '"""', "verbatim": '@"""', "braces": '$"{{'},
    "css": {"strings with comments": ';"/*"', "comments": ";/*", "braces": "a{", "colours": "#fff ", "at signs": "@a "},
    "dart": {"strings": "'${", "raw": "r'", "comments": "/*/*"},
    "diff": {"lines": "+a\n-b\n", "heads": "@@ -1 +1 @@\n"},
    "abap": {"templates": "|{", "comments": "*", "names": "a-"},
    "clojure": {"strings": '#"', "characters": "\\", "names": "a-b "},
    "dockerfile": {"heredocs": "<<A ", "substitutions": '"$('},
    "elixir": {"sigils": "~r/", "strings": '"#{', "atoms": ":a"},
    "fsharp": {"comments": "(*", "strings": '$"{', "attributes": "[<"},
    "gdscript": {"strings": '"""', "annotations": "@a."},
    "graphql": {"strings": '"""', "directives": "@a "},
    "groovy": {"strings": '"${', "regular expressions": "= /[a"},
    "haskell": {"comments": "{-", "pragmas": "{-#", "primes": "a' "},
    "ini": {"keys": "a=b\n", "words": "a", "comments": ";"},
    "julia": {"comments": "#=", "strings": '"$(', "characters": "'"},
    "lua": {"comments": "--[[", "long strings": "[=[", "brackets": "[[\n"},
    "makefile": {"variables": "$(", "rules": "a: b\n"},
    "pascal": {"directives": "{$", "comments": "(*", "strings": "'"},
    "perl": {"literals": "qw(", "heredocs": "<<A\n", "pages": "\n=pod", "regular expressions": "= /[a"},
    "powershell": {"comments": "<#", "strings": '"$(', "here-strings": '@"'},
    "protobuf": {"comments": "/*", "strings": '"'},
    "r": {"raw strings": 'r"(', "operators": "%", "names": "`"},
    "solidity": {"strings": 'hex"', "comments": "/*"},
    "toml": {"keys": "a", "tables": "[[", "strings": '"""'},
    "vb": {"dates": "#", "strings": '$"'},
    "go": {"raw strings": "`", "runes": "'"},
    "html": {
        "tags": "<a ", "scripts": "<script>", "styles": "<style>", "comments": "<!--", "entities": "&", "attributes": '<a b="',
        "closed scripts": "<script></script>",
    },
    "java": {"strings": '"""', "characters": "'\\"},
    "javascript": {
        "templates": "`${", "regular expressions": "=/[", "elements": "<a>", "divisions": "a/b", "comments": "/*", "names": "a ",
    },
    "json": {"strings": '"a" ', "spaces": '"a"' + " " * 50, "braces": "[{"},
    "kotlin": {"strings": '"${', "comments": "/*/*", "labels": "a@"},
    "objective-c": {"strings": '@"', "at signs": "@"},
    "php": {"code": "<?php ?>", "openings": "<?", "heredocs": "<?php <<<A\n"},
    "python": {"strings": '"""', "formats": 'f"{', "blocks": "match a\n", "long lines of words": "match ", "decorators": "@a.b."},
    "ruby": {"heredocs": "<<~A ", "heredocs in lines": "<<~A\n", "percent literals": "%w[", "interpolations": '"#{', "symbols": ":a", "regular": " /a"},
    "rust": {"raw strings": 'r#"', "number signs": "r#", "many signs": "#", "lifetimes": "'a", "comments": "/*/*", "macros": "a!"},
    "scala": {"strings": 's"${', "comments": "/*/*"},
    "shell": {"heredocs": "<<A\n", "substitutions": "$(", "quotes": "'", "variables": "$a"},
    "sql": {"strings": "'", "comments": "/*", "names": '"a'},
    "tsx": {"elements": "<a>", "braces": "<a>{", "fragments": "<>", "tags": "<a b={"},
    "typescript": {"templates": "`${`", "generics": "a<"},
    "xml": {"tags": "<a ", "sections": "<![CDATA[", "instructions": "<?", "comments": "<!--"},
    "yaml": {"scalars": "a: |\n", "pipes": " |", "keys": "a", "dashes": "- ", "spaces": "a   ", "quotes": '"'},
}
for _language, _cases in CODE.items():
    for _name, _unit in _cases.items():
        _code = _unit if callable(_unit) else (lambda n, unit=_unit: many(unit, n))
        SHAPES[f"{_language}: {_name}"] = lambda size, language=_language, code=_code: study(
            fence(code(size), f"{language} before", sign="~" * 40)
        )


# A site's own settings, grammars, templates and evidence.
@shape("settings: vocabulary")
def vocabulary(n):
    return study("# a\n", settings="title: T\nvocabulary:\n  before: [" + numbered("a%d,", n) + "]\n")


@shape("settings: vocabulary and headings")
def vocabulary_and_headings(n):
    words = ["a" + "b" * (k % 12) + str(k) for k in range(n // 20)]
    return study(
        numbered("## a word %d\n\n", n // 2), settings="title: T\nvocabulary:\n  before: [" + ",".join(words) + "]\n"
    )


@shape("settings: vocabulary of one long word")
def vocabulary_word(n):
    return study(many("## aaaaaaaaaaaaaaaaaaa\n", n // 2), settings="title: T\nvocabulary:\n  before: [" + many("a", n // 2) + "]\n")


@shape("settings: names of principles")
def principle_names(n):
    return study("# a\n", settings="title: T\nvocabulary:\n  principles:\n    srp: [" + numbered("a%d,", n) + "]\n")


@shape("settings: names of principles in ideographs")
def principle_ideographs(n):
    return study(many("中", n // 2), settings="title: T\nvocabulary:\n  principles:\n    srp: [" + numbered("中中%d,", n // 2) + "]\n")


@shape("settings: title of short words")
def title_of_words(n):
    return study("a", settings="title: " + many("a b ", n // 4) + "\nbaseURL: https://example.org/\n")


@shape("settings: navigation")
def navigation(n):
    return study("a", settings="title: T\nnavigation:\n" + numbered("- {title: a, url: /a%d/}\n", n))


@shape("settings: unknown severities")
def severities(n):
    return study("a", settings="title: T\nseverities:\n" + numbered("  A%d: off\n", n))


@shape("settings: unknown principles")
def unknown_principles(n):
    return study("a", settings="title: T\nvocabulary:\n  principles:\n" + numbered("    p%d: [p]\n", n))


@shape("settings: preludes")
def preludes(n):
    return study("a", settings="title: T\nverifiers:\n" + numbered("  v%d: {check: [v], prelude: v%d.txt}\n", n))


@shape("settings: words in other orders")
def words_in_other_orders(n):
    words = "".join("  %s: off\n" % "-".join(bin(k + 16)[2:]) for k in range(n // 20))
    return study("a", settings="title: T\nseverities:\n" + words)


@shape("settings: verifiers")
def verifiers(n):
    return study("a", settings="title: T\nverifiers:\n  a: [" + numbered("a%d,", n) + "]\n")


@shape("settings: long title")
def long_title(n):
    return study("a", settings="title: " + many("a", n) + "\n")


@shape("settings: long title of many pages")
def long_title_of_pages(n):
    tags = ", ".join(f"t%d-{k}" for k in range(90))
    studies = {f"Content/case-studies/s{k}.md": f"---\ntitle: T\nsummary: S\ntags: [{tags.replace('%d', str(k))}]\n---\n\na\n" for k in range(n // 1600)}
    return site(studies, "title: " + many("a", n // 2) + "\n")


def grammar(rules, code):
    return study(fence(code, "own before"), **{"Templates/languages/own.grammar": "names: own\n" + rules})


SHAPES["grammar: fences of signs"] = lambda n: grammar('string: #" " fence=#\n', many("#", n))
SHAPES["grammar: fences of two kinds"] = lambda n: grammar('string: #" " fence=#\nstring: ##\' \' fence=#\n', many("#", n))
SHAPES["grammar: fences with prefixes"] = lambda n: grammar('string: " " fence=a prefixes=a,b\n', many("a", n))
SHAPES["grammar: rules"] = lambda n: grammar(numbered("string: a%d b\n", n // 2), many("a", n // 2))
SHAPES["grammar: signs"] = lambda n: grammar(numbered("attribute-sign: @%d\n", n // 2), many("@", n // 2))
SHAPES["grammar: line beginnings"] = lambda n: grammar(numbered("comment-line: a%d\n", n // 2), many("a\n", n // 2))
SHAPES["grammar: long opening"] = lambda n: grammar("string: " + many("a", n // 2) + "b c\n", many("a", n // 2))
SHAPES["grammar: long closing"] = lambda n: grammar("string: ' " + many("a", n // 2) + "b lines\n", "'" + many("a", n // 2))
SHAPES["grammar: words"] = lambda n: grammar("keywords: " + numbered("w%d ", n // 2) + "\n", many("w1 ", n // 2))
SHAPES["grammar: embedded"] = lambda n: grammar("markup: document\nembedded: " + numbered("e%d=css ", n // 2) + "\n", many("<e1>", n // 2))
SHAPES["grammar: code openings"] = lambda n: grammar("code: " + numbered("<%d ", n // 2) + ">\n", many("<", n // 2))
SHAPES["grammar: code in strings"] = lambda n: grammar("string: ' '" + numbered(" code=$%d|}", n // 2) + "\n", "'" + many("$", n // 2))
SHAPES["grammar: name signs"] = lambda n: grammar("name-end-signs: " + many("! ", n // 2) + "\n", many("a ", n // 2))
SHAPES["grammar: unknown key"] = lambda n: grammar(many("k", n) + ": v\n", "a")
SHAPES["grammar: percent literals"] = lambda n: grammar("percent-literals: " + numbered("%q%d ", n // 2) + "\n", many("%", n // 2))
SHAPES["grammar: heredocs"] = lambda n: grammar("heredoc: " + numbered("<%d ", n // 2) + "\n", many("<", n // 2))


@shape("grammars: many")
def grammars(n):
    files = {f"Templates/languages/l{k}.grammar": f"names: l{k} m{k}\nembedded: a=l{k + 1}\nmarkup: document\n" for k in range(n // 60)}
    return study(fence("a", "l1"), **files)


def template(text):
    return study("a", **{"Templates/page.mustache": text, "Content/pages/p.md": "# P\n\na\n"})


texts(
    {
        "template: sections": "{{#title}}a{{/title}}",
        "template: open sections": "{{#title}}",
        "template: values": "{{title}}",
        "template: values in lines": "{{title}}\n",
        "template: comments": "{{!a}}",
        "template: open tags": "{{",
        "template: one long comment": lambda n: "{{!" + many("a", n) + "}}",
        "template: one long name": lambda n: "{{" + many("a", n) + "}}",
        "template: one long dotted name": lambda n: "{{" + many("a.", n) + "a}}",
        "template: partials": "{{>site-head}}\n",
        "template: unknown partials": "{{>a%d}}",
        "template: delimiters": "{{=<% %>=}}<%={{ }}=%>",
        "template: long delimiters": lambda n: "{{=" + "a" * (n // 4) + "b " + "c" * (n // 4) + "=}}" + many("a", n // 2),
        "template: braces": "{",
        "template: blank lines": "\n",
        "template: blanks before blocks": lambda n: many("{{$a}}{{/a}}\n\n", n),
        "template: blocks and blank lines": lambda n: "".join(f"{{{{$a{k}}}}}\n" for k in range(20)) + many("\n", n),
        "template: blocks": "{{$a%d}}b{{/a%d}}\n",
        "template: parents": "{{<site-head}}{{$a}}b{{/a}}{{/site-head}}\n",
        "template: indented partials": lambda n: " " * (n // 2) + "{{>site-head}}\n",
        "template: indentation": lambda n: many("    a\n", n),
        "template: stray end tags": "</div>",
        "template: end tags of other elements": lambda n: many("<div>", n // 2) + many("</span>", n // 2),
        "template: crossed elements": "<b><i></b></i>",
        "template: attributes of an image": lambda n: "<img " + numbered("a%d=b ", n) + ">",
    },
    template,
)


@shape("template: block margins")
def block_margins(n):
    return template(many("{{$a}}\n", 210) + many("\n", n // 2) + many("{{/a}}\n", 210))


@shape("theme: a style sheet")
def style_sheet(n):
    return study("a", **{"Templates/assets/own.css": many("url(", n)})


@shape("theme: files")
def theme_files(n):
    return study("a", **{f"Templates/assets/f{k}.css": "a{}" for k in range(n // 250)})


@shape("templates: many")
def templates(n):
    return study("a", **{f"Templates/t{k}.mustache": "{{title}}" for k in range(n // 40)})


@shape("evidence: nested")
def evidence_nested(n):
    return study("```swift before\na\n```\n", **{".solidsite/evidence/s.json": many("[", n)})


@shape("evidence: a long text")
def evidence_text(n):
    return study("```swift before\na\n```\n", **{".solidsite/evidence/s.json": '{"version": 1, "a": "' + many("a", n) + '"}'})


@shape("evidence: keys")
def evidence_keys(n):
    return study("```swift before\na\n```\n", **{".solidsite/evidence/s.json": "{" + numbered('"k%d": 1,', n) + '"z": 1}'})


@shape("evidence: numbers")
def evidence_numbers(n):
    return study("```swift before\na\n```\n", **{".solidsite/evidence/s.json": "[" + many("1,", n) + "1]"})


@shape("evidence: one long number")
def evidence_number(n):
    return study("```swift before\na\n```\n", **{".solidsite/evidence/s.json": many("1", n)})


# Included code.
@shape("included: regions")
def regions(n):
    code = numbered("// #region r%d\na\n// #endregion\n", n // 2)
    return study(numbered("```swift before src=c.swift#r%d\n```\n", min(n // 2, 3000)), **{"Content/case-studies/c.swift": code})


@shape("included: nested regions")
def nested_regions(n):
    return study("```swift before src=c.swift#a\n```\n", **{"Content/case-studies/c.swift": many("// #region a\n", n)})


@shape("included: missing files")
def missing_includes(n):
    return study(numbered("```swift before src=c%d.swift\n```\n", n))


@shape("included: spaces")
def include_spaces(n):
    return study("```swift before src=c.swift#a\n```\n", **{"Content/case-studies/c.swift": many(" ", n)})


# Many diagnostics on one line.
@shape("diagnostics: on one line")
def one_line(n):
    return study(many("[a](javascript:b)", n))


@shape("diagnostics: dead links on one line")
def dead_on_one_line(n):
    return study(numbered("[a](b%d)", n))


@shape("diagnostics: in front matter")
def front_line(n):
    return study("a", front="title: T\ntags: [" + many("{},", n) + "]\n")


@shape("diagnostics: of wide characters on one line")
def wide_line(n):
    return study(many("漢[a](b:c)", n))


@shape("diagnostics: unknown words of one block")
def unknown_words(n):
    return study(fence("a", "swift " + numbered("w%d ", n)))


@shape("diagnostics: files that a step removes")
def removed_files(n):
    return study("a", front="title: T\nsteps: [{heading: a, removes: [" + numbered("a%d.b,", n) + "]}]\n")


@shape("diagnostics: languages")
def language_notes(n):
    return study(numbered("```l%d\na\n```\n```l%d\na\n```\n", n))


# Many small files.
def files(n, each, text, folder):
    return {f"Content/{folder}/f{k}.md": text(k) for k in range(max(1, n // each))}


SHAPES["files: studies"] = lambda n: site(files(n, 250, lambda k: f"---\ntitle: T{k}\nsummary: S\n---\n\na\n", "case-studies"))
SHAPES["files: studies of one title and tag"] = lambda n: site(
    files(n, 250, lambda k: "---\ntitle: T\nsummary: S\ntags: [a]\n---\n\na\n", "case-studies")
)
SHAPES["files: studies of one slug"] = lambda n: site(
    files(n, 250, lambda k: "---\ntitle: T\nsummary: S\nslug: a\n---\n\na\n", "case-studies")
)
SHAPES["files: studies of one alias"] = lambda n: site(
    files(n, 250, lambda k: "---\ntitle: T\nsummary: S\naliases: [a]\n---\n\na\n", "case-studies")
)
SHAPES["files: principles"] = lambda n: site(files(n, 1000, lambda k: f"---\ntitle: T{k}\nsummary: S\n---\n\na\n", "principles"))
SHAPES["files: pages"] = lambda n: site(files(n, 1000, lambda k: f"---\ntitle: T{k}\nsummary: S\n---\n\na\n", "pages"))
SHAPES["files: loose"] = lambda n: {f"f{k}.md": "# a\n" for k in range(n // 250)}
SHAPES["files: assets"] = lambda n: study("a", **{f"Content/assets/a{k}.txt": "a" for k in range(n // 250)})
SHAPES["files: dead links to near names"] = lambda n: site(
    files(n, 250, lambda k: f"---\ntitle: T{k}\nsummary: S\n---\n\n[a](fx{k}.md) [b](ff{k + 1}.md)\n", "case-studies")
)


# Studies whose parts are compared with each other.
PAIRED = "title: T\nsummary: S\nprinciples: [srp]\n"
REQUESTS = "## Change requests\n\n"
texts(
    {
        "paired: blocks of one file": lambda n: numbered("```swift a.swift before\nlet value%d = 1\n```\n", n)
        + "```swift b.swift after\nlet b = 1\n```\n",
        "paired: types of both sides": lambda n: fence(numbered("class A%d {}\n", n // 2), "java before")
        + fence(numbered("class A%d {}\n", n // 2) + "x", "java after"),
        "paired: blocks whose names are given away": lambda n: "```swift Unnamed.swift before\na\n```\n"
        + numbered("```swift Unnamed%d.swift before\na\n```\n", n // 2)
        + many("```swift before\nb\n```\n", n // 2)
        + "```swift after\nb\n```\n",
        "steps: many": lambda n: "## Before\n\n```swift a.swift\nlet a = 1\n```\n\n## After\n\n"
        + numbered("### Step %d\n\n```swift s%d.swift\nlet s = 1\n```\n\n", n),
        "steps: files that name each other": lambda n: "## Before\n\n```swift root.swift\nlet t: T0\n```\n"
        + "".join(f"```swift f{k}.swift\nstruct T{k} {{ let a: T{k + 1} }}\n```\n" for k in range(n // 45))
        + "## After\n\n### One\n\n```swift root.swift\nlet z = 1\n```\n\n### Two\n\n```swift y.swift\nlet y = 1\n```\n",
        "requests: on a long file": lambda n: "```swift a.swift before\nstart\n" + numbered("l%d\n", n // 2)
        + "```\n```swift a.swift after\ny\n```\n" + REQUESTS
        + numbered("### R%d\n\nWhy.\n\n```diff a.swift before\n start\n+b\n```\n\n", n // 2),
        "requests: on many files": lambda n: numbered("```swift a%d.swift before\nx\n```\n", n // 2)
        + "```swift a0.swift after\ny\n```\n" + REQUESTS
        + numbered("### R%d\n\nWhy.\n\n```diff a%d.swift before\n-x\n+b\n```\n\n", n // 2),
        "requests: new files beside many": lambda n: numbered("```swift a%d.swift before\nx\n```\n", n // 2)
        + "```swift b.swift after\ny\n```\n" + REQUESTS
        + numbered("### R%d\n\nWhy.\n\n```swift c%d.swift before\nx\n```\n\n", n // 2),
        "requests: new files of one": lambda n: "```swift a.swift before\na\n```\n```swift a.swift after\nb\n```\n" + REQUESTS
        + "### R\n\nWhy.\n\n" + numbered("```swift n%d.swift\nx\n```\n\n", n),
        "requests: patches of misspelt files": lambda n: numbered("```swift file%d.swift before\nx\n```\n", n // 2)
        + "```swift a0.swift after\ny\n```\n" + REQUESTS + "### R\n\n"
        + numbered("```diff fiel%d.swift before\n-x\n+b\n```\n\n", n // 2),
        "contracts: conformers of misspelt ones": lambda n: numbered("```swift contract=Alpha%d after\nclause(\"a\")\n```\n", n // 2)
        + numbered("```swift conformers=Alhpa%d after\nx\n```\n", n // 2),
        "contracts: of misspelt types": lambda n: fence(numbered("class Alpha%d {}\n", n // 2), "swift before")
        + numbered("```swift contract=Alhpa%d after\nclause(\"a\")\n```\n", n // 2),
        "drivers: of one side": lambda n: fence(numbered("func a%d() { let x = 1 }\n", n // 2), "swift after")
        + numbered("```swift driver before\nfunc alpha%d() {}\n```\n", n // 2) + "```swift test\nalpha1()\n```\n",
        "languages: one a block": lambda n: numbered("```l%d f%d.x before\na\n```\n", n // 2)
        + numbered("```l%d f%d.x after\nb\n```\n", n // 2),
        "examples: below many headings": lambda n: numbered("### Part %d\n\n", n // 3)
        + numbered("## SRP\n\n```swift before\na%d\n```\n```swift after\nb%d\n```\n", n // 3 * 2),
    },
    lambda text: study(text, front=PAIRED),
)


@shape("roles: misspelt files")
def misspelt_roles(n):
    return study(
        numbered("```swift file%d.swift before\na\n```\n", n // 2),
        front=PAIRED + "roles: {policy: [" + numbered("fiel%d.swift,", n // 2) + "]}\n",
    )


@shape("included: misspelt files")
def misspelt_includes(n):
    files = {f"Content/case-studies/file{k}.swift": "a\n" for k in range(n // 80)}
    return study("".join(f"```swift before src=fiel{k}.swift\n```\n" for k in range(n // 80)), **files)


@shape("included: misspelt regions")
def misspelt_regions(n):
    code = numbered("// #region region%d\na\n// #endregion\n", n // 2)
    return study(numbered("```swift before src=c.swift#rgeion%d\n```\n", n // 2), **{"Content/case-studies/c.swift": code})


@shape("included: regions without code")
def regions_without_code(n):
    code = "// #region a\n" + many("// #region a\n// #endregion\n", n // 2)
    return study(many("```swift before src=c.swift#a\n```\n", n // 2), **{"Content/case-studies/c.swift": code})


@shape("files: loose, of one slug")
def loose_slugs(n):
    return {f"d{k}/f{k}.md": "---\nslug: a\n---\n\n# a\n" for k in range(n // 100)}
