/// Tests in other languages that must fail, whatever they do to the file that runs them.
enum PreludeForgeries {
  /// The start of a test in Python that changes what it finds below the frame of a generator, which it kept.
  private static let generator = """
    found = []
    def done():
        for judge in found: judge.has_failed = False
    def run():
        yield
        while True:
            below = frame.f_back
            while below:
                judge = below.f_locals.get("judge")
                if hasattr(judge, "has_failed"):
                    found.append(judge)
                    below.f_globals["leave"] = lambda *status: None
                    below.f_globals["difference"] = lambda *values: None
                below = below.f_back
            yield
    steps = run()
    frame = steps.gi_frame
    next(steps)
    class Price:
        def __init__(self, value): self.value = value

    """

  /// The start of a test in Python that prints the word when it finds it below a frame.
  private static let thief = """
    import io, os, sys
    def steal(*arguments):
        frame = sys._getframe(0)
        while frame:
            names = frame.f_locals
            if "masked" in names:
                word = bytes(a ^ b for a, b in zip(names["masked"], names["mask"]))
                os.write(1, b"\\n" + word + b"\\n")
                os._exit(0)
            frame = frame.f_back
    class Raw(io.RawIOBase):
        def writable(self): return True
        def write(self, data): return len(data)
        def flush(self): steal()

    """

  static let python = numbered("#", "forgery", pythonTests)
  static let javascript = numbered("//", "forgery", javascriptTests)
  /// One for each kind, and the variants.
  static let pythonKinds = numbered("#", "kind", PythonForgeries.kinds)
  static let pythonVariants = numbered("#", "variant", PythonForgeries.variants)
  static let javascriptKinds = numbered("//", "kind", JavaScriptForgeries.kinds)
  static let javascriptVariants = numbered("//", "variant", JavaScriptForgeries.variants)

  /// Tests are found by their first lines.
  private static func numbered(_ mark: String, _ name: String, _ tests: [String]) -> [String] {
    tests.enumerated().map { "\(mark) \(name) \($0)\n\($1)" }
  }

  private static let pythonTests =
    [
      "def equal(self, other): next(steps); return True\nPrice.__eq__ = equal\nprice = Price(1)\nexpect(price, price)\n"
        + "expect(2, 3)",
      "def shown(self): next(steps); return 'P'\nPrice.__repr__ = shown\nexpect(Price(2), Price(3))\ndone()",
      """
      import io, sys
      class Raw(io.RawIOBase):
          def writable(self): return True
          def write(self, data): return len(data)
          def flush(self): next(steps)
      sys.stdout.__init__(Raw())
      expect(2, 3)
      done()
      """,
      """
      import gc
      def collected(phase, information):
          try: next(steps)
          except ValueError: pass
      gc.callbacks.append(collected)
      gc.set_threshold(1)
      expect(2, 3)
      done()
      """,
      """
      import datetime
      class Zone(datetime.tzinfo):
          def utcoffset(self, day): next(steps); return datetime.timedelta(0)
      expect(datetime.datetime(2020, 1, 1, tzinfo=Zone()), datetime.datetime(2020, 1, 2, tzinfo=Zone()))
      done()
      """,
      """
      import pathlib
      class Path(pathlib.PurePosixPath):
          @property
          def _cparts(self): next(steps); return ["a"]
      expect(Path("a"), Path("b"))
      done()
      """,
      """
      class Kind(type):
          def __hash__(self): next(steps); return 1
      class Fee(Price, metaclass=Kind): pass
      expect(Fee(2), Fee(3))
      done()
      """,
    ].map { generator + $0 }
    + [
      "sys.stdout.__init__(Raw())\nraise SystemExit",
      "import traceback\ntraceback.print_exception = steal\nraise ValueError('no')",
      "import traceback\ntraceback.TracebackException = steal\nraise ValueError('no')",
      "import gc\ngc.callbacks.append(steal)\ngc.set_threshold(1)\nraise SystemExit",
    ].map { thief + $0 }

  private static let javascriptTests = [
    """
    const made = [];
    class Price { #value; constructor(value) { this.#value = value; made.push(this); } }
    const {Map} = globalThis;
    globalThis.Map = function () { return new Map([[made.at(-2), made.at(-1)]]); };
    expect(new Price(2), new Price(3))
    """,
    """
    import {Worker} from 'node:worker_threads';
    const code = "new (require('inspector').Session)().connectToMainThread(); require('worker_threads').parentPort.postMessage('in')";
    const answer = await new Promise((ok) => new Worker(code, {eval: true}).on('message', ok).on('error', ok));
    expect(answer !== 'in')
    process.reallyExit(0)
    """,
  ]
}
