// Odd but legal.
extern alias Z;
global using Y;
using System;
using static A.B;
using X = A.B<int>;
[assembly: Ann]

// 15. Programs without a class.
var x = new B();
x.Go();
int F(int n) => n;
await x.C();
if (x is D d) d.E();
return 0;
class G { }

// 1. Types without members.
class Empty { }
class Empty2;
struct S { }
interface IMark { }
enum None { }
enum Some : byte { A = 1, B, [Ann] C = A | B, }
record R;
class R5(int x = 1, params int[] y);
record R2(int X, string Y = "") : R(X), IMark { public int Z => X; }
record struct R3(int X);
readonly ref struct R4 { }
class P(int n, ref int m) : Base(n), IMark { int F() => n; }
delegate void D();
delegate T D2<in T>(ref T a, params int[] b) where T : class, new();

// 2. Members of all kinds.
abstract class Members
{
    int a, b = 1, c;
    const int D = 1, E = D;
    static readonly int[] f = { 1, 2 };
    event Action G, H;
    event Action I { add { a++; } remove { b++; } }
    int J { get; init; } = 1;
    int K { get => a; set => a = value; }
    int L { get { return a; } }
    int M => a;
    int this[int i] => a[i];
    int this[string s, int t] { get { return b; } set { b = value; } }
    abstract int N { get; }
    required int O { get; private protected set; }
    ~Members() { a.Go(); }
    static Members() { }
    Members() : this(1) { }
    Members(int x) : base(x) => a = x;
    public static Members operator +(Members l, Members r) => l.a;
    public static implicit operator int(Members m) => m.a;
    public static bool operator true(Members m) => true;
    int IMark.P() => a;
    int IMark.Q { get; }
    void R<T>() where T : struct { }
    extern void T();
    partial void U();
    unsafe fixed int V[3];
}

// 3. Parameters.
class Params { void F(this int a, in int b, out int c, ref readonly int d, params string[] e) { c = a;
    } void G(int x = 1, [Ann] int y = default, __arglist) { }
    void H((int, string n) t, int? o, int* p, delegate*<int, void> q) { } }

// 4. Switches.
class Switches
{
    int F(object o)
    {
        switch (n) { }
        switch (n) { case 1: case 2: return a; default: break; }
        switch (o) { case A a when a.X: break; case A { X: 1, Y: B b }: b.Go(); break; case null: break;
            case > 1 and < 3 or 5: break; case not null: break; case var v: v.Go(); break; case (1, _): break;
            case [1, .., var z]: break; case "a": goto case 1; case Some.A: goto default; }
        switch (n, m) { case (1, 2): break; }
        return o switch { };
    }
    int G(object o) => o switch { A => 1, B b => b.N, C { X: 1 } c => c.X, { Y: 2 } => 3, (int x, _) => x, null => 4,
        > 1 => n, Some.A => 6, "x y" => 7, 1 or 2 => 8, _ when n => 9, _ => throw new X() };
}

// 5. Patterns.
class Patterns { bool F(object o) => o is A || o is B b && b.N || o is not C || o is { X.Y: 1 }
    || o is null || o is 1 || o is A or B || o is D { X: var x }
    && x || o is int[] || o is List<int> l && l.M || o is var q && q.Z || (o as A)?.N; }

// 6. Lambdas and local functions.
class Lambdas
{
    void F()
    {
        Go(() => n, x => x.A(), (x) => x.B(), (x, y) => { x.C(y);
            }, (int x, ref A y) => n, async x => await x.D(), static _ => 1, (_, _) => 2, delegate { n.E();
            }, delegate (A a) { a.F(); }, [Ann] () => n, int () => n);
        int L(int x) => x + n;
        static void M<T>(T x) { x.G(); }
        Func<Func<A>> s = () => () => this;
        ((Action)(() => n.H()))();
    }
}

