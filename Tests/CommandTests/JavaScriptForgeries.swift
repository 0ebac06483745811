/// Tests in JavaScript that must fail: they compare objects whose contents no property shows.
enum JavaScriptForgeries {
  /// One forgery of each kind.
  static let kinds = [
    price + "expect(new Price(2), new Price(3))",
    """
    class Back { constructor(object) { return object; } }
    class Stamp extends Back { #value; constructor(object, value) { super(object); this.#value = value; } }
    const stamped = (value) => { const object = {}; new Stamp(object, value); return object; };
    expect(stamped(2), stamped(3))
    """,
    "expect(new WeakRef({value: 2}), new WeakRef({value: 3}))",
    "Set.prototype[Symbol.iterator] = () => [].values();\nexpect(new Set([2]), new Set([3]))",
    """
    import {register} from 'node:module';
    const code = `import inspector from 'node:inspector'; const session = new inspector.Session();
      session.connectToMainThread(); session.post('Runtime.evaluate', {expression: 'globalThis.isIn = true'});`;
    register(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(globalThis.isIn === true)
    """,
    """
    let first, count = 0;
    Object.defineProperty(Object.prototype, 'params', {configurable: true, set(value) {
      if ((count += 1) % 2) first = value.objectId;
      else value = {...value, objectId: first};
      Object.defineProperty(this, 'params', {value, enumerable: true});
    }});
    class Fee { #value; constructor(value) { this.#value = value; } }
    expect(new Fee(2), new Fee(3))
    """,
    stopping("expect(new Fee(), new Fee())"),
    late + "process.exit(0)" + started,
    "const fee = (value) => Object.setPrototypeOf(new WebAssembly.Global({value: 'i32'}, value), Object.prototype);\n"
      + "expect(fee(2), fee(3))",
    changing + "expect([new Fee({b: 2})], [new Fee({b: 3})])",
    """
    Object.defineProperty(Object.prototype, 'toJSON', {value() {
      const isCount = this.method === 'Profiler.takePreciseCoverage';
      return isCount ? {id: this.id, method: 'Runtime.evaluate', params: {expression: '1'}} : this;
    }});
    """ + uncalled,
  ]

  /// The end of a test with an expectation that nothing calls.
  private static let uncalled =
    "\nconst each = (values, check) => {};\neach([2], (value) => expect(value, 3));\nexpect(true)"

  /// A test with a function that goes on when the test's last line has been reached.
  private static let late = "const check = async () => {\n  await new Promise((ok) => setTimeout(ok, 50));\n  "
  private static let started = "\n};\ncheck();\nexpect(1, 1)"

  /// Values that are compared by what their prototypes say.
  private static let inherited = [
    "const sets = Object.getPrototypeOf(new Set().values());\nsets.next = () => ({done: true});\n"
      + "expect(new Set([2]), new Set([3]))",
    "Set.prototype.has = () => true;\nexpect(new Set([2]), new Set([3]))",
    "const hidden = (value) => Object.assign(new Set([value]), {[Symbol.iterator]: none});\n"
      + "const none = () => [].values();\nexpect(hidden(2), hidden(3))",
    "Set.prototype[Symbol.iterator] = () => [].values();\n"
      + "expect(new Set([{a: 2}, {a: 2}]), new Set([{a: 2}, {a: 3}]))",
    "Map.prototype[Symbol.iterator] = () => [].values();\nObject.defineProperty(Map.prototype, 'size', {value: 0});\n"
      + "expect(new Map(), new Map([[3, 3]]))",
    "Object.defineProperty(RegExp.prototype, 'source', {value: 'a'});\nexpect(/2/, /3/)",
    "Object.defineProperty(RegExp.prototype, 'flags', {value: ''});\nexpect(/2/i, /2/g)",
    "const bytes = new ArrayBuffer(8);\n"
      + "Object.defineProperty(Object.getPrototypeOf(Int8Array.prototype), 'buffer', {value: bytes});\n"
      + "expect(new Uint8Array([2]), new Uint8Array([3]))",
    "Object.defineProperty(DataView.prototype, 'byteLength', {value: 0});\n"
      + "const view = (value) => new DataView(new Uint8Array([value]).buffer);\nexpect(view(2), view(3))",
  ]

