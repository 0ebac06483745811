// Runs a test of a study: node prelude.mjs main.mjs
//
// The word on standard input is read before any code of the study runs, and printed after the test's last line. Code of
// the study can replace what it finds, so functions that are needed while it runs and after it are kept, and called in
// ways that look nothing up.
import {closeSync, openSync, readFileSync, readSync, writeSync as currentWriteSync} from 'node:fs';
import inspector from 'node:inspector';
import modules, {syncBuiltinESMExports} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {inspect, isDeepStrictEqual as currentIsDeepStrictEqual, types} from 'node:util';
import v8 from 'node:v8';
import vm from 'node:vm';
import workers from 'node:worker_threads';

// Code of the study may put others in their place.
const {Error, Map, Uint8Array} = globalThis;
const {apply, getOwnPropertyDescriptor, getPrototypeOf, ownKeys} = Reflect;
const {is} = Object;
const {isAnyArrayBuffer, isArrayBufferView, isDataView, isDate, isRegExp} = types;
const {isGeneratorObject, isMap, isNativeError, isPromise, isProxy, isSet, isTypedArray, isWeakMap, isWeakSet} = types;
const {on: listen, reallyExit} = process;
// An imported name changes with its module.
const writeSync = currentWriteSync;
const isDeepStrictEqual = currentIsDeepStrictEqual;
const {includes, indexOf, slice} = String.prototype;
const {toString: sourceOf} = Function.prototype;
const {delete: deleteEntry, forEach: eachEntry, get: getEntry, has: hasEntry, set: setEntry} = Map.prototype;
const {forEach: eachMember, has: hasMember} = Set.prototype;
const {compare: compareBytes} = Buffer;
const {getTime} = Date.prototype;
const getter = (prototype, name) => getOwnPropertyDescriptor(prototype, name)?.get;
const [sizeOfMap, sizeOfSet] = [Map, Set].map((kind) => getter(kind.prototype, 'size'));
/// The getters of the bytes that a typed array or a `DataView` shows.
const [placeInArray, placeInView] = [getPrototypeOf(Uint8Array.prototype), DataView.prototype].map((prototype) => (
  {buffer: getter(prototype, 'buffer'), offset: getter(prototype, 'byteOffset'), length: getter(prototype, 'byteLength')}
));
/// The getters of a regular expression's text and flags; that of `flags` asks the others, which may be the study's.
const partsOfPattern = ['source', 'hasIndices', 'global', 'ignoreCase', 'multiline', 'dotAll', 'unicode', 'unicodeSets', 'sticky']
  .map((name) => getter(RegExp.prototype, name)).filter(Boolean);
/// The prototype of all objects, and its original names.
const ancestor = Object.prototype;
const inherited = new Set(ownKeys(ancestor));

