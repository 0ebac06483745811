// Odd but legal.
package odd;

import static a.B.*;
import a.b.C;;

// 1. Methods with unusual forms.
class Odd {
    int array()[] { return n; }
    int f(Odd this, int... xs) { return this.n; }
    void g(final @Ann int x[], String[]... y) {}
    <T extends A & B> T h() throws E { return null; }
    native void i();
    synchronized void j() { synchronized (this) { n++; } }
    ;
    static { n = 1; }
    { m = 2; }
    Odd() { this(1); }
    <T> Odd(T t) { super(); }
    Odd(int a) { t.super(a); }
}

// 2. Types without members.
class Empty {}
interface Mark {}
@interface Ann { int value() default 1; String[] names() default {}; int N = 1; }
enum None {}
enum Some { A, B, }
enum Semi { ; static int n; }
enum Rich implements Mark { A(1) { int g() { return n; } }, B { }, C(); final int n = 0;
    Rich(int... n) {} abstract int g(); }
record R() {}
record P(int x, @Ann String... y) implements Mark { P { x = 1; } static int z; P(int q) { this(q, ""); } }
sealed interface S permits X, Y {}
final class X implements S {}
final class Y<T extends Comparable<? super T>> extends a.b.Base<T[]>.Inner<T> implements S, a.Mark<T> {}

// 3. Fields.
class Fields {
    int a, b[] = {1, 2}, c = a;
    int[] d = new int[3], e[] = new int[1][], f = {a};
    static final Map<String, List<? extends Odd>> g = new HashMap<>();
    Runnable h = () -> {}, i = this::go;
    Fields j = new Fields() {{ a = 1; }};
    var k = 1;
    int ñandú = 1;
}

// 4. Switches.
class Switches {
    int f(Object o) {
        switch (n) {}
        switch (n) { case 1: case 2: return a; default: }
        switch (n) { case 1, 2 -> b.go(); case A -> { } case null, default -> throw new X(); }
        return switch (o) {
            case null -> 0;
            case Integer i when i > n -> i;
            case P(int x, R()) -> x;
            case P(var x, _) -> 1;
            case String _ -> 2;
            case A.B -> 3;
            case "a b" -> 4;
            case 'c' -> 5;
            default -> { yield n; }
        };
    }
}

// 5. Patterns.
class Patterns {
    boolean f(Object o) {
        return o instanceof String || o instanceof final String s && s.n() || o instanceof P(int x, P(var y,
            R z)) && x == y
            || o instanceof int[] || o instanceof List<?> l && l.m() || !(o instanceof @Ann Odd q);
    }
}

// 6. Lambdas and references.
class Lambdas {
    void f() {
        go(() -> n, x -> x.a(), (x) -> x.b(), (x, y) -> { x.c(y); }, (int x, var y) -> n, (final Odd z) -> z.m());
        go(String::new, int[]::new, Odd.this::f, super::g, a.b::c, List<String>::size);
        ((Runnable) () -> n.go()).run();
        Supplier<Supplier<Odd>> s = () -> () -> this;
    }
}

// 7. Loops.
class Loops {
    void f() {
        for (;;) { break; }
        for (int i = 0, j = n; i < j; i++, j--) go(i);
        for (i = 0; ; ) ;
        for (final var x : all()) x.go();
        for (int[] x : n) ;
        for (Odd x : xs) x.y();
        outer: while (true) { continue outer; }
        do ; while (n);
        ;
        {}
        assert n > 0 : m;
        if (a) ; else b();
        return;
    }
}

// 8. Try.
class Tries {
    int f() {
        try { return a; } finally { b(); }
        try (n; this.m; var x = open(); Odd y = z) { x.go(y); } catch (A | B e) { e.m(); } catch (final C e) {}
        throw n;
    }
}

// 9. Calls.
class Calls<T> {
    void f() {
        this.<String>go(1);
        Odd.<A, B>go();
        new Odd().go();
        new <String>Odd(1) { int q = n; void r() { q++; } };
        outer.new Inner(n);
        (new int[n][2])[0][1] = 1;
        new int[]{n, 1};
        new a.b.C<>(n);
        a[0][n].b = this.c;
        Odd.super.go();
        super.a.b();
        (this).n = ((n));
        this.n = n;
        int.class.go(); Odd[].class.go(); Odd.class.go();
        (a ? b : c).go();
        "x".go();
        (int) n;
        x = y = n;
        f(); this.f().f();
    }
}

// 10. Local types.
class Locals {
    void f() { class A { int g() { return n; } } interface B {} enum C { D } record E(int x) {} new A().g();
        final class F {} }
}

// 11. Types.
class Types {
    a.b.C a; int[][] b; List<?> c; Map.Entry<K, V> d; @Ann int e; List<? super A>[] f; boolean g;
        Outer<A>.Inner<B> h; a.b.List<C> i;
}

// 12. Text blocks and literals.
class Texts { String s = """
    one // no comment
    /* none */
    """; char c = '"'; long n = 1_000L; String t = "/*"; String u() { return ""; } }

// 13. Interfaces with bodies.
interface Bodies { int N = 1, M = 2; default int f() { return N; } static int g() { return 1;
    } private int h() { return 2; } int i(); class In {} }
abstract class Abs { abstract int f(); protected abstract void g(); }

// 14. Shadowing.
class Shadows { int n; void f(int n) { int m = this.n; n(); { int k = n; k(); } k(); m.x(); } int f;
    int record() { return f; } void var() { var var = n; var.x(); } }

// 15. Names like keywords.
class Words { int permits; int sealed(int when) { return when; } Words with() { return this;
    } int module = 1, open = module; }
