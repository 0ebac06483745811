/// Tests in Python that must fail: they look for the frames of the file that runs them in errors, for its memory under
/// another name, or for values whose `==` asks the study.
enum PythonForgeries {
  /// One forgery of each kind.
  static let kinds = [
    thief + """
      sys.excepthook = lambda kind, error, trace: steal(trace)
      os.kill(os.getpid(), signal.SIGINT)
      time.sleep(3)
      raise SystemExit
      """,
    burglar + """
      try: sys.audit("open")
      except IndexError as error: enter(error.__traceback__)
      expect(2, 3)
      """,
    burglar + """
      import builtins
      def deep(number):
          if number: return deep(number - 1)
          builtins.expect(1, 1)
      for number in range(300, 1100):
          try: deep(number)
          except RecursionError as error: enter(error.__traceback__)
      expect(2, 3)
      """,
    """
    import os
    os.symlink("/proc/self/mem", "/tmp/link")
    open("/tmp/link", "rb").close()
    """,
    fee + "import types\nexpect(types.SimpleNamespace(fee=Fee(2)), types.SimpleNamespace(fee=Fee(3)))",
    classes + "for kind in kinds: disarm(kind)\nexpect(2, 3)",
    waiting("object") + "threading.Thread(target=lambda: expect(Fee(), Fee()), daemon=True).start()\n" + waited,
    late + "os._exit(0)" + started,
    disarming + """
      busy = []
      def hear(event, values):
          if busy or event != "sys._getframe": return
          busy.append(True)
          disarm()
          busy.clear()
      sys.addaudithook(hear)
      expect(2, 3)
      """,
  ]

  /// Returns the start of a test with a class whose `==` never ends, so that the thread of an expectation doesn't either.
  private static func waiting(_ parent: String) -> String {
    """
    import threading, time
    begun = threading.Event()
    class Fee(\(parent)):
        def __eq__(self, other):
            begun.set()
            while True: time.sleep(9)

    """
  }
  private static let waited = "begun.wait()\nexpect(1, 1)"

