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
  ]

  static let variants =
    [
      "delete Price.prototype.constructor;", "Price.prototype.constructor = function () {};",
      "Object.defineProperty(Price.prototype, 'constructor', {get() { return Object; }});",
      "Object.prototype.toJSON = function () { return this; };",
    ].map { price + $0 + "\nexpect(new Price(2), new Price(3))" }
    + ["null", "Object.prototype"].map {
      price + "const other = (value) => Object.setPrototypeOf(new Price(value), \($0));\nexpect(other(2), other(3))"
    }
    + [
      "expect([2][Symbol.iterator](), [3][Symbol.iterator]())", "expect(new Blob(['2']), new Blob(['3']))",
      "const bare = (value) => Object.setPrototypeOf([value].values(), null);\nexpect(bare(2), bare(3))",
      "class Fee extends Error { constructor(value) { super(''); this.stack = value; } }\nexpect(new Fee(2), new Fee(3))",
    ]
    + ["new Uint8Array(1)", "Buffer.alloc(1)", "new DataView(new ArrayBuffer(1))"].map {
      "const fee = (value) => Object.defineProperty(\($0), 'value', {value});\nexpect(fee(2), fee(3))"
    }

  /// The start of a test with a class whose field no pattern finds.
  private static let price = "class Price {/**/#value; constructor(value) { this.#value = value; } }\n"
}
