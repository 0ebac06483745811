"""Checks the language server with pytest-lsp's clients, which check each answer's shape and their own capabilities."""
import itertools
import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities
from sites import PARKING, QUEUE, place, write

PROGRAM = os.environ["SOLIDSITE"]
# A document that is opened again must not reuse an earlier version number.
VERSIONS = itertools.count(1)
pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture(scope="module")
def studies(tmp_path_factory):
    return write(tmp_path_factory.mktemp("site"))


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[PROGRAM, "lsp"]), scope="module", loop_scope="module")
async def client(lsp_client: LanguageClient, studies):
    capabilities = client_capabilities("visual_studio_code")
    for method in [types.WORKSPACE_CODE_LENS_REFRESH, types.WORKSPACE_INLAY_HINT_REFRESH]:
        lsp_client.feature(method)(lambda parameters: None)
    folder = types.WorkspaceFolder(studies.as_uri(), "studies")
    await lsp_client.initialize_session(
        types.InitializeParams(capabilities=capabilities, process_id=os.getpid(), workspace_folders=[folder]))
    yield
    await lsp_client.shutdown_session()


class Document:
    """An open document, whose text is replaced as a whole."""

    def __init__(self, client, uri, text, language="markdown"):
        self.client, self.uri, self.text, self.version = client, uri, text, next(VERSIONS)
        item = types.TextDocumentItem(uri=uri, language_id=language, version=self.version, text=text)
        client.text_document_did_open(types.DidOpenTextDocumentParams(item))

    def write(self, text):
        self.text, self.version = text, next(VERSIONS)
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(self.version, self.uri),
            [types.TextDocumentContentChangeWholeDocument(text)]))

    async def diagnostics(self):
        """Waits for the diagnostics of the present text."""
        while getattr(self.client, "versions", {}).get(self.uri) != self.version:
            await self.client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        return self.client.diagnostics[self.uri]

    def at(self, words, after=0):
        line, column = place(self.text, words, after)
        return {"text_document": types.TextDocumentIdentifier(self.uri), "position": types.Position(line, column)}

    def close(self):
        self.client.text_document_did_close(
            types.DidCloseTextDocumentParams(types.TextDocumentIdentifier(self.uri)))


def remember_versions(client):
    """Keeps the version that the last diagnostics of a document are of."""
    if hasattr(client, "versions"):
        return
    client.versions = {}
    known = client.protocol.fm.features[types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS]

    def remember(parameters):
        client.versions[parameters.uri] = parameters.version
        return known(parameters)

    client.protocol.fm._features[types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS] = remember


@pytest.fixture
def parking(client, studies):
    remember_versions(client)
    document = Document(client, (studies / "parking.md").as_uri(), PARKING)
    yield document
    document.close()


async def labels(document, words, after=0):
    found = await document.client.text_document_completion_async(
        types.CompletionParams(**document.at(words, after)))
    return [item.label for item in found.items]


async def test_reports_mistakes_of_unsaved_text(parking):
    parking.write(PARKING.replace("[ocp]", "[opc]"))
    found = await parking.diagnostics()
    assert [item.code for item in found if item.severity == 1] == ["UnknownPrinciple"]
    parking.write(PARKING)
    assert [item.code for item in await parking.diagnostics() if item.severity == 1] == []


@pytest.mark.parametrize("change,words,after,expected", [
    (("date:", "di"), "di 2026", 2, "difficulty"),
    (("[ocp]", "[ocp, ]"), "[ocp, ]", 6, "srp"),
    (("[tariffs, money]", "[p]"), "[p]", 2, "printing"),
    (("[queue]", "[q]"), "[q]", 2, "queue"),
    (("[Fee.swift]", "[F]"), "[F]", 2, "Fee.swift"),
    (("assumes: [queue]", "difficulty: "), "difficulty: ", 12, "advanced"),
    (("queue.md#after", "queue.md#"), "queue.md#", 9, "queue.md#before"),
    (("queue.md#after", "que"), "(que)", 4, "queue.md"),
    (("queue.md#after", "/case-studies/"), "(/case-studies/)", 15, "/case-studies/queue/"),
    (("#what-it-costs", "#"), "(#)", 2, "#what-it-costs"),
    (("```diff Fee.swift before", "```diff "), "```diff ", 8, "Fee.swift"),
    (("Tariff.swift", "Tariff.swift hi"), "Tariff.swift hi", 15, "hidden"),
    (("src=code/Car.swift#tariff", "src=c"), "src=c", 5, "code/Car.swift"),
    (("Car.swift#tariff", "Car.swift#"), "Car.swift#", 10, "tariff"),
])
async def test_proposes_what_can_stand_at_a_place(parking, change, words, after, expected):
    parking.write(PARKING.replace(*change, 1))
    assert expected in await labels(parking, words, after)