/// The prototypes of the language's own classes, whose objects `isDeepStrictEqual` knows.
const builtIn = new Map([[null, true]]);
for (const name of ownKeys(globalThis)) {
  const {value} = getOwnPropertyDescriptor(globalThis, name);
  if (typeof value === 'function' && value.prototype && `${value}`.includes('[native code]')) builtIn.set(value.prototype, true);
}
// Node's class for bytes, whose properties say where they are in memory.
builtIn.set(Buffer.prototype, true);
/// The language's own classes whose objects `isDeepStrictEqual` compares in all their parts.
const shown = /^(?:Object|Function|Array|(?:Big)?(?:Int|Uint|Float)\d+(?:Clamped)?Array|(?:Shared)?ArrayBuffer|DataView|Map|Set|Date|RegExp|Boolean|Number|String|Symbol|BigInt|\w*Error)$/;
/// The names of the others, as the engine knows them.
const opaque = new Set([...ownKeys(globalThis), ...ownKeys(Intl)].filter((name) => typeof name === 'string' && /^[A-Z]/.test(name) && !shown.test(name)));
for (const name of ['Array', 'String', 'Map', 'Set', 'RegExp String', 'Segment']) opaque.add(`${name} Iterator`);
for (const name of ['StringIterator', 'Segments', 'Iterator Helper', 'Object Iterator', 'AsyncGenerator']) opaque.add(name);
opaque.delete('Buffer');
/// The classes of WebAssembly, whose objects can lose their prototype and show nothing. The study may have others of the
/// same names.
const compiled = new Set(typeof WebAssembly === 'undefined' ? [] : ownKeys(WebAssembly));
/// The object through which the engine is asked about others; see `anatomy`.
const asked = {value: undefined};
let holder;
/// The number of objects that one expectation asks about. Each takes a third of a millisecond.
const askedAtMost = 5000;
let askedCount = 0;
const session = new inspector.Session();
const ask = session.post;
/// The mask of the word while the test runs.
const mask = Uint8Array.from({length: 4096}, () => Math.random() * 256);
/// Whether an expectation wasn't met, is being tried, or was stopped before its end.
let hasFailed = false;
/// Whether an expectation began.
let hasBegun = false;
/// Whether comparing calls code of the study, such as getters.
let asksStudy = true;
/// The reason why values can't be compared.
let obstacle = '';

/// Reads the word, which arrives at once as a line, and masks it, so that no search of the memory finds it.
function readWord() {
  const buffer = Buffer.alloc(4096);
  const count = readSync(0, buffer);
  closeSync(0);
  // The next pipe would get this number, and node aborts when it closes one of the first three.
  openSync('/dev/null');
  const word = buffer.subarray(0, count).map((byte, index) => byte ^ mask[index]);
  buffer.fill(0);
  return word;
}

function leave(status) {
  for (;;) apply(reallyExit, process, [status]);
}

/// Ends the test with a message at the line of the study that called.
function fail(message) {
  hasFailed = true;
  try {
    const lines = new Error().stack.split('\n').map((line) => line.match(/(\/[^/():]+):(\d+):(\d+)\)?$/)).filter(Boolean);
    const caller = lines.find((line) => line[1] !== '/' + path.basename(import.meta.url));
    const place = caller ? `${caller[1].slice(1)}:${caller[2]}:${caller[3]}: ` : '';
    writeSync(1, place + message() + '\n');
  } finally {
    // An error of the study's own code must not lead back to it.
    leave(1);
  }
}

/// Ends the test unless a value equals the expected one in all its parts, or unless a condition is true.
function expect(...values) {
  const value = values[0];
  const expected = values[1];
  // Code of the study is asked for parts, and may throw an error that the test catches. A time limit or a full stack may
  // also stop this function, and a later expectation doesn't make up for that.
  const hadFailed = hasFailed;
  hasFailed = true;
  hasBegun = true;
  if (values.length === 1) {
    if (value !== true) fail(() => `expected to be true, and is ${inspect(value)}`);
    hasFailed = hadFailed;
    return;
  }
  obstacle = '';
  askedCount = 0;
  try {
    // Code of the study may change the values, so what needs none is compared first.
    asksStudy = false;
    const hasSameData = isSame(value, expected, new Map());
    asksStudy = true;
    if (hasSameData && isDeepStrictEqual(value, expected) && isSame(value, expected, new Map())) {
      hasFailed = hadFailed;
      return;
    }
  } catch {
    obstacle = 'comparing them failed';
  }
  fail(() => `expected ${inspect(expected)}, got ${inspect(value)}${obstacle && `: ${obstacle}`}`);
}

