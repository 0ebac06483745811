"""Makes the sites of two Python generators of the studies that solidsite builds: a page a study, a list, code highlighted by Pygments.

Like Hugo's, their templates are as short as they can be. They check no links and compare no sides.
"""

import pathlib
import re

FENCE = re.compile(r"^```(\w+).*$", re.MULTILINE)
LINK = re.compile(r"\]\((study-\d+\.md)\)")

PELICAN_SETTINGS = """\
SITENAME = "Studies"
PATH = "content"
TIMEZONE = "UTC"
DEFAULT_LANG = "en"
THEME = "theme"
ARTICLE_PATHS = ["case-studies"]
SLUGIFY_SOURCE = "basename"
ARTICLE_SAVE_AS = ARTICLE_URL = "case-studies/{slug}/index.html"
DEFAULT_CATEGORY = "studies"
DEFAULT_PAGINATION = False
DIRECT_TEMPLATES = ["index"]
AUTHOR_SAVE_AS = CATEGORY_SAVE_AS = ""
FEED_ALL_ATOM = CATEGORY_FEED_ATOM = TRANSLATION_FEED_ATOM = AUTHOR_FEED_ATOM = AUTHOR_FEED_RSS = None
CACHE_CONTENT = LOAD_CONTENT_CACHE = False
MARKDOWN = {"extension_configs": {"markdown.extensions.fenced_code": {}, "markdown.extensions.codehilite": {},
            "markdown.extensions.tables": {}, "markdown.extensions.toc": {}, "markdown.extensions.meta": {}}}
"""

PELICAN_THEME = {
    "article.html": "<!doctype html><title>{{ article.title }}</title><h1>{{ article.title }}</h1>{{ article.content }}",
    "index.html": "<!doctype html><title>Studies</title><ul>{% for article in articles %}"
                  "<li><a href='{{ article.url }}'>{{ article.title }}</a> {{ article.summary }}{% endfor %}</ul>",
    "tag.html": "<!doctype html><title>{{ tag }}</title><ul>{% for article in articles %}"
                "<li><a href='{{ article.url }}'>{{ article.title }}</a>{% endfor %}</ul>",
}

MKDOCS_SETTINGS = """\
site_name: Studies
theme: {name: null, custom_dir: theme}
plugins: []
markdown_extensions: [fenced_code, codehilite, tables, toc]
"""

MKDOCS_THEME = {"main.html": "<!doctype html><title>{{ page.title }}</title>{{ page.content }}"}


def _write(folder, files):
    folder.mkdir(parents=True)
    for name, text in files.items():
        (folder / name).write_text(text)


def _studies(site):
    """Yields each study's name and its text, with info strings that Python's Markdown understands."""
    for study in sorted((site / "Content" / "case-studies").iterdir()):
        yield study.name, FENCE.sub(r"```\1", study.read_text())


def prepare_pelican(site, folder):
    """Writes the site of Pelican, which reads front matter as lines, not as YAML."""
    _write(folder / "theme" / "templates", PELICAN_THEME)
    (folder / "settings.py").write_text(PELICAN_SETTINGS)
    target = folder / "content" / "case-studies"
    target.mkdir(parents=True)
    for name, text in _studies(site):
        tags = re.search(r"^tags: \[(.*)\]$", text, re.MULTILINE)
        text = text.replace(tags[0], f"tags: {tags[1]}", 1) if tags else text
        (target / name).write_text(LINK.sub(r"]({filename}\1)", text))


def prepare_mkdocs(site, folder):
    """Writes the site of MkDocs."""
    _write(folder / "theme", MKDOCS_THEME)
    (folder / "mkdocs.yml").write_text(MKDOCS_SETTINGS)
    target = folder / "docs" / "case-studies"
    target.mkdir(parents=True)
    (folder / "docs" / "index.md").write_text("# Studies\n")
    for name, text in _studies(site):
        (target / name).write_text(text)
