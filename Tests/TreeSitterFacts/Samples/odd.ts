// Odd but legal.
import a = require("a");
import type { B } from "b";
import "c";
import * as d from "d";
export * from "e";
export { f as default } from "g";
export = h;

// 1. Classes without names, members or bodies.
class Empty {}
export default class { n = 1 }
const Named = class Inner { m() { return this.n; } };
const Anon = class extends (mixin(A, B)) { };
abstract class Abs<T extends A = B> extends a.b.Base<T> implements A, d.C<T> { abstract f(): void; abstract n: number; }
declare class Decl { f(): void; n: number; constructor(x: number); }
export abstract class Abs2 { protected abstract get p(): number; }

// 2. Members of all kinds.
class Members {
    a; b?: number; c!: string; readonly d = 1; static e = 2; #f = 3; private g; declare h: number; override i = 1;
        accessor j = 1;
    "k l" = 1; 2 = 3; [m] = 4; static async *n() {} ; async o() { return this.a; } *p() { yield this.b;
        } [Symbol.iterator]() { return this.c; }
    get q() { return this.#f; } set q(v) { this.#f = v; } static { this.e = 1; } get; set; static; async;
        get() { return 1; } static static() {}
    r = () => this.a; s = async (x) => x.y; t = function () { return this.b; }; u(): void;
        u(x?: number): void {} constructor(private v: number, readonly w = 1, x?: A) { this.x = x; this.y = v; }
    [key: string]: any; get [n]() { return 1; } @dec z = 1; @dec() private aa(@p bb: number) {}
}

// 3. Parameters.
function params(this: A, a?: number, b = 1, { c, d: { e = 2 }, ...f }: B = {}, [g, , h = 3, ...i] = [],
    ...j: number[]) { return a + b + c + e + f + g + h + i + j + this.k; }
const arrow = ([a, b], { c }) => a.x(b, c.d);
const single = a => a.x;
const none = () => ({});
const nested = () => () => n.m;
async function* gen() { yield* this.a; for await (const x of n) x.y; }

// 4. Switches.
class Switches { f(o) { switch (this.n) {} switch (this.n) { case 1: case 2: return a;
    default: } switch (true) { case o instanceof A: break; } switch (typeof o) { case "string": { o.x;
    } } switch (o.kind) { default: case K.A: case "b c": case -1: } } }

// 5. Loops.
class Loops { f() { for (;;) { break; } for (let i = 0, j = this.n; i < j; i++, j--) go(i);
    for (const x of this.all()) x.go(); for (const [k, { v }] of this.map) k.go(v); for (x in this.o) x.y;
    for (this.p of q) ; for (var y in z) y.w; outer: while (true) continue outer; do ; while (this.r); ; {} if (a) ;
    else b(); with_: { break with_; } debugger; } }

// 6. Try.
class Tries { f() { try { return this.a; } finally { this.b(); } try { } catch { this.c();
    } try { } catch (e) { e.m(); } try { } catch ({ message }) { message.n; } throw this.d; } }

// 7. Calls.
class Calls {
    f() {
        this.a?.b?.(); this.c?.[0]; this.d!.e!(); (this as any).g; (<A>this.h).i; this["j"]; this.k`x${this.l}y`;
            new A; new A().b(); new (this.m)(); new this.n.O(1); new a.B<C>(1);
        super.f(); super.q = 1; import("x").then(y => y.z); import.meta.url; new.target; (0, this.p)();
            (() => this.q)(); (function () { this.r; })(); !function () { }();
        a ??= this.s; a ||= 1; [this.t, { u: this.v }] = w; ({ x: this.y, z } = w);
            const { a1, b1: { c1 } = {}, ...d1 } = this.e1; a1.x(c1, d1);
        let u1, v1 = this.f1, w1: A = 1; v1.x(); w1.y(); delete this.g1; void this.h1; typeof this.i1; await this.j1;
            yield_; -this.k1; this.l1++;
        a ? this.m1 : this.n1; [...this.o1, , 1]; ({ ...this.p1, q1, [this.r1]: 1, s1() { this.t1;
            }, get u1() { return 1; }, async *v1() { } });
        this.w1 satisfies A; this.x1 as const; <const>["a"]; /a\/\/b/.test(this.y1); `a ${this.z1 + `b ${this.a2}`}`;
            a < b > (c); x instanceof A; x instanceof a.B; "k" in this; #f in this;
        f<A>(1); this.g<A, B>(); a.b<C>; enumerate; of; async; get; set; static_; type; (async) => async;
            async x => x; let of = 1; of;
    }
}

// 8. Types.
class Types {
    a: | A | B; b: & A & B; c: A[][]; 
    d: [a: A, b?: B, ...c: C[]]; e: []; f: {}; g: { (x: A): B; new (): C; [k: string]: D; readonly m?: E; n(): F;
        get o(): G }; 
    h: (a: A, ...b: B[]) => void; i: new (a: A) => B; j: abstract new () => A; k: keyof A; l: typeof a.b;
        m: A["x"]["y"]; 
    n: A extends infer U ? U : never; o: { [K in keyof A]?: A[K] }; p: `a${string}`; q: "a" | 1 | true | null; 
    r: unique symbol; s: asserts_; t: typeof import("a"); u: readonly A[]; v: (A); 
    w: A | null | undefined; x: undefined; y: null | A<B>; z: this;
    isA(x): x is A { return true; } must(x): asserts x is A {} fn: () => (() => A); opt?: (a?: A) => B;
        g2: Array<A | null>; h2: Map<A, B[]>; i2: Promise<void>; j2: void; k2: any; l2: bigint | -1;
}

// 9. Interfaces and aliases.
interface Empty2 {}
interface All<T> extends A<T>, b.C { a: number; b?(): void; readonly c: A; (x: number): string;
    new (x: number): All<T>; [k: string]: any; get d(): number; set d(v); "e f": 1; [Symbol.x]: 2; g: () => void }
type Alias<T> = T extends string ? A : B;
type Obj = { a: number, b: string; };
type Fn = (a: A) => B; type Rec = {}; type Un = | "a" | "b"; type Gen<T> = Map<string, T>;
declare module "m" { export class Mod {} export function f(): void; }
declare global { interface Window { n: number } }
namespace A.B.C { export class Deep {} export const x = 1; namespace D { function g() {} } }
declare const dc: A, dd: B; declare function df(a: A): B; declare let dl; declare enum DE { A }

// 10. Enums.
enum None {} const enum Some { A, B = 2, "c d" = 3, E = A | B, F = "x".length } export enum Exported { A = "a" }

// 11. Variables.
let a1, b1 = 1, { c1, d1 = n.x } = o, [e1] = p; var f1 = g1 = h1;
    const i1 = require("j")("k"), k1 = await import("l"), l1 = require(); export const m1 = class {};
    export let n1: A; using_; 

// 12. Functions in functions, and overloads.
function outer() { function inner() { this.x; return n; } var v = function named() { named(); }; return inner() + v; }
export function over(): void; export function over(x?: number) { return x; } export default function () { return n; }

// 13. Prototypes and objects.
function Old() { if (!(this instanceof Old)) return new Old(); this.n = 1;
    } Old.prototype.go = function () { return this.n; }; Old.prototype.x = 1; Old.prototype = { y() {} };
    Object.assign(Old.prototype, { z: function () {}, ...w, "q r"() {}, get s() { return 1; } }); Object.assign();
    Object.assign(...a); Old.stat = function () {}; a.b.c = class {}; module.exports = { Old };

// 14. Statements at the top.
"use strict"; ; {} if (a) { class InIf {} } else { function inElse() {} } try { f(); } catch { g();
    } for (const x of y) { class InFor {} } label: for (;;) {} a, b; (function () { class InIife {} })(); new A;
    export {}; @dec class Decorated {} @dec export class Decorated2 {} require("side"); if (x) y.z();

// 15. Names that aren't ASCII, and shadowing.
class Größe { höhe = 1; $ = 2; _ = 3; f(höhe) { const n = this.höhe; { const n = höhe; n.a(); } n.b(); höhe.c();
    let undefined = 1; return undefined; } toString() { return "";
    } ["constructor"]() {} constructor() { const self = this; self.x = 1; (() => { this.y = 1; })();
    [1].map(() => { this.z = 1; }); this.w ??= 1; this[0] = 1; this.a.b = 2; } }
