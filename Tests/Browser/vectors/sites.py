"""Sites that hold every vector in every field that an author can fill."""

import copy
import json
import re
from collections import Counter
from pathlib import Path
from urllib.parse import quote

from vectors import lists

LONGEST_NAME = 60


class Writer:
    """Writes one site, and counts how many vectors went into which field."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.fields: Counter = Counter()

    def put(self, field: str, vector: str) -> str:
        """Returns a vector for a field that is one line long."""
        self.fields[field] += 1
        return vector.replace("\n", " ")

    def quoted(self, field: str, vector: str) -> str:
        """Returns a vector as a YAML value."""
        return json.dumps(self.put(field, vector))

    def quoted_all(self, field: str, vectors: list[str]) -> str:
        """Returns vectors as a YAML list."""
        return "[" + ", ".join(self.quoted(field, vector) for vector in vectors) + "]"

    def write(self, path: str, content: str | bytes) -> None:
        """Writes a file of the site."""
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8", "surrogatepass"))


def front_matter(site: Writer, batch: list[str], addresses: list[str]) -> str:
    """Returns settings of a study: the first vectors for single values, all of them for lists."""
    one = (batch * 6)[:6]
    people = [f"{{name: {site.quoted('author', name)}, url: {site.quoted('author url', url)}}}" for name, url in zip(batch, addresses)]
    sources = [
        f"{{title: {site.quoted('source', text)}, url: {site.quoted('source url', url)}, note: {site.quoted('source note', text)}}}"
        for text, url in zip(batch, addresses)
    ]
    return "\n".join([
        "---", f"title: {site.quoted('title', one[0])}", f"summary: {site.quoted('summary', one[1])}",
        f"principles: {site.quoted_all('principle id', batch)[:-1]}, srp, ocp, lsp, isp, dip]",
        f"authors: [{', '.join(people)}]", f"sources: [{', '.join(sources)}]", f"tags: {site.quoted_all('tag', batch[:3])}",
        f"aliases: {site.quoted_all('alias', batch)}", f"image: {site.quoted('image', addresses[0])}",
        f"imageAlt: {site.quoted('image text', one[2])}", f"language: {site.quoted('language', one[3])}",
        f"difficulty: {site.quoted('difficulty', one[4])}", f"roles: {{policy: {site.quoted_all('role', batch)}}}", "---", "",
    ])  # fmt: skip


def body(site: Writer, batch: list[str], addresses: list[str]) -> str:
    """Returns the text of a study, with each vector in a quotation, which limits what an unclosed one can swallow."""
    parts = ["", "## Before", ""]
    for number, (vector, url) in enumerate(zip(batch, addresses)):
        put = lambda field, vector=vector: site.put(field, vector)  # noqa: E731
        cell = lambda field: site.put(field, vector).replace("|", "\\|")  # noqa: E731
        parts += [
            f"### {put('heading')}", "", f"> {put('text')}", "", f"> x {put('text')} y", "", f"- {put('item')}", "",
            f"> <div>{put('raw HTML')}</div>", "", f"> <p title='{put('raw attribute')}'>x</p>", "",
            f"> <a href=\"{site.put('raw address', url)}\" id=\"{put('raw id')}\">x</a>", "",
            f"> <details><summary>{put('raw summary')}</summary>", ">", f"> {put('raw details')}", "",
            f"| {cell('table head')} |", "|---|", f"| {cell('table cell')} |", "",
            f"[{put('link text')}](<{site.put('address', url).replace('<', '%3C').replace('>', '%3E')}> {json.dumps(put('link title'))})", "",
            f"[x]({site.put('address', url)})", "", f"![{put('image text')}](<{site.put('image', url).replace('<', '%3C').replace('>', '%3E')}>)", "",
            f"`` {put('code')} ``", "", f"[^{number}]", "", f"[^{number}]: {put('footnote')}", "", f"**Before: {put('label')}**", "",
            f"~~~swift {put('file name')}.swift", put("block of code"), "~~~", "", f"~~~{put('info string')}", put("block of code"), "~~~", "",
            f"~~~swift before file=\"{put('file name')}\" title=\"{put('info string')}\"", f"class A{number}: /* {put('block of code')} */ B {{}}", "~~~", "",
            f"~~~diff {put('file name')}", f"+{put('difference')}", f"-{put('difference')}", "~~~", "",
        ]  # fmt: skip
    parts += ["## After", ""]
    for number, vector in enumerate(batch):
        put = lambda field, vector=vector: site.put(field, vector)  # noqa: E731
        parts += [
            f"~~~swift {put('file name')}.swift", f"let after{number} = 1 // {put('comment')}", "~~~", "",
            f"~~~swift contract Promise{number}", f"clause({json.dumps(put('clause'))}) {{ true }}", "~~~", "",
            f"~~~swift conformers Promise{number}", f"conformer({json.dumps(put('conformer'))}) {{ 1 }}", "~~~", "",
        ]  # fmt: skip
    parts += ["## Change requests", ""]
    for vector in batch:
        put = lambda field, vector=vector: site.put(field, vector)  # noqa: E731
        parts += [f"### {put('request title')}", "", f"Asked for by {put('request reason')}.", "",
                  f"~~~swift after {put('file name')}.swift", put("block of code"), "~~~", ""]  # fmt: skip
    # The last vector may swallow everything that follows.
    return "\n".join(parts + [batch[-1], ""])


def evidence(site: Writer, sample: dict, source: str, batch: list[str]) -> str:
    """Returns evidence whose every text is a vector, sealed as `verify` does."""
    shown = {"title", "output", "name", "content", "toolchain", "from", "to"}
    lists_of_text = {"transcript", "reasons", "columns", "standIns", "editedFiles", "editedTypes"}
    number = 0

    def vector(field: str) -> str:
        nonlocal number
        number += 1
        return site.put(f"evidence: {field}", batch[number % len(batch)])

    def filled(value, key: str):
        if isinstance(value, dict):
            if key in ("files", "editsPerFile", "editsPerType"):
                return {vector(key): 1}
            if "key" in value and "arguments" not in value:
                # A page shows a key that its catalogue lacks.
                return {"key": vector("key")}
            if key == "arguments":
                return {name: argument(part, name) for name, part in value.items()}
            return {name: filled(part, name) for name, part in value.items()}
        if isinstance(value, list):
            return [filled(part, key) for part in value]
        return vector(key) if isinstance(value, str) and (key in shown or key in lists_of_text) else value

    def argument(value, key: str):
        if isinstance(value, list):
            return [vector(key) for _ in value]
        return vector(key) if isinstance(value, str) else value

    result = filled(copy.deepcopy(sample), "")
    result["places"]["source"] = source
    result["result"] = ""
    text = encoded(result)
    result["result"] = f"{fingerprint(text.encode()):016x}"
    return encoded(result) + "\n"


def encoded(value) -> str:
    """Returns JSON as Foundation writes it."""
    text = json.dumps(value, indent=2, sort_keys=True, ensure_ascii=False, separators=(",", " : "))
    # Foundation writes an empty line into an empty list.
    return re.sub(r"^( *)(.*)(\[\]|\{\})(,?)$", lambda m: f"{m[1]}{m[2]}{m[3][0]}\n\n{m[1]}{m[3][1]}{m[4]}", text, flags=re.MULTILINE)


def fingerprint(data: bytes) -> int:
    """Returns the FNV-1a hash with 64 bits."""
    value = 0xCBF29CE484222325
    for byte in data:
        value = ((value ^ byte) * 0x100000001B3) & 0xFFFFFFFFFFFFFFFF
    return value


def write_texts(folder: Path, size: int, sample: dict, names: list[str]) -> Writer:
    """Writes a site whose studies have `size` vectors each, with pages, principles, and files named like vectors."""
    site = Writer(folder)
    site.write("solidsite.yml", "title: Vectors\nbaseURL: https://site.example/\n")
    addresses = lists.batches(lists.ADDRESSES, size)
    for number, batch in enumerate(lists.batches(lists.TEXTS, size)):
        urls = addresses[number % len(addresses)]
        path = f"Content/case-studies/v{number}.md"
        site.write(path, front_matter(site, batch, urls) + body(site, batch, urls))
        site.write(f".solidsite/evidence/v{number}.json", evidence(site, sample, path, batch))
        if number % 4:
            continue
        head = f"---\ntitle: {site.quoted('principle', batch[0])}\nacronym: {site.quoted('acronym', batch[-1])}\nsummary: {site.quoted('summary', batch[0])}\n---\n"
        site.write(f"Content/principles/p{number}.md", head + body(site, batch[:1], urls[:1]))
        site.write(f"Content/pages/q{number}.md", head.replace("acronym", "imageAlt") + body(site, batch[:1], urls[:1]))
    for vector in names:
        name = re.sub(r"[/\0]", "∕", site.put("name of a file", vector)).lstrip(".").encode()[:LONGEST_NAME].decode(errors="ignore")
        site.write(f"Content/case-studies/n-{name}.md", f"# {name}\n\n~~~swift\n~~~\n")
        site.write(f"Content/assets/n-{name}.txt", "text")
    return site


def write_settings(folder: Path, vector: str, url: str) -> Writer:
    """Writes a site with a vector in each of its settings."""
    site = Writer(folder)
    quoted = site.quoted
    site.write("solidsite.yml", "\n".join([
        f"title: {quoted('site title', vector)}", f"tagline: {quoted('tagline', vector)}", f"language: {quoted('site language', vector)}",
        f"baseURL: {quoted('base address', url)}", f"author: {{name: {quoted('site author', vector)}, url: {quoted('site author url', url)}}}",
        f"repository: {{url: {quoted('repository', url)}, branch: {quoted('branch', vector)}, editPath: {quoted('edit path', url)}}}",
        f"navigation: [{{title: {quoted('navigation', vector)}, url: {quoted('navigation url', url)}}}]",
        f"vocabulary: {{before: [{quoted('vocabulary', vector)}], principles: {{ocp: [{quoted('vocabulary', vector)}]}}}}",
        f"verifiers: {{swift: [{quoted('verifier', vector)}]}}", "",
    ]))  # fmt: skip
    site.write("Content/index.md", "Text.\n")
    site.write("Content/case-studies/a.md", "# A\n\n## Before\n\n~~~swift\n~~~\n")
    return site


def write_files(folder: Path, pictures: list[bytes], is_everywhere: bool, settings: str = "") -> Writer:
    """Writes a site with pictures and files that run something; `is_everywhere` puts each picture in every place."""
    site = Writer(folder)
    site.write("solidsite.yml", "title: Files\n" + settings)
    links = []
    for number, content in enumerate(pictures):
        site.fields["picture"] += 1
        site.write(f"Content/assets/shown{number}.svg", content)
        links += [f"![x](../assets/shown{number}.svg)", f"[x](../assets/shown{number}.svg)"]
        if is_everywhere or number % 8 == 0:
            site.write(f"Content/assets/loose{number}.SVG", content)
            site.write(f"Content/case-studies/beside{number}.svg", content)
            links.append(f"[x](../case-studies/beside{number}.svg)")
    for name, content in lists.OTHER_FILES.items():
        site.fields["file"] += 1
        site.write(f"Content/assets/{name}", content)
        site.write(f"Content/assets/loose/{name}", content)
        links.append(f"[x](../assets/{quote(name)})")
    site.write("Content/pages/files.md", "---\ntitle: Files\nsummary: Files.\n---\n\n" + "\n\n".join(links) + "\n")
    return site


def write_planted(folder: Path, settings: str = "") -> Writer:
    """Writes a small site with a vector of each common kind."""
    site = Writer(folder)
    site.write("solidsite.yml", "title: Planted\n" + settings)
    for number, vector in enumerate(["<img src=x onerror=alert(1)>", "\" onmouseover=\"alert(1)", "javascript:alert(1)"]):
        quoted = json.dumps(vector)
        head = f"---\ntitle: {quoted}\nsummary: {quoted}\ntags: [{quoted}]\n---\n\n"
        site.write(f"Content/case-studies/v{number}.md", f"{head}{vector}\n")
    return site


def copy_template(root: Path, folder: Path, name: str, sound: str, faulty: str) -> None:
    """Writes a template with a hole into a site."""
    text = (root / "Templates" / name).read_text(encoding="utf-8")
    if sound not in text:
        raise ValueError(f"{name} has no {sound}")
    (folder / "Templates").mkdir(parents=True, exist_ok=True)
    (folder / "Templates" / name).write_text(text.replace(sound, faulty, 1), encoding="utf-8")
