/// Tests with an `expect` in a function that nothing calls, and honest ones that look like them.
enum UncalledTests {
  /// Each must fail: nothing called the function around its last `expect`.
  static let python = [
    """
    expect(1,1)
    def a():
        expect(1,1)
    """,
    """
    expect(1,1)
    def a():
        expect(1,2)
    def b(): a()
    """,
    """
    expect(1,1)
    f = lambda: expect(1,1)
    """,
    """
    expect(1,1)
    f = lambda: expect
    """,
    """
    expect(1,1)
    f = lambda: lambda: expect(1,1)
    f()
    """,
    """
    def a():
        expect(1,1)
        def b():
            expect(2,2)
    a()
    """,
    """
    expect(1,1)
    async def a():
        expect(1,1)
    x=a()
    x.close()
    """,
    """
    expect(1,1)
    def a():
        yield expect(1,1)
    a()
    """,
    """
    expect(1,1)
    class T:
        def a(self): expect(1,1)
    """,
    """
    expect(1,1)
    class T:
        def a(self): expect(1,1)
    T()
    """,
    """
    expect(1,1)
    class T:
        def a(self): expect(1,1)
        def b(self): expect(1,1)
    t = T()
    t.a()
    T().a()
    """,
    """
    import unittest
    expect(1,1)
    class T(unittest.TestCase):
        def test_a(self): expect(1,1)
    """,
    """
    expect(1,1)
    def a():
        'doc'
        expect(1,1)
    assert a.__doc__ == 'doc'
    """,
    """
    from parts import *
    expect(1,1)
    load(lambda v: expect(v,1))
    keep(lambda v: expect(v,1))
    """,
    """
    from parts import *
    expect(1,1)
    @keep
    def a(v): expect(v,1)
    """,
    """
    expect(1,1)
    check = expect
    def a(): check(1,1)
    def b(): expect(3,3)
    """,
    """
    expect(1,1)
    checks = [lambda: expect(1,1), lambda: expect(2,2)]
    """,
    """
    expect(1,1)
    def f():
      class T:
        def a(self): expect(1,1)
      T()
    f()
    """,
    """
    expect(1,1)
    def a():
        expect(value=1,expected=1)
    """,
    """
    expect(1,1)
    def a(): return [expect(x,x) for x in [1]]
    """,
    """
    import functools
    expect(1,1)
    def a(v): return map(expect, v)
    """,
  ]

  /// Each must pass.
  static let honestPython = [
    "expect(1,1)",
    """
    def a():
        expect(1,1)
    a()
    """,
    """
    f=lambda: expect(1,1)
    f()
    """,
    """
    expect(1,1)
    if False:
        def a(): expect(1,1)
    """,
    """
    expect(1,1)
    def a():
        expect(False)
    """,
    """
    from parts import *
    load(on_ok=lambda v: expect(v,1), on_error=lambda e: expect(False))
    """,
    """
    from parts import *
    load(on_ok=lambda v: expect(v,1), on_error=lambda e: expect(e,2))
    """,
    """
    from parts import *
    def ok(v): expect(v,1)
    def bad(e):
        expect(e,2)
    load(ok, bad)
    """,
    """
    from parts import *
    def ok(v): pass
    def bad(e):
        expect(e,2)
    expect(1,1)
    load(ok, bad)
    """,
    """
    from parts import *
    class Fake:
        def save(self, x): expect(x,1)
        def load(self, x): expect(x,1)
    f = Fake()
    use(f)
    expect(1,1)
    """,
    """
    from parts import *
    class Fake:
        def save(self, x): expect(x,1)
        def other(self, x): expect(x,1)
    use(Fake())
    expect(1,1)
    """,
    """
    from parts import *
    class Fake(Base):
        def other(self, x): expect(x,1)
    expect(1,1)
    """,
    """
    class T:
        def a(self): expect(1,1)
        def b(self): return 1
    T().a()
    """,
    """
    def main():
        expect(1,1)
    if __name__ == '__main__':
        main()
    """,
    """
    import asyncio
    async def a():
        expect(1,1)
    asyncio.run(a())
    """,
    "def a(x=expect(1,1)): pass",
    """
    def d(f):
      expect(1,1)
      return f
    @d
    def g(): pass
    """,
    """
    def a():
        expect(1,1)
        yield 1
    list(a())
    """,
    """
    def fib(n):
        expect(n >= 0)
        return n if n < 2 else fib(n-1)+fib(n-2)
    expect(fib(15),610)
    """,
    """
    x = 1
    def a():
        global x
        expect(x,1)
    a()
    """,
    """
    def o():
        y=1
        def i():
            nonlocal y
            expect(y,1)
        i()
    o()
    """,
    """
    def a(v):
        match v:
            case 1: expect(v,1)
            case _: expect(False)
    a(1)
    """,
    """
    try:
        1/0
        expect(False)
    except ZeroDivisionError as e:
        expect(True)
    """,
    """
    from __future__ import annotations
    def a() -> X:
        expect(1,1)
    a()
    """,
    """
    class T:
        @property
        def a(self):
            expect(1,1)
            return 1
    expect(T().a,1)
    """,
    """
    import threading
    def w():
        expect(1,1)
    t=threading.Thread(target=w)
    t.start(); t.join()
    """,
    "expect(sorted([2,1], key=lambda v: (expect(v > 0), v)[1]), [1,2])",
    "(f := lambda: expect(1,1))()",
    """
    from parts import *
    load((lambda v: expect(v,1)) if True else None)
    """,
    """
    from parts import *
    load((lambda v: expect(v,1)) if True else (lambda v: expect(v,2)))
    """,
    """
    d={'a': lambda: expect(1,1), 'b': lambda: expect(2,2)}
    d['a']()
    """,
    """
    def a(): expect(1,1)
    a()
    def a(): expect(1,1)
    a()
    """,
    """
    from parts import *
    cb=[lambda v: expect(v,1)]
    load(*cb)
    """,
  ]

  /// What the tests import.
  static let parts = [
    "parts.py": """
    class Base: pass
    kept = []
    def load(on_ok=None, on_error=None):
        if on_ok: on_ok(1)
    def keep(function):
        kept.append(function)
        return function
    def use(store): store.save(1)
    """,
    "parts.mjs": """
    export class Base {}
    const kept = [];
    export const load = (onOk, onError) => { if (onOk) onOk(1); };
    export const keep = (f) => { kept.push(f); return f; };
    export const use = (store) => store.save(1);
    """,
  ]
}