/// Whether two values are the same in the parts that `isDeepStrictEqual` leaves out, and in those that can change.
function isSame(left, right, seen) {
  if (is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (isProxy(left) || isProxy(right)) return isStoppedBy('a proxy answers as it likes');
  if (isPromise(left) || isWeakMap(left) || isWeakSet(left) || isGeneratorObject(left)) return isStoppedBy('nothing shows what is in it');
  if (apply(hasEntry, seen, [left]) && apply(getEntry, seen, [left]) === right) return true;
  apply(setEntry, seen, [left, right]);
  if (asksStudy && (hidesParts(left) || hidesParts(right))) return false;
  for (let kind = getPrototypeOf(left); asksStudy && !apply(hasEntry, builtIn, [kind]); kind = getPrototypeOf(kind)) {
    if (!haveSameAnswers(kind, left, right, seen)) return false;
  }
  // `isDeepStrictEqual` reads the following through properties and iterators, which may be the study's.
  if (isMap(left) && (!isMap(right) || !haveSameEntries(left, right))) return false;
  if (isSet(left) && (!isSet(right) || !haveSameMembers(left, right))) return false;
  if (isRegExp(left) && (!isRegExp(right) || !haveSamePattern(left, right))) return false;
  if (isDate(left) && (!isDate(right) || !is(apply(getTime, left, []), apply(getTime, right, [])))) return false;
  if ((isArrayBufferView(left) || isAnyArrayBuffer(left)) && compareBytes(bytesOf(left), bytesOf(right)) !== 0) return false;
  // `isDeepStrictEqual` compares the elements of a typed array, and listing millions of them takes seconds.
  if (isTypedArray(left) && isTypedArray(right)) {
    if (!asksStudy) return true;
    if (anatomy(left).namedCount === 0) return anatomy(right).namedCount === 0;
  }
  return haveSameProperties(left, right, seen);
}

function isStoppedBy(reason) {
  obstacle = reason;
  return false;
}

/// Whether an object holds what no code can see, as the engine says: classes can be renamed, objects can be given
/// another class, and a class can add private fields to objects of others.
function hidesParts(object) {
  askedCount += 1;
  if (askedCount > askedAtMost) return !isStoppedBy(`they have more than ${askedAtMost} objects`);
  const {kind, privateNames} = anatomy(object);
  if (privateNames > 0) return !isStoppedBy('objects with private fields can\'t be compared, only what they show');
  const hasLostItsClass = apply(hasMember, compiled, [kind]) && apply(hasEntry, builtIn, [getPrototypeOf(object)]);
  if (kind === undefined || apply(hasMember, opaque, [kind]) || hasLostItsClass) {
    return !isStoppedBy('nothing shows what is in it');
  }
  return false;
}

/// Returns the engine's name for the class of an object, the number of the object's private fields (methods hold
/// nothing), and that of its properties other than elements. Without an answer, there is no name.
function anatomy(object) {
  // Questions are objects that are written as JSON, so a name that they inherit, such as `toJSON`, could change them.
  const names = ownKeys(ancestor);
  for (let index = 0; index < names.length; index += 1) if (!apply(hasMember, inherited, [names[index]])) return {};
  asked.value = object;
  const {className, objectId} = answer('Runtime.getProperties', {objectId: holder, ownProperties: true}).result[0].value;
  asked.value = undefined;
  const parts = answer('Runtime.getProperties', {objectId, ownProperties: true, nonIndexedPropertiesOnly: true});
  const hidden = getOwnPropertyDescriptor(parts, 'privateProperties');
  return {kind: className, privateNames: hidden ? hidden.value.length : 0, namedCount: parts.result.length};
}

/// Asks the engine, which answers before the call returns.
function answer(question, values) {
  // Node sets the values of a question, and writes it as JSON.
  if (getOwnPropertyDescriptor(ancestor, 'params') || getOwnPropertyDescriptor(ancestor, 'toJSON')) {
    writeSync(2, "code under test must not give all objects 'params' or 'toJSON'\n");
    leave(1);
  }
  let found;
  apply(ask, session, [question, values, (error, result) => { found = error ? undefined : result; }]);
  return found;
}

/// Whether two objects of a class of the study answer the same where it computes a property.
function haveSameAnswers(kind, left, right, seen) {
  const keys = ownKeys(kind);
  for (let index = 0; index < keys.length; index += 1) {
    const {get, value} = getOwnPropertyDescriptor(kind, keys[index]);
    // A class of the engine, such as the handle of a file.
    if (typeof value === 'function' && keys[index] === 'constructor' && apply(includes, apply(sourceOf, value, []), ['[native code]'])) {
      return isStoppedBy('nothing shows what is in it');
    }
    if (get) {
      const answers = [apply(get, left, []), apply(get, right, [])];
      if (!isDeepStrictEqual(answers[0], answers[1]) || !isSame(answers[0], answers[1], seen)) return false;
    }
  }
  return true;
}

function haveSameProperties(left, right, seen) {
  const keys = ownKeys(left);
  if (keys.length !== ownKeys(right).length) return false;
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index];
    // Code of the study may write the stack when it is first read.
    if (key === 'stack' && isNativeError(left) && (!asksStudy || haveSameStacks(left, right))) continue;
    const other = getOwnPropertyDescriptor(right, key);
    if (!other) return false;
    if (!asksStudy && (isComputed(getOwnPropertyDescriptor(left, key)) || isComputed(other))) continue;
    if (!isSame(left[key], right[key], seen)) return false;
  }
  return true;
}

