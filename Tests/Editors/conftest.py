"""A client of the language server that sends what it is told to, right or wrong."""
import json
import os
import queue
import subprocess
import threading

import pytest


class RawServer:
    """A running language server, and the messages that it has sent."""

    def __init__(self, parent=None, blocks=True):
        command = [os.environ["SOLIDSITE"], "lsp"]
        reading, writing = os.pipe()
        os.set_blocking(reading, blocks)
        self.process = subprocess.Popen(command, stdin=reading, stdout=subprocess.PIPE)
        os.close(reading)
        self.process.stdin = os.fdopen(writing, "wb")
        self.parent = parent or os.getpid()
        self.messages, self.count = queue.Queue(), 0
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        while True:
            length = None
            while (line := self.process.stdout.readline()) not in (b"\r\n", b""):
                name, value = line.split(b":")
                length = int(value) if name.lower() == b"content-length" else length
            if not line:
                return self.messages.put(None)
            self.messages.put(json.loads(self.process.stdout.read(length)))

    def write(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        body = message if isinstance(message, bytes) else json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def tell(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def request(self, method, parameters):
        self.count += 1
        self.send({"id": self.count, "method": method, "params": parameters})
        return self.count

    def answer(self, number):
        """Waits for the answer to a request; `None` is one to a message that can't be read."""
        while (message := self.messages.get(timeout=60)) is not None:
            if "method" not in message and message.get("id") == number:
                return message
        raise EOFError

    def ask(self, method, parameters):
        return self.answer(self.request(method, parameters))

    def initialize(self, capabilities=None):
        answer = self.ask("initialize", {
            "processId": self.parent, "rootUri": None, "capabilities": capabilities or {}})
        self.tell("initialized", {})
        return answer

    def open(self, uri, text):
        self.tell("textDocument/didOpen", {
            "textDocument": {"uri": uri, "languageId": "markdown", "version": 1, "text": text}})

    def status(self):
        return self.process.wait(timeout=20)


@pytest.fixture
def lsp_raw():
    servers = []

    def start(capabilities=None, *, parent=None, initializes=True, blocks=True):
        servers.append(RawServer(parent, blocks))
        if initializes:
            servers[-1].initialize(capabilities)
        return servers[-1]

    yield start
    for server in servers:
        server.process.stdin.close()
        server.process.kill()
        server.process.wait()
