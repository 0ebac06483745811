// Odd but legal.
@file:JvmName("Odd")
package odd

import a.b.*
import a.c as d

// 1. Names of builtins.
fun TODO() {}
fun error(x: Int) {}
class Shade {
    val it = 1
    fun ask() { TODO() }
    fun listOf() = it
    fun value() { error(it) }
}

// 2. Classes without a body, without parameters, and objects.
class Empty
class Empty2()
interface Mark
object Single
data object Only
annotation class Ann(val n: Int = 1)
value class Wrap(val n: Int)
enum class None
enum class Some {
    A, B;
    fun f() = 1
}
enum class Rich(val n: Int) {
    A(1) {
        override fun g() = n
    },
    B(2) {
        override fun g() = 2
    };
    abstract fun g(): Int
}
sealed interface S {
    object X : S
    data class Y(val a: Int) : S
}

// 3. Properties of all kinds.
class Props {
    val a: Int
        get() = b
    var b = 1
        private set
    var c: Int
        get() { return field }
        set(v) { field = v; b = v }
    val d by lazy { b }
    lateinit var e: String
    val f = { x: Int -> x + b }
    val `odd name` = 1
    const val i = 1
    val Int.j
        get() = this + b
    var k: Int? = null
}

// 4. Constructors.
class Built private constructor(private val a: Int, b: Int, vararg c: Int = x) : Base(a, b), Mark by a.mark {
    constructor() : this(1, 2)
    constructor(s: String) : this(s.length, 1) { go(s) }
    init { a.go() }
    init {}
}
abstract class Abs {
    abstract fun f()
    abstract val g: Int
}
open class Outer {
    inner class In {
        fun f() = n
    }
}

// 5. Functions.
fun none() = Unit
fun String.shout(): String = this.uppercase()
fun <T> T.apply2(block: T.() -> Unit): T where T : Mark { block(); return this }
infix fun Int.plus2(o: Int) = this + o
tailrec fun rec(n: Int = 1): Int = if (n == 0) 0 else rec(n - 1)
suspend fun wait(block: suspend () -> Unit) = block()
operator fun Empty.get(i: Int) = i
fun vararg(vararg xs: Int) = xs.size
fun (Int).paren() = this

// 6. When of all kinds.
class Whens(val n: Any) {
    fun f(): Int = when { n is Int -> 1; else -> 2 }
    fun g() { when (n) {} }
    fun h() = when (val m = n.size) { 1, 2 -> m; in 3..4 -> 0; !in x -> 1; is Int, !is String -> 5; else -> 0 }
    fun i() { when (n) { null -> {}; Some.A -> go() } }
}

// 7. Calls.
class Calls(val n: Props?) {
    fun f() {
        n?.a
        n!!.a
        n?.e?.length ?: return
        go { it.x }
        go(1) { a, _ -> a.x }
        go(label = n, *xs)
        n.run { this.a }
        (n as Props).b
        (n as? Props)?.b
        go(n::a, ::go)
        Props::class
        this::f
        n[0][1, 2]
        n[0] = 1
        n.b++
        --n.b
        n.let(::println)
        go<Int>()
        go<List<Int>, Map<String, Int>>(n)
        go(object : Mark {
        fun q() = n
    })
        fun() { n }
        fun(x: Int): Int { return x }
        super.toString()
        super<Base>.toString()
        if (n is Props && n.b == 1) n else null
        "a $n ${n.b} b"
        """raw ${n.b}"""
        val (a, _) = n
        for ((k, v) in n.all()) k.go(v)
        for (i in 0 until 10 step 2);
        while (true) break
        do { n } while (n.b)
        loop@ for (x in n) { continue@loop }
        return@f
    }
}

// 8. Exceptions as expressions.
class Tries { fun f() = try { n } catch (e: E) { e.m } finally { o }
    fun g(): Nothing = throw X()
    fun h() { throw X() }
    fun i(x: Int) { return }
}

// 9. Types.
class Types {
    val a: (() -> Unit)? = null
    val b: List<*> = x
    val c: Map<in String, out List<Int?>> = x
    val d: suspend (a: Int, b: String) -> Unit = x
    val e: a.b.C = x
    val f: Int.() -> Unit = x
    val g: (Int) -> (String) -> Unit = x
    val h: dynamic = x
    val i: (A & Any) = x
    val j: @Ann Int = 1
}
typealias Fn<T> = (T) -> Unit

// 10. Companion objects.
class Host {
    companion object Named : Mark {
        fun make() = Host()
        const val N = 1
        class C
    }
}
class Host2 {
    companion object
}

// 11. Extensions of generic types, nullable and companion ones.
fun <T> List<T>.second(): T = this[1]
fun String?.orNone() = this ?: ""
fun Host.Named.x() = 1
val String.last2 get() = this[length - 1]

// 12. Statements of a script.
val top = 1
val (left, right) = pair()
println(left)

// 13. Shadowing, and labels.
class Shadows(val n: Int) {
    fun f(n: Int) {
        val m = n
        val n = m.x
        n.y
        run {
            val m = 1
            m.z
        }
        m.w
    }
}

// 14. Contracts and annotations on anything.
@Ann(1) @Suppress("x")
class Marked @Inject constructor(@Ann val n: Int) {
    @Ann
    fun f(p: Int = 1) = p
}

// 15. Unit-like lambdas.
val empty = {}
val nested = { { 1 } }
val rec2: Int = run { 1 }