/// Whether code computes a property.
function isComputed(property) {
  return !getOwnPropertyDescriptor(property, 'value');
}

/// Whether the stacks of two errors differ at most in their frames, which say where an error was made.
function haveSameStacks(left, right) {
  const stacks = [left.stack, right.stack];
  for (let index = 0; index < 2; index += 1) {
    if (typeof stacks[index] !== 'string') return false;
    const frames = apply(indexOf, stacks[index], ['\n    at ']);
    if (frames >= 0) stacks[index] = apply(slice, stacks[index], [0, frames]);
  }
  return stacks[0] === stacks[1];
}

function haveSameEntries(left, right) {
  if (apply(sizeOfMap, left, []) !== apply(sizeOfMap, right, [])) return false;
  const others = new Map();
  apply(eachEntry, right, [(value, key) => { if (isReference(key)) add(others, [key, value]); }]);
  let isEqual = true;
  apply(eachEntry, left, [(value, key) => {
    isEqual &&= isReference(key) ? takes(others, [key, value])
      : apply(hasEntry, right, [key]) && isSame(value, apply(getEntry, right, [key]), new Map());
  }]);
  return isEqual;
}

function haveSameMembers(left, right) {
  if (apply(sizeOfSet, left, []) !== apply(sizeOfSet, right, [])) return false;
  const others = new Map();
  apply(eachMember, right, [(value) => { if (isReference(value)) add(others, value); }]);
  let isEqual = true;
  apply(eachMember, left, [(value) => {
    isEqual &&= isReference(value) ? takes(others, value) : apply(hasMember, right, [value]);
  }]);
  return isEqual;
}

function isReference(value) {
  return typeof value === 'object' && value !== null;
}

/// Appends a value to a list: arrays ask their prototype, which may be the study's, when they get an element.
function add(list, value) {
  apply(setEntry, list, [apply(sizeOfMap, list, []), value]);
}

/// Removes the first value of a list that equals another in all its parts; returns whether there is one.
function takes(list, value) {
  let place;
  apply(eachEntry, list, [(other, index) => {
    if (place !== undefined || (asksStudy && !isDeepStrictEqual(value, other))) return;
    if (isSame(value, other, new Map())) place = index;
  }]);
  return place !== undefined && apply(deleteEntry, list, [place]);
}

function haveSamePattern(left, right) {
  for (let index = 0; index < partsOfPattern.length; index += 1) {
    if (apply(partsOfPattern[index], left, []) !== apply(partsOfPattern[index], right, [])) return false;
  }
  return true;
}

