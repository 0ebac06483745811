#!/usr/bin/env node
// Odd but legal; odd.ts has what both languages have.
class A extends null {} class B extends (x ? C : D) {} class E extends f() {} class G extends a.b.C {}
module.exports = function () { return this.n; }; exports.f = () => 1; module.exports.g = class { m() {} };
    module.exports = class extends A {};
const { a, b: { c } } = require("d"), e = require("f").g; const jsx = <A b={/* c */ n.x} {...n.y}>{n.z}{ }</A>;
    const frag = <></>;
function H() {} H.prototype.i = () => 1; H.prototype["j"] = function () {};
    function K(a = this.n, ...{ length }) { arguments; }
var l = function () {}, m = function* n() { yield; }, o = async () => { await p; }; if (q) function r() {} 
class S { static #t = 1; static u; 'v' = 1; w = this.x; static y() { return S.#t;
    } get z() { return 1 } constructor() { super(); this.#p = 1; } #p; in; static async; }