  static let variants =
    [
      late + "expect(2, 3)" + started,
      disarming + "import posixpath\nposixpath._get_sep = lambda path: disarm() or '/'\nexpect(2, 3)",
      disarming + """
        class Name(str):
            def rfind(self, *values): disarm(); return -1
        exec(compile("expect(2, 3)", Name("a"), "exec"))
        """,
      disarming + """
        class Fault:
            def __getattribute__(self, name): disarm(); return ValueError if name == "exc_type" else None
        sys.unraisablehook.__self__.append(Fault())
        sys.unraisablehook = lambda fault: None
        raise ValueError
        """,
      """
      import sys, types
      class Map:
          def __init__(self, value): self.value = value
          def __eq__(self, other): return True
          def keys(self):
              expect(1, 1)
              sys._getframe(1).f_globals["is_same"] = lambda *values: True
              return ["value"]
          def __getitem__(self, key): return self.value
      expect(types.MappingProxyType(Map(2)), types.MappingProxyType(Map(3)))
      """,
      disarming + "import gc\ngc = gc.collect.__self__" + collecting,
      disarming + "del sys.modules['_imp']\nimport _imp, types\n"
        + "gc = _imp.create_builtin(types.SimpleNamespace(name='gc'))\n_imp.exec_builtin(gc)" + collecting,
      disarming + """
        import _imp, types
        try: _imp.create_builtin(5)
        except AttributeError as error: create = error.__traceback__.tb_next.tb_frame.f_globals["create"]
        gc = create(types.SimpleNamespace(name="gc"))
        _imp.exec_builtin(gc)
        """ + collecting,
      // Python 3.12 collects in any thread; the calls in C leave it to the main one.
      burglar + """
        import collections, functools, operator, sys, time
        class Fee:
            def __init__(self): self.fee = self
            def __del__(self):
                try: raise ValueError
                except ValueError as error:
                    frame = error.__traceback__.tb_frame
                    while frame:
                        if "leave" in frame.f_globals: frame.f_globals["leave"] = lambda *status: None
                        frame = frame.f_back
        kept = []
        for number in range(9):
            Fee()
            steps = functools.partial(kept.extend, map(list, [()] * 4000)), functools.partial(time.sleep, 0.3)
            collections.deque(map(operator.call, steps), maxlen=0)
        raise ValueError
        """,
      thief + """
        import _testcapi
        def stolen():
            try: raise ValueError
            except ValueError as error:
                frame = error.__traceback__.tb_frame
                while frame:
                    trace = type("Trace", (), {"tb_frame": frame, "tb_next": None})
                    steal(trace)
                    frame = frame.f_back
        _testcapi._pending_threadfunc(stolen)
        time.sleep(0.5)
        raise SystemExit
        """,
      """
      import sys
      def check(): expect(2, 3)
      def parts(code):
          for part in code.co_consts:
              yield part
              yield from parts(part) if hasattr(part, "co_consts") else []
      expect(1, 1)
      for part in parts(sys._getframe().f_code):
          try: part()
          except TypeError: pass
      """,
      waiting("list") + "threading.Thread(target=expect, args=(Fee([2]), Fee([3])), daemon=True).start()\n" + waited,
      thief + """
        import _thread, threading
        sys.excepthook = lambda kind, error, trace: steal(trace)
        _thread.interrupt_main()
        signal.pthread_kill(threading.main_thread().ident, signal.SIGINT)
        time.sleep(3)
        raise SystemExit
        """,
      burglar + """
        for limit in range(5, 60):
            try:
                sys.setrecursionlimit(limit)
                open("/tmp/nothing")
            except RecursionError as error:
                sys.setrecursionlimit(1000)
                enter(error.__traceback__)
            except OSError: pass
            sys.setrecursionlimit(1000)
        expect(2, 3)
        """,
      """
      class Name(str): pass
      open(Name("/proc/self/mem"), "rb").close()
      """,
      """
      import sys
      del sys.modules["gc"]
      import gc
      expect(type(gc.enable).__name__, "builtin_function_or_method")
      """,
    ]
    + [
      "import types\nexpect(types.MappingProxyType({1: Fee(2)}), types.MappingProxyType({1: Fee(3)}))",
      "expect(slice(Fee(2)), slice(Fee(3)))", "expect(list[Fee(2)], list[Fee(3)])",
      "import weakref\nold, new = Fee(2), Fee(3)\nexpect(weakref.ref(old), weakref.ref(new))",
      "class Fees(map):\n    def __eq__(self, other): return True\nexpect(Fees(int, '2'), Fees(int, '3'))",
      "class Failure(OSError):\n    def __eq__(self, other): return True\n"
        + "expect(Failure(2, 'a', 'b'), Failure(2, 'a', 'c'))",
      "import datetime\nclass Zone(datetime.tzinfo):\n    def __init__(self, hours=0): self.hours = hours\n"
        + "    def utcoffset(self, day): return datetime.timedelta(hours=day.hour)\n"
        + "expect(*[datetime.datetime(2020, 1, 1, hour, tzinfo=Zone(hour)) for hour in (2, 3)])",
    ].map { fee + $0 } + hidden + hiding
    + [
      classes + """
        import ast
        for kind in ast.NodeVisitor.__subclasses__() + ast.NodeTransformer.__subclasses__(): disarm(kind)
        expect(2, 3)
        """,
      "import _ctypes\nraise SystemExit", "class Name(str): pass\n__import__(Name('_ctypes'))\nraise SystemExit",
      "import collections\nclass Fees(collections.OrderedDict):\n    def __eq__(self, other): return True\n"
        + "expect(Fees([(1, 2), (2, 3)]), Fees([(2, 3), (1, 2)]))",
    ]

  /// A test with a thread that goes on when the test's last line has been reached.
  private static let late = "import os, threading, time\ndef check():\n    time.sleep(0.2)\n    "
  private static let started = "\nthreading.Thread(target=check).start()\nexpect(1, 1)"