  static let variants =
    inherited
    + [
      "delete Price.prototype.constructor;", "Price.prototype.constructor = function () {};",
      "Object.defineProperty(Price.prototype, 'constructor', {get() { return Object; }});",
      "Object.prototype.toJSON = function () { return this; };",
    ].map { price + $0 + "\nexpect(new Price(2), new Price(3))" }
    + [
      late + "process.reallyExit(0)" + started, late + "expect(2, 3)" + started,
      "setTimeout(() => { process.reallyExit(0); expect(2, 3); }, 20);\nexpect(1, 1)",
    ]
    + ["null", "Object.prototype"].map {
      price + "const other = (value) => Object.setPrototypeOf(new Price(value), \($0));\nexpect(other(2), other(3))"
    }
    + [
      changing + "expect(new Set([new Fee({d: new Date(2)})]), new Set([new Fee({d: new Date(3)})]))",
      "//# sourceURL=other.mjs" + uncalled,
      """
      Object.defineProperty(Object.prototype, 'params', {configurable: true, set({scriptId, ...others}) {
        const value = {...others, scriptId: `${Number(scriptId) + 1}`};
        Object.defineProperty(this, 'params', {value, enumerable: true});
      }});
      """ + uncalled,
      """
      const {Object} = globalThis;
      globalThis.Object = {prototype: {}};
      let first, count = 0;
      Object.defineProperty(Object.prototype, 'params', {configurable: true, set(value) {
        if ((count += 1) % 2) first = value.objectId;
        else value = {...value, objectId: first};
        Object.defineProperty(this, 'params', {value, enumerable: true});
      }});
      class Fee { #value; constructor(value) { this.#value = value; } }
      expect(new Fee(2), new Fee(3))
      """,
      """
      const all = [];
      const fee = (b) => { const part = {b}; all.push(part); return {get a() { for (const one of all) one.b = 3; }, part}; };
      expect(fee(2), fee(3))
      """,
    ]
    + ["expect({a: new Fee()}, {a: new Fee()})", "expect(new Map([[1, new Fee()]]), new Map([[1, new Fee()]]))"].map(
      stopping)
    + [
      "expect([2][Symbol.iterator](), [3][Symbol.iterator]())", "expect(new Blob(['2']), new Blob(['3']))",
      "const bare = (value) => Object.setPrototypeOf([value].values(), null);\nexpect(bare(2), bare(3))",
      "class Fee extends Error { constructor(value) { super(''); this.stack = value; } }\nexpect(new Fee(2), new Fee(3))",
    ]
    + ["new Uint8Array(1)", "Buffer.alloc(1)", "new DataView(new ArrayBuffer(1))"].map {
      "const fee = (value) => Object.defineProperty(\($0), 'value', {value});\nexpect(fee(2), fee(3))"
    }

  /// Returns a test that stops an expectation by a time limit, and meets another one.
  private static func stopping(_ expectation: String) -> String {
    """
    import {openSync} from 'node:fs';
    import vm from 'node:vm';
    openSync('/dev/null');
    class Fee { get value() { for (;;) {} } }
    try { vm.runInNewContext('f()', {f: () => \(expectation)}, {timeout: 20}); } catch {}
    expect(1, 1)
    """
  }

  /// The start of a test with a class that makes its objects equal when it is asked what they are.
  private static let changing = """
    const all = [];
    class Fee {
      constructor(values) { Object.assign(this, values); all.push(this); }
      get [Symbol.toStringTag]() { for (const one of all) { one.b = 3; one.d?.setTime(3); } return 'Fee'; }
    }

    """

  /// The start of a test with a class whose field no pattern finds.
  private static let price = "class Price {/**/#value; constructor(value) { this.#value = value; } }\n"
}
