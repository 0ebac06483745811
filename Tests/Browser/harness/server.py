"""A web server on the loopback interface that behaves like a host of static pages."""

import contextlib
import sys
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

from harness.site import NOT_FOUND, Site


@contextlib.contextmanager
def served(site: Site):
    """Serves a site below its prefix while the block runs, and yields the address of its home page."""

    class Handler(SimpleHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def __init__(self, *arguments):
            super().__init__(*arguments, directory=str(site.folder))

        def send_head(self):
            if not self.path.startswith(site.prefix):
                return self.answer_missing()
            self.path = "/" + self.path.removeprefix(site.prefix)
            return super().send_head()

        def send_error(self, code, message=None, explain=None):
            if code == 404:
                self.answer_missing()
            else:
                super().send_error(code, message, explain)

        def answer_missing(self):
            file = site.folder / NOT_FOUND
            body = file.read_bytes() if file.exists() else b"Not found"
            self.send_response(404)
            self.send_header("Content-Type", "text/html; charset=utf-8" if file.exists() else "text/plain")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            if self.command != "HEAD":
                self.wfile.write(body)

        def list_directory(self, path):
            return self.send_error(404)

        def log_message(self, *arguments):
            pass

    class Server(ThreadingHTTPServer):
        def handle_error(self, request, client_address):
            # A browser may leave a page before it has loaded all of it.
            if not isinstance(sys.exc_info()[1], ConnectionError):
                super().handle_error(request, client_address)

    with Server(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}{site.prefix}"
        finally:
            server.shutdown()
            thread.join()