async def hover(document, words, after=0):
    found = await document.client.text_document_hover_async(types.HoverParams(**document.at(words, after)))
    return found.contents.value if found else None


@pytest.mark.parametrize("words,after,expected", [
    ("swift Fee.swift", 8, "**before**"),
    ("[ocp]", 2, "OCP"),
    ("Tariff.swift", 2, "The nearest heading"),
    ("tags:", 2, "The tags"),
    ("(/case-studies", 3, "**A queue**"),
    ("diff Fee.swift before", 17, "before side"),
])
async def test_explains_what_is_at_a_place(parking, words, after, expected):
    assert expected in await hover(parking, words, after)


async def test_explains_a_diagnostic(parking):
    parking.write(PARKING.replace("[ocp]", "[opc]"))
    await parking.diagnostics()
    assert "**UnknownPrinciple**" in await hover(parking, "opc", 1)


@pytest.mark.parametrize("words,after,file,line", [
    ("(/case-studies", 5, "queue.md", ""),
    ("queue.md#after", 5, "queue.md", "## After"),
    ("#what-it-costs", 5, "parking.md", "## What it costs"),
    ("src=code", 8, "code/Car.swift", "// #region tariff"),
    ("[queue]", 2, "queue.md", ""),
    ("diff Fee.swift", 7, "parking.md", "```swift Fee.swift"),
])
async def test_leads_to_definitions(parking, studies, words, after, file, line):
    found = await parking.client.text_document_definition_async(types.DefinitionParams(**parking.at(words, after)))
    assert [pathlib.Path(place.uri.removeprefix("file://")).resolve() for place in found] == [(studies / file).resolve()]
    text = (studies / file).read_text().split("\n")
    assert text[found[0].range.start.line].startswith(line)


@pytest.mark.parametrize("words,after,count", [("[ocp]", 2, 2), ("swift Fee.swift", 8, 3), ("[queue]", 2, 3)])
async def test_lists_references(parking, words, after, count):
    found = await parking.client.text_document_references_async(
        types.ReferenceParams(context=types.ReferenceContext(False), **parking.at(words, after)))
    assert len(found) == count


def applied(text, edits):
    """Returns a text with edits, whose columns are UTF-16 code units."""
    lines = text.split("\n")

    def offset(position):
        column = len(lines[position.line].encode("utf-16-le")[: 2 * position.character].decode("utf-16-le"))
        return sum(len(line) + 1 for line in lines[: position.line]) + column

    for edit in sorted(edits, key=lambda edit: offset(edit.range.start), reverse=True):
        text = text[: offset(edit.range.start)] + edit.new_text + text[offset(edit.range.end) :]
    return text


async def test_renames_a_slug_with_its_links(parking, studies):
    change = await parking.client.text_document_rename_async(
        types.RenameParams(new_name="line", **parking.at("[queue]", 2)))
    own = applied(PARKING, change.changes[parking.uri])
    assert "assumes: [line]" in own and "(/case-studies/line/)" in own and "(queue.md#after)" in own
    other = applied(QUEUE, change.changes[(studies / "queue.md").as_uri()])
    assert "slug: line\naliases: [queue]\n---" in other


async def test_renames_a_file_of_a_side(parking):
    change = await parking.client.text_document_rename_async(
        types.RenameParams(new_name="Charge.swift", **parking.at("swift Fee.swift", 8)))
    text = applied(PARKING, change.changes[parking.uri])
    assert text == PARKING.replace("Fee.swift", "Charge.swift")


@pytest.mark.parametrize("name", ["a b.swift", "", "../x.swift", "Fee"])
async def test_refuses_a_name_that_no_file_can_have(parking, name):
    with pytest.raises(Exception, match="name must be"):
        await parking.client.text_document_rename_async(
            types.RenameParams(new_name=name, **parking.at("swift Fee.swift", 8)))