/// Returns the bytes of a buffer, or those that a view of one shows.
function bytesOf(value) {
  if (!isArrayBufferView(value)) return new Uint8Array(value);
  const {buffer, offset, length} = isDataView(value) ? placeInView : placeInArray;
  return new Uint8Array(apply(buffer, value, []), apply(offset, value, []), apply(length, value, []));
}

/// Returns the words and signs of a test, with the places where they begin; a string, or each of its parts between
/// expressions, is an empty string.
function wordsOf(source) {
  const token = /\/\/.*|\/\*[^]*?\*\/|'(?:\\[^]|[^'\\\n])*'|"(?:\\[^]|[^"\\\n])*"|[\p{ID_Start}$_\\][\p{ID_Continue}$\\]*|\s+|[^]/yu;
  const template = /(?:\\[^]|\$(?!\{)|[^\\`$])*(?:`|\$\{|$)/y;
  const pattern = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^\/\\\n[])+\/[a-z]*/y;
  const words = [];
  const places = [];
  // For each open brace, whether it is that of an expression in a template.
  const braces = [];
  const next = (expression, index) => {
    expression.lastIndex = index;
    return expression.exec(source)?.[0] ?? '';
  };
  for (let index = 0; index < source.length;) {
    const place = index;
    const last = words.at(-1) ?? '(';
    const mayBePattern = /^(?:[(,=:[!&|?{};+\-*%<>~^]|return|typeof|case|in|of|void|await|yield)$/.test(last);
    let text = (source[index] === '/' && !/^\/[/*]/.test(source.slice(index, index + 2)) && mayBePattern && next(pattern, index)) || next(token, index);
    index += text.length;
    if (text === '{') braces.push(false);
    if (text === '`' || (text === '}' && braces.pop())) {
      const rest = next(template, index);
      index += rest.length;
      if (rest.endsWith('${')) braces.push(true);
      text = "''";
    }
    if (/\S/.test(text[0]) && !/^\/[/*]/.test(text)) {
      words.push(text);
      places.push(place);
    }
  }
  return {words, places};
}

/// Returns whether a test uses the name `expect` for anything but calls, so that it may mean something else.
function declaresExpect(source) {
  const {words} = wordsOf(source);
  return words.some((word, place) => {
    // An escape could write the name in another way.
    if (/^[^'"/]/.test(word) && word.includes('\\')) return true;
    const before = words[place - 1];
    const after = words[place + 1];
    if (word !== 'expect' || before === '.' || (after === ':' && before !== '?')) return false;
    return after !== '(' || before === 'function' || (before === '*' && words[place - 2] === 'function');
  });
}

/// Returns the places of a test's calls of `expect` that could fail, and that nothing called the function around.
///
/// These needn't run: a branch, a function that is passed on beside one that was called, and the methods of a class
/// that has another above it or that the test passes on, because the study decides which of them it calls.
/// - `functions`: the functions, as the engine counts their calls.
/// - `later`: those that were called later.
function uncalled(source, functions, later) {
  const {words, places} = wordsOf(source);
  const indices = new Map(places.map((place, index) => [place, index]));
  // The bracket around each word, and that which closes each bracket.
  const around = [];
  const ends = new Map();
  const groups = new Set();
  const kinds = new Map();
  const open = [];
  let kind;
  words.forEach((word, index) => {
    around[index] = open.at(-1);
    const before = words[index - 1];
    if (word === 'class' && before !== '.') {
      const name = /^(?:\{|extends)$/.test(words[index + 1]) ? undefined : words[index + 1];
      kind = {name, inherits: words[index + (name ? 2 : 1)] === 'extends', around: around[index]};
    }
    if (/^[([{]$/.test(word)) {
      if (word !== '{') groups.add(index);
      else if (kind && kind.around === around[index]) {
        kinds.set(index, kind);
        kind = undefined;
      } else if (/^(?:[=(,[:?&|]|return|yield|await|default)$/.test(before)) groups.add(index);
      open.push(index);
    }
    if (/^[)\]}]$/.test(word)) ends.set(open.pop(), index);
  });
  const passed = new Map();
  words.forEach((word, index) => {
    if (!groups.has(around[index]) || words[index - 1] === '.' || !/^[,)\]}]$/.test(words[index + 1] ?? '')) return;
    if (!passed.has(word)) passed.set(word, []);
    passed.get(word).push(around[index]);
  });

  const isPassedOn = (name) => words.some((word, index) => {
    const [last, next] = [words[index - 1], words[index + 1]];
    if (word !== name || last === 'class' || last === '.' || next === '.') return false;
    if (last !== 'new') return !/^(?:const|let|var)$/.test(last);
    const end = next === '(' ? ends.get(index + 1) : index;
    if (words[end + 1] === '.') return false;
    if (words[index - 2] === '=' && /^(?:const|let|var)$/.test(words[index - 4])) return isPassedOn(words[index - 3]);
    return !/^[;{}]$/.test(words[index - 2] ?? ';');
  });
  const isFree = (index) => {
    for (let bracket = around[index]; bracket !== undefined; bracket = around[bracket]) {
      const found = kinds.get(bracket);
      if (found && (found.isFree ??= found.inherits || !found.name || isPassedOn(found.name))) return true;
    }
    return false;
  };

  const key = ({startOffset, endOffset}) => `${startOffset} ${endOffset}`;
  const calledLater = new Set();
  for (let index = 0; index < later.length; index += 1) {
    const [range] = later[index].ranges;
    if (range.count > 0) calledLater.add(key(range));
  }
  const ranges = [];
  const called = new Set();
  for (let index = 0; index < functions.length; index += 1) {
    const found = functions[index];
    for (let number = 0; number < found.ranges.length; number += 1) {
      const range = found.ranges[number];
      const start = indices.get(range.startOffset);
      const isRun = range.count > 0 || (number === 0 && calledLater.has(key(range)));
      const shared = number > 0 ? [] : [around[start], ...(passed.get(found.functionName) ?? [])].filter((group) => groups.has(group));
      if (isRun) shared.forEach((group) => called.add(group));
      ranges.push({start: range.startOffset, end: range.endOffset, isBody: number === 0, isRun, shared});
    }
  }
  // Outer ranges come before those within them.
  ranges.sort((left, right) => left.start - right.start || right.end - left.end);
  const inside = [];
  const found = [];
  let next = 0;
  words.forEach((word, index) => {
    const place = places[index];
    while (next < ranges.length && ranges[next].start <= place) {
      while (inside.length > 0 && inside.at(-1).end <= ranges[next].start) inside.pop();
      ranges[next].idle = inside.at(-1)?.idle ?? (ranges[next].isRun ? undefined : ranges[next]);
      inside.push(ranges[next]);
      next += 1;
    }
    while (inside.length > 0 && inside.at(-1).end <= place) inside.pop();
    if (word !== 'expect' || words[index - 1] === '.' || words[index + 1] !== '(') return;
    // `expect(false)` says that a callback must not be called.
    if (words[index + 2] === 'false' && words[index + 3] === ')') return;
    // A method of this name.
    if (words[ends.get(index + 1) + 1] === '{') return;
    const idle = inside.at(-1)?.idle;
    if (!idle?.isBody || idle.shared.some((group) => called.has(group)) || isFree(index)) return;
    const lines = source.slice(0, place).split('\n');
    found.push(`${lines.length}:${lines.at(-1).length + 1}`);
  });
  return found;
}

/// Returns the functions of the test, as the engine counts their calls since the last question, and their source.
function counted() {
  const {result} = answer('Profiler.takePreciseCoverage');
  for (let index = 0; index < result.length; index += 1) {
    const {functions, scriptId, url} = result[index];
    if (url === address || url === location) return {functions, scriptId};
  }
  return {functions: []};
}

/// Prints the word, unless nothing called a function around an `expect`.
///
/// Timers may still call it, so then this is asked again at the end.
function conclude() {
  if (hasFailed) {
    writeSync(2, 'An expectation didn\'t come to its end\n');
    leave(1);
  }
  if (hasExpectations && !hasBegun) {
    writeSync(2, 'The test ended before any \'expect\' ran\n');
    leave(1);
  }
  const {functions, scriptId} = counted();
  // A comment can give the test another address.
  if (functions.length === 0) {
    writeSync(2, 'The calls of the test\'s functions weren\'t counted\n');
    leave(1);
  }
  answer('Debugger.enable');
  const {scriptSource} = answer('Debugger.getScriptSource', {scriptId});
  answer('Debugger.disable');
  if (judge(scriptSource, functions, []).length === 0) {
    printWord();
    return;
  }
  apply(listen, process, ['exit', () => {
    const places = judge(scriptSource, functions, counted().functions);
    for (let index = 0; index < places.length; index += 1) {
      writeSync(1, `${name}:${places[index]}: nothing called the function around this 'expect'\n`);
    }
    if (hasFailed || places.length > 0) leave(1);
    printWord();
  }]);
}

function printWord() {
  for (let index = 0; index < word.length; index += 1) word[index] ^= mask[index];
  writeSync(1, '\n');
  writeSync(1, word);
}

function refuse() {
  writeSync(2, 'code under test must not look at its process\n');
  leave(1);
}

/// Stands in for the function that ends the process: expectations may still wait for a promise or a timer.
function refuseToEnd() {
  writeSync(2, 'code under test must not end its process\n');
  leave(1);
}

// Without a listener, this signal lets a debugger in.
process.on('SIGUSR1', () => {});
const word = readWord();
const main = process.argv[2];
const location = path.resolve(main);
const name = path.basename(main);
const address = pathToFileURL(location).href;
// With built-in functions of its own, which code of the study can't replace.
const judge = vm.runInNewContext(`${wordsOf}\n${uncalled}\nuncalled`);
session.connect();
// Events of the session would reach code of the study, which may replace what all objects with events inherit.
Object.defineProperty(session, 'emit', {value: () => false});
globalThis.asked = asked;
holder = answer('Runtime.evaluate', {expression: 'asked'}).result.objectId;
delete globalThis.asked;
Object.defineProperty(globalThis, 'expect', {value: Object.freeze(expect), writable: false, configurable: false});
process.argv = [process.argv[0], main];
const source = readFileSync(main, 'utf8');
/// Whether the test has expectations; a library's assertions will do, too.
const hasExpectations = wordsOf(source).words.some((word, index, words) => word === 'expect' && words[index - 1] !== '.');
if (declaresExpect(source)) {
  writeSync(2, "'expect' must not be declared, as tests call it, and must be called\n");
  leave(1);
}
// They read and change what is in this file.
inspector.Session = refuse;
inspector.open = refuse;
process.binding = refuse;
process.reallyExit = refuseToEnd;
if (process.execve) process.execve = refuseToEnd;
// Workers and the thread of loading hooks have modules of their own, with which they could debug this thread.
workers.Worker = refuse;
modules.register = refuse;
for (const name of ['getHeapSnapshot', 'writeHeapSnapshot', 'queryObjects', 'setFlagsFromString']) v8[name] = refuse;
syncBuiltinESMExports();
answer('Profiler.enable');
answer('Profiler.startPreciseCoverage', {callCount: false, detailed: true});
try {
  await import(address);
} catch (error) {
  hasFailed = true;
  try {
    // Without the frames of node and of this file, which say nothing of the study.
    const lines = (error instanceof Error ? error.stack : inspect(error)).split('\n');
    writeSync(2, lines.filter((line) => !/\bnode:|\/prelude\.mjs:/.test(line)).join('\n') + '\n');
  } finally {
    leave(1);
  }
}
conclude();