// 7. Loops.
class Loops
{
    void F()
    {
        for (; ; ) { break; }
        for (int i = 0, j = n; i < j; i++, j--) Go(i);
        foreach (var x in All()) x.Go();
        foreach (var (a, (b, _)) in All()) a.Go(b);
        foreach (A x in xs) x.Go();
        foreach (ref var x in xs) x.Go();
        await foreach (var x in n) x.Go();
        while (true) continue;
        do ; while (n);
        lock (this) { n++; }
        unsafe { fixed (int* p = &n) { *p = 1; } }
        checked { n++; }
        label: goto label;
        ;
        {}
        yield return n;
        yield break;
    }
}

// 8. Try and using.
class Tries
{
    int F()
    {
        try { return a; } finally { B(); }
        try { } catch { c.Go(); }
        try { } catch (E) when (n) { throw; }
        try { } catch (E e) when (e.N) { e.M(); }
        using (n) { }
        using (var x = Open()) x.Go();
        using (A y = Open(), z = w) { y.Go(z); }
        using var q = Open();
        await using A r = Open();
        q.Go(r);
        return;
    }
    int G() => throw new X();
}

// 9. Calls.
class Calls
{
    void F()
    {
        Go<int>(1); this.Go<A, B>(); A.B.C(); A<int>.Go(); global::A.Go(); base.Go(); base[1].X();
        new A(); new A { }; new A { X = n, Y = { Z = 1 } };
        A b1 = new(); new A { [2] = m };
        A a = new(n); x = new[] { n, 1 }; x = new int[n, 2]; x = new int[] { };
        x = new { n, X = m, a.Y };
        new List<A> { n, { 1, 2 } };
        n?.A?.B(); x = n?[1].C; n!.D(); x = n?.E()?.F; x = n?.G(m)!.H;
        a ??= n; x = y = n; (a, b) = (n, m); (var c, int d) = n; var (e, f) = n; (this.g, _) = n; _ = n; c.Go(d, e);
        Try(out var h, out int i, out _, out n, ref m, name: n); h.Go(i);
        typeof(A).Go(); nameof(n.A); default(A).Go(); x = sizeof(int); x = (A)n; ((A)n).Go(); x = n as A; (n as A).Go();
        x = stackalloc int[n];
        x = [n, .. m]; x = n[^1]; x = n[1..m]; x = n with { X = m }; x = -n; x = &n; x = *n; n++; await n; x = n is { };
        x = $"{n} {m,3:F2} {{x}}" + @"a""b" + $@"{n}" + """raw "n" """ + $"""{n}""" + 'c';
        x = from x in xs join y in ys on x.A equals y.B into g2 let z = x.C orderby z descending,
            n where z group x by z into k select new { k.D, n };
        throw n ?? m;
    }
}

// 10. Preprocessor.
class Pre
{
#region One
    int a;
#endregion
#if DEBUG && !X
    int b;
#elif Y
    int c;
#else
    int d;
#endif
    int F()
    {
#pragma warning disable 1
        return a;
#pragma warning restore 1
    }
#nullable enable
    int G(
        int x
        ) { return a; }
}

// 11. Types.
class Types { A.B a; int[] b; int[,] c; int[][] d; A<int>.B<C> e; (int, A b) f; int? g; List<A?>? h; Func<int> i;
    Action j; Func<A, B> k; dynamic l; global::A m; object n; nint o; A::B p; string? q; Dictionary<A, List<B>> r; }

// 12. Names.
class @class { int @int; int value; int @F() => @int; int var; int G() { var var = value; return var; } int _; }

// 13. Shadowing.
class Shadows { int n; void F(int n) { var m = this.n; N(); { var k = n; k.A(); } k.B(); m.C(); int F() => n;
    } int P { set { value.X(); } } }

// 14. Nested and generic types.
class Outer<T, U> where T : IMark, new() where U : class?, notnull { class In<V> : Outer<V, A> { } enum E { A }
    interface I { int F() => 1; static abstract int G(); int H { get; set; } event Action J; } delegate void D();
    record R(T t); }
abstract class Abs { public abstract int F(); protected abstract int G { get; } }
static class Ext { public static int Go(this A a) => a.N; }
partial class Part { } partial class Part { int n; }
file class Fi { }