async def test_outlines_and_folds_a_document(parking):
    document = types.TextDocumentIdentifier(parking.uri)
    symbols = await parking.client.text_document_document_symbol_async(types.DocumentSymbolParams(document))
    assert [symbol.name for symbol in symbols][:3] == ["The change somebody wants", "Before", "After"]
    assert [child.name for child in symbols[2].children] == ["Tariff.swift", "swift"]
    folds = await parking.client.text_document_folding_range_async(types.FoldingRangeParams(document))
    lines = PARKING.split("\n")
    assert [lines[fold.start_line] for fold in folds][:2] == ["---", "## The change somebody wants"]


async def test_shows_sides_and_verdicts_between_the_lines(parking):
    document = types.TextDocumentIdentifier(parking.uri)
    whole = types.Range(types.Position(0, 0), types.Position(999, 0))
    hints = await parking.client.text_document_inlay_hint_async(types.InlayHintParams(document, whole))
    assert [hint.label for hint in hints] == [
        "before · heading", "after · heading", "after · heading", "before · info", "after · info"]
    lenses = await parking.client.text_document_code_lens_async(types.CodeLensParams(document))
    assert [lens.command.title for lens in lenses] == ["Verify the study"]


@pytest.mark.parametrize("name", ["untitled:Untitled-1", "OUTSIDE", "CRLF"])
async def test_reads_documents_of_any_kind(client, tmp_path, studies, name):
    remember_versions(client)
    uri = {"OUTSIDE": (tmp_path / "notes.md").as_uri(), "CRLF": (studies / "windows.md").as_uri()}.get(name, name)
    document = Document(client, uri, PARKING.replace("\n", "\r\n") if name == "CRLF" else PARKING)
    await document.diagnostics()
    document.text = PARKING
    assert "**before**" in await hover(document, "swift Fee.swift", 8)
    document.close()


async def test_reads_code_beside_a_document_outside_any_site(client, tmp_path):
    remember_versions(client)
    (tmp_path / "deploy.yml").write_text("stage: test\n")
    text = "# Notes\n\n## Before\n\n```yaml src=deploy.yml\n```\n\n## After\n\n```yaml src=gone.yml\n```\n"
    document = Document(client, (tmp_path / "notes.md").as_uri(), text)
    found = await document.diagnostics()
    assert [item.message.split("\n")[0] for item in found if item.code == "MissingInclude"] == [
        "File 'gone.yml' can't be read"]
    document.close()


async def test_answers_about_places_beyond_the_end(parking):
    for line, column in [(0, 9999), (9999, 0), (9999, 9999)]:
        position = types.Position(line, column)
        document = types.TextDocumentIdentifier(parking.uri)
        await parking.client.text_document_hover_async(types.HoverParams(document, position))
        await parking.client.text_document_completion_async(types.CompletionParams(document, position))


@pytest.mark.parametrize("unit", ["utf-16", "utf-8"])
async def test_counts_characters_as_client_and_server_agree(lsp_raw, studies, unit):
    server = lsp_raw({"general": {"positionEncodings": ["utf-8", "utf-16"] if unit == "utf-8" else ["utf-16"]}})
    uri = (studies / "parking.md").as_uri()
    text = PARKING.replace("🏍️", "🏍️ e\u0301é")
    server.open(uri, text)
    line, column = place(text, "queue.md#after", 3, unit)
    found = server.ask(
        "textDocument/hover", {"textDocument": {"uri": uri}, "position": {"line": line, "character": column}})
    assert "A queue" in found["result"]["contents"]["value"]
    start = place(text, "e\u0301é", 0, unit)[1]
    end = place(text, "e\u0301é", 3, unit)[1]
    edit = {"start": {"line": line, "character": start}, "end": {"line": line, "character": end}}
    server.tell("textDocument/didChange", {
        "textDocument": {"uri": uri, "version": 2}, "contentChanges": [{"range": edit, "text": ""}]})
    line, column = place(text.replace("e\u0301é", ""), "queue.md#after", 3, unit)
    found = server.ask(
        "textDocument/hover", {"textDocument": {"uri": uri}, "position": {"line": line, "character": column}})
    assert "A queue" in found["result"]["contents"]["value"]
