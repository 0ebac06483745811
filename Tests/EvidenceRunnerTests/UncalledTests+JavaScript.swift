extension UncalledTests {
  /// Each must fail: nothing called the function around its last `expect`.
  static let javascript = [
    """
    expect(1,1);
    function a() { expect(1,1); }
    """,
    """
    expect(1,1)
    function a() { expect(1,2) }
    function b() { a() }
    """,
    """
    expect(1,1);
    const f = () => expect(1,1);
    """,
    """
    expect(1,1);
    const f = () => () => expect(1,1);
    f();
    """,
    """
    function a() { expect(1,1); function b() { expect(2,2); } }
    a();
    """,
    """
    expect(1,1);
    async function a() { expect(1,1); }
    """,
    """
    expect(1,1);
    class T { a() { expect(1,1); } }
    """,
    """
    expect(1,1);
    class T { a() { expect(1,1); } }
    new T();
    """,
    """
    expect(1,1);
    class T { a() { expect(1,1); } b() { expect(1,1); } }
    const t = new T();
    t.a();
    new T().a();
    """,
    """
    expect(1,1)
    class T { a() { expect(1,1) } b() { expect(1,1) } }
    const t = new T()
    t.a()
    """,
    """
    import {load, keep, use, Base} from './parts.mjs';
    expect(1,1);
    load((v) => expect(v, 1));
    keep((v) => expect(v, 1));
    """,
    """
    expect(1,1);
    const c = [() => expect(1,1), () => expect(2,2)];
    """,
    """
    expect(1,1);
    const o = { a() { expect(1,1); }, b: () => expect(1,1) };
    """,
    """
    expect(1,1);
    setTimeout(() => { const f = () => expect(1,1); }, 5);
    function g() { expect(1,1); }
    """,
    """
    Array.prototype.some = () => true; Array.prototype.push = () => 0; Array.prototype.forEach = () => {}; Map.prototype.get = () => 1; String.prototype.split = () => []; RegExp.prototype.test = () => true;
    expect(1,1);
    function a() { expect(1,1); }
    """,
    """
    expect(1,1);
    const o = { get a() { return expect(1,1); } };
    """,
    """
    expect(1,1);
    const s = `a${1}}{`;
    function a() { expect(1,1); }
    """,
    """
    expect(1,1);
    const s = /[{]/;
    function a() { expect(1,1); }
    """,
    """
    expect(1,1);
    const s = '😀漢';
    function a() { expect(s,1); }
    """,
  ]

  /// Each must pass.
  static let honestJavaScript = [
    "expect(1,1);",
    """
    function a() { expect(1,1); }
    a();
    """,
    """
    const f = () => expect(1,1);
    f();
    """,
    """
    expect(1,1);
    if (false) { function b() { expect(1,1); } const c = () => expect(1,1); }
    """,
    """
    expect(1,1);
    const f = () => { expect(false); };
    """,
    """
    import {load, keep, use, Base} from './parts.mjs';
    expect(1,1);
    load((v) => expect(v,1), (e) => expect(e,2));
    """,
    """
    import {load, keep, use, Base} from './parts.mjs';
    expect(1,1);
    load(({ok: (v) => expect(v,1), bad: (e) => expect(e,2)}).ok);
    keep({ok(v) { expect(v,1); }, bad(v) { expect(v,1); }}).ok(1);
    """,
    """
    import {load, keep, use, Base} from './parts.mjs';
    expect(1,1);
    const ok = (v) => expect(v,1);
    function bad(e) { expect(e,2); }
    load(ok, bad);
    """,
    """
    import {load, keep, use, Base} from './parts.mjs';
    expect(1,1);
    class Fake { save(x) { expect(x,1); } load(x) { expect(x,1); } }
    const f = new Fake();
    use(f);
    """,
    """
    import {load, keep, use, Base} from './parts.mjs';
    expect(1,1);
    class Fake { save(x) { expect(x,1); } other(x) { expect(x,1); } }
    use(new Fake());
    """,
    """
    import {load, keep, use, Base} from './parts.mjs';
    expect(1,1);
    class Fake extends Base { other(x) { expect(x,1); } }
    """,
    """
    class T { a() { expect(1,1); } b() { return 1; } }
    new T().a();
    """,
    """
    expect(1,1);
    setTimeout(() => expect(2,2), 10);
    """,
    """
    expect(1,1);
    new Promise((r) => setTimeout(r, 5)).then(() => expect(1,1));
    """,
    """
    await new Promise((r) => setTimeout(r, 5));
    expect(1,1);
    """,
    "[1,2].forEach((v) => expect(v > 0));",
    """
    const test = (n, f) => f();
    test('a', () => { expect(1,1); });
    test('b', async () => { expect(1,1); });
    """,
    "try { throw 1; expect(false); } catch (e) { expect(e,1); }",
    """
    const throws = (f) => { try { f(); } catch { return true; } return false; };
    expect(throws(() => { throw 1; }));
    """,
    """
    function* g() { expect(1,1); yield 1; }
    [...g()];
    """,
    "(() => { expect(1,1); })();",
    """
    expect(1,1);
    setImmediate(() => { expect(1,1); });
    process.nextTick(() => expect(1,1));
    """,
    """
    function f(a = expect(1,1)) {}
    f();
    """,
    "class T { static { expect(1,1); } }",
    """
    console.profile('a'); console.profileEnd('a');
    expect(1,1);
    """,
    """
    expect(1,1);
    class A { expect(v) { return v; } }
    const o = { expect(v) { return v; } };
    """,
    """
    debugger;
    expect(1,1);
    setTimeout(() => { debugger; }, 1);
    """,
  ]
}
