"""Odd but legal."""
from __future__ import annotations
from . import sibling
from .. import *
import a.b.c, d as e


# 1. Shadowed builtins.
def isinstance(): return True
def type(x=1): return x
def super(): return 1
class Shade:
    def ask(self, isinstance=None):
        isinstance()
        isinstance(self.n)
        type(self.n) is int
        type() is int
        isinstance(*self.pair)
        setattr(self)
        return super().go()


# 2. Methods with unusual parameters.
class Takes:
    def nothing(): pass
    def rest(*args): args[0].n
    def keys(**kw): pass
    def only(self, /, a, *, b=1, **c): return self.n
    def bare(self, *, key): return key
    @staticmethod
    def none(): return 1
    @classmethod
    def make(cls, *a): return cls(*a)
    def annotated(self: "Takes", n: "int | None" = None, *more: "Box") -> "list[Takes]": return self.n


# 3. Bodies on one line, and several statements on one.
class One: x = 1; y: int = 2; z: int
class Two: ...
class Three(): pass
class Four(*bases, metaclass=Meta, flag=True): 'Doc.'


# 4. Lambdas and comprehensions.
class Inner:
    f = lambda: 0
    g = lambda self, *a, k=1, **kw: self.n
    h = [x for x in range(3) if x for y in x]
    def walk(self):
        return {k: v for k, v in self.items() if (m := self.n)}, [*self.a, *b], {**self.c}, (lambda: self.d)()


# 5. Assignments of all kinds.
class Assign:
    a = b = c = 1
    (d) = 2
    def set(self, p):
        self.a = self.b = p
        self.c, (self.d, *self.e) = p
        [self.f, self.g] = p
        self.h[0], self.i.j = p
        self.k += 1
        self.l: int
        (self.m) = 2
        for self.n in p: pass
        with p as self.o, p as (q, r): pass
        del self.a, self.h[1]
        x: int = self.a


# 6. Match with every kind of pattern.
def match(match, case=1):
    match match:
        case []: pass
        case [1, *rest]: pass
        case {"a": 1, **more}: pass
        case -1 | 1.5 | "x" | None | True: pass
        case Point(x=0) | Line(): pass
        case a.B: pass
        case (1 | 2) as n if n: pass
        case str(): pass
        case other if other: pass
        case _: pass
    match (1, 2):
        case x, y: pass
    match = 3
    print(match, case)


# 7. try, with and loops with else.
class Flow:
    def go(self):
        try: self.a
        except: self.b
        else: self.c
        finally: self.d
        try: pass
        except* (A, B) as e: e.x
        with (self.e as f, self.g): f.h
        while self.i: break
        else: self.j
        for _ in self.k: continue
        else: self.l
        async def inner(): await self.m; yield self.n
        return


# 8. Decorators of all kinds.
class Deco:
    @property
    def p(self): return self._p
    @p.setter
    def p(self, v): self._p = v
    @p.deleter
    def p(self): del self._p
    @(lambda f: f)
    def q(self): pass
    @decorators[0].x
    def r(self): pass


# 9. Strings.
class Strings:
    'one' "two"
    a = f"{self.n!r:>{width}} {x=}"
    b = b'x' rb'y'
    def f(self): return f"{self.n} {self.m(1):{self.w}}" 'tail'


# 10. Continued lines.
class Cont(Base, \
           Other):
    def f(self) \
            -> int:
        return \
            self.n
    def g(self):
        x = self.a \
            .b \
            .c()
        self.d
        assert isinstance(x, \
                          Box)


# 11. Types.
class Types:
    a: int or None
    b: list
    c: "Literal['x', 'y']"
    d: Callable[..., int]
    e: Callable
    f: tuple[()]
    g: Tuple[int, ...]
    h: Optional
    i: Union[int]
    j: ""
    k: "a b"
    l: dict[str, list[int]]
    m: Annotated[int, 1]
    n: x[0].y
    o: lambda: 0
    p: Callable[P, int]
    q: None
    r: type[Box]
    s: "Box"


# 12. Generics, aliases and async.
type Alias[T] = list[T]
class Gen[T: Base, *Ts, **P](Generic[U]): pass
def gen[T](x: T) -> T: return x
async def main():
    async with a as b: b.c
    async for d in e: d.f
    return [g async for g in h]


# 13. Classes in odd places.
if True:
    class A: pass
else:
    class A: n = 1
for i in range(2):
    class Loop:
        def f(self):
            class Deep:
                def g(self): self.h
def maker(n=type("X", (), {})): pass


# 14. Statements at the top.
print; del print
x, y = 1, 2
x += 1
lambda: 0
assert x, "m"
if __name__ == "__main__": main()
raise SystemExit


# 15. Names that aren't ASCII, and dunder names.
class Größe:
    __slots__ = ("höhe",)
    def __init__(self): self.höhe = 1; self.__p = 2
    def __getitem__(self, _): return self.höhe[self.__p:1, ...]
    def __call__(self): self()(); self[0]; (self)