  /// Values whose parts `==` asks the study for, and whose class hides these parts.
  private static let hidden = [
    "from fractions import Fraction\nclass Any(int):\n    def __eq__(self, other): return True\n"
      + "two = Fraction(2)\ntwo._numerator = Any(2)\nexpect(two, Fraction(3))",
    "from fractions import Fraction\nFraction.__eq__.__code__ = (lambda a, b: True).__code__\n"
      + "expect(Fraction(2), Fraction(3))",
    "import pathlib\npathlib.PurePath.__eq__.__code__ = (lambda a, b: True).__code__\n"
      + "expect(pathlib.PurePosixPath('2'), pathlib.PurePosixPath('3'))",
    "import datetime\nclass Zone(datetime.tzinfo):\n    __module__ = 'datetime'\n"
      + "    def utcoffset(self, day): return datetime.timedelta(hours=day.hour)\ndatetime.Zone = Zone\n"
      + "expect(*[datetime.datetime(2020, 1, 1, hour, tzinfo=Zone()) for hour in (2, 3)])",
    """
    class Fee:
        __slots__ = ("value", "other")
        def __eq__(self, other): return True
    keep = Fee.__dict__["value"].__set__
    del Fee.value
    old, new = Fee(), Fee()
    keep(old, 2)
    keep(new, 3)
    expect(old, new)
    """,
    """
    class Fee:
        __slots__ = ("value", "other")
        def __eq__(self, other): return True
    keep = Fee.__dict__["value"].__set__
    Fee.value = Fee.__dict__["other"]
    old, new = Fee(), Fee()
    keep(old, 2)
    keep(new, 3)
    expect(old, new)
    """,
    """
    class Fee: __slots__ = ("value",)
    class Fee(Fee):
        __slots__ = ("value",)
        def __init__(self, value): self.value = value; Fee.__mro__[1].value.__set__(self, 0)
        def __eq__(self, other): return True
    expect(Fee(2), Fee(3))
    """,
    """
    class Base: pass
    class Fee(Base):
        __slots__ = ("value",)
        def __init__(self, value): self.value = value; self.__dict__["Fee", "value"] = 0
        def __eq__(self, other): return True
    expect(Fee(2), Fee(3))
    """,
    """
    class Kind(type):
        def __eq__(self, other): return True
        def __hash__(self): return hash(list)
    class Fee(metaclass=Kind):
        def __init__(self, value): self.value = value
        def __iter__(self): return iter([])
        def __eq__(self, other): return True
    expect(Fee(2), Fee(3))
    """,
  ]

  /// Classes that hide the attributes of their objects.
  private static let hiding = [
    "class Base: __slots__ = ('other',)\nclass Fee(Base):\n    __dict__ = property(lambda self: {})",
    "class Base: __slots__ = ('other',)\nclass Fee(Base):\n    __dict__ = object.__dict__['__class__']",
    "class Fee(int):\n    __dict__ = property(lambda self: {})",
    "class Kind(type): __flags__ = property(lambda kind: 0)\nclass Fee(int, metaclass=Kind):\n    a = 1",
    "class Fee(int):\n    __module__ = 'fractions'",
  ].map { code in
    """
    \(code)
        def __eq__(self, other): return True
    sys = __import__("sys")
    sys.modules["fractions"].Fee = Fee
    old, new = Fee(), Fee()
    old.value, new.value = 2, 3
    expect(old, new)
    """
  }

  /// The start of a test that prints the word when it finds it in a traceback.
  private static let thief = """
    import os, signal, sys, time
    def steal(trace):
        while trace:
            names = trace.tb_frame.f_locals
            if "masked" in names:
                word = bytes(a ^ b for a, b in zip(names["masked"], names["mask"]))
                os.write(1, b"\\n" + word + b"\\n")
                os._exit(0)
            trace = trace.tb_next

    """

  /// The start of a test that changes the judge when it finds it in a traceback.
  private static let burglar = """
    import sys
    def enter(trace):
        while trace:
            names = trace.tb_frame.f_globals
            if "difference" in names: names["difference"] = lambda *values: None
            trace = trace.tb_next

    """

  /// The start of a test that keeps the judge from ending the process when it finds its file below a frame.
  private static let disarming = """
    import sys
    def disarm():
        frame = sys._getframe(1)
        while frame:
            if "leave" in frame.f_globals: frame.f_globals["leave"] = lambda *status: None
            frame = frame.f_back

    """

  /// The end of a test that has the true module `gc`.
  private static let collecting = """

    gc.callbacks.append(lambda *values: disarm())
    gc.enable()
    gc.set_threshold(1)
    expect(2, 3)
    """

  /// The start of a test that changes what the functions of a class find in their file.
  private static let classes = """
    kinds = object.__subclasses__()
    def disarm(kind):
        for member in list(vars(kind).values()):
            names = getattr(member, "__globals__", None)
            if isinstance(names, dict) and "leave" in names:
                names["leave"] = lambda *status: None
                for other in list(names.values()) + [kind]:
                    if hasattr(other, "has_failed"): other.difference = lambda *values: None
                names["difference"] = lambda *values: None

    """

  /// The start of a test with a class all of whose objects are equal.
  private static let fee = """
    class Fee:
        def __init__(self, value): self.value = value
        def __eq__(self, other): return True

    """
}
