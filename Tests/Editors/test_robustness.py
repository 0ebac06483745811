"""Sends the language server invalid messages, and checks that answers and exit statuses follow the protocol."""
import subprocess

import pytest
from sites import PARKING, write

HOVER = "textDocument/hover"


def hover(uri):
    return {"textDocument": {"uri": uri}, "position": {"line": 3, "character": 14}}


@pytest.mark.parametrize("broken", [
    b"Content-Length: 5\r\n\r\n{\"a\"}",
    b"Content-Length: 2\r\n\r\n{}",
    b"Content-Length: x\r\n\r\n",
    b"Content-Length: -4\r\n\r\n",
    b"Content-Length: 3\r\n\r\n[]]",
    b"Content-Length: 4\r\n\r\n\xff\xfe\xff\xfe",
    b"nonsense\r\n\r\n",
    b"Content-Length: 3\r\n\r\n{\"jsonrpc\": \"2.0\"}",
    b"Content-Length: 100000\r\n\r\n" + b"[" * 100000,
])
def test_survives_invalid_messages(lsp_raw, broken):
    server = lsp_raw()
    server.write(broken)
    assert server.answer(None)["error"]["code"] in (-32700, -32600)
    assert server.ask("shutdown", None)["result"] is None


def test_recovers_the_message_that_a_wrong_length_swallowed(lsp_raw):
    server = lsp_raw()
    body = b'{"jsonrpc":"2.0","id":77,"method":"shutdown"}'
    server.write(b"Content-Length: %d\r\n\r\n" % (len(body) + 40) + body)
    server.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
    assert server.answer(77)["result"] is None


@pytest.mark.parametrize("method,code", [("textDocument/nonsense", -32601), (HOVER, -32602), ("initialize", -32600)])
def test_refuses_requests(lsp_raw, method, code):
    assert lsp_raw().ask(method, {})["error"]["code"] == code


def test_refuses_requests_before_initialize_and_after_shutdown(lsp_raw):
    server = lsp_raw(initializes=False)
    server.tell("textDocument/didOpen", {})
    assert server.ask(HOVER, hover("file:///x.md"))["error"]["code"] == -32002
    server.initialize()
    server.ask("shutdown", None)
    assert server.ask(HOVER, hover("file:///x.md"))["error"]["code"] == -32600


@pytest.mark.parametrize("shuts_down,status", [(True, 0), (False, 1)])
def test_exits_with_the_status_that_the_protocol_defines(lsp_raw, shuts_down, status):
    server = lsp_raw()
    if shuts_down:
        server.ask("shutdown", None)
    server.tell("exit", None)
    assert server.status() == status


def test_waits_for_input_that_does_not_block(lsp_raw):
    server = lsp_raw(blocks=False)
    assert server.ask("shutdown", None)["result"] is None
    server.tell("exit", None)
    assert server.status() == 0


def test_ends_when_its_input_ends(lsp_raw):
    server = lsp_raw()
    server.process.stdin.close()
    assert server.status() == 1


def test_ends_when_its_parent_ends(lsp_raw):
    parent = subprocess.Popen(["sleep", "60"])
    server = lsp_raw(parent=parent.pid)
    parent.kill()
    parent.wait()
    assert server.status() == 1


def test_cancels_a_request_that_waits(lsp_raw, tmp_path):
    uri = (write(tmp_path) / "parking.md").as_uri()
    server = lsp_raw()
    server.open(uri, PARKING)
    number = server.request(HOVER, hover(uri))
    server.tell("$/cancelRequest", {"id": number})
    answer = server.answer(number)
    # The site may have been read before the cancellation came.
    assert "result" in answer or answer["error"]["code"] == -32800
    assert "result" in server.ask(HOVER, hover(uri))


def test_serves_several_folders(lsp_raw, tmp_path):
    server = lsp_raw()
    for name in ["one", "two"]:
        uri = (write(tmp_path / name) / "parking.md").as_uri()
        server.open(uri, PARKING.replace("title: Parking fees", f"title: {name}"))
        assert "OCP" in server.ask(HOVER, hover(uri))["result"]["contents"]["value"]


def test_notices_files_that_change_on_disk(lsp_raw, tmp_path):
    studies = write(tmp_path)
    uri = (studies / "parking.md").as_uri()
    server = lsp_raw()
    server.open(uri, PARKING)
    server.ask(HOVER, hover(uri))
    (studies / "queue.md").unlink()
    while message := server.messages.get(timeout=60):
        found = message.get("params") or {}
        if any(item["code"] == "DeadLink" for item in found.get("diagnostics", [])):
            return


def test_reports_how_a_verification_ended(lsp_raw, tmp_path):
    uri = (write(tmp_path) / "parking.md").as_uri()
    server = lsp_raw()
    server.open(uri, PARKING)
    server.ask("workspace/executeCommand", {"command": "solidsite.verify", "arguments": [uri, "nowhere"]})
    while (message := server.messages.get(timeout=60)).get("method") != "window/showMessage":
        pass
    assert "nowhere" in message["params"]["message"]


BROKEN = [
    "", "---", "---\n", "---\r\ntitle: [\r\n- \r\n", "---\n-\n- a:\n{\nroles: {policy: [a, {b: }\n---\n# é [x](",
    "````swift \"a {b\n```\n> ```\n- ~~~ src=#\n~~~", "[a](<b\n[b]: \n<a href=\"\n![😀](e\u0301.png#\ud83d",
    "```\n```swift src=../../x#y {1\n", "\x00\ufffd\u2028# a\x0b\n## \n###\n",
]


@pytest.mark.parametrize("text", BROKEN)
def test_answers_at_every_position_of_a_malformed_document(lsp_raw, tmp_path, text):
    text = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    uri = (write(tmp_path) / "broken.md").as_uri()
    server = lsp_raw()
    server.open(uri, text)
    for line in range(text.count("\n") + 2):
        for column in [0, 1, 2, 3, 5, 8, 13, 21]:
            place = {"textDocument": {"uri": uri}, "position": {"line": line, "character": column}}
            for method in ["hover", "completion", "definition", "references", "prepareRename", "rename"]:
                answer = server.ask(f"textDocument/{method}", {**place, "newName": "A.swift"})
                assert "result" in answer or answer["error"]["code"] == -32803
    whole = {"start": {"line": 0, "character": 0}, "end": {"line": 99, "character": 0}}
    for method in ["documentSymbol", "foldingRange", "codeAction", "inlayHint", "codeLens"]:
        assert "result" in server.ask(f"textDocument/{method}", {"textDocument": {"uri": uri}, "range": whole})
