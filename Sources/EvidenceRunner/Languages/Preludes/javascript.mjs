// Runs a test of a study: node prelude.mjs main.mjs
//
// The word on standard input is read before any code of the study runs, and printed after the test's last line.
import {closeSync, readFileSync, readSync, writeSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {inspect, isDeepStrictEqual} from 'node:util';

// Code of the study could replace what it finds, so the functions that are needed at the end are kept.
const {exit} = process;
const write = writeSync;
const isEqual = isDeepStrictEqual;
const show = inspect;

/// Reads the word, a line that comes at once.
function readWord() {
  const buffer = Buffer.alloc(4096);
  const count = readSync(0, buffer);
  closeSync(0);
  return buffer.toString('utf8', 0, count).trim();
}

/// Ends the test with a message at the line of the study that called.
function fail(message) {
  const lines = new Error().stack.split('\n').map((line) => line.match(/(\/[^/():]+):(\d+):(\d+)\)?$/)).filter(Boolean);
  const caller = lines.find((line) => line[1] !== '/' + path.basename(import.meta.url));
  const place = caller ? `${caller[1].slice(1)}:${caller[2]}:${caller[3]}: ` : '';
  write(1, place + message + '\n');
  exit.call(process, 1);
}

/// Ends the test unless a value equals the expected one in all its parts, or unless a condition is true.
function expect(...values) {
  if (values.length === 1) {
    if (values[0] !== true) fail(`expected to be true, and is ${show(values[0])}`);
  } else if (!isEqual(values[0], values[1])) {
    fail(`expected ${show(values[1])}, got ${show(values[0])}`);
  }
}

const word = readWord();
const main = process.argv[2];
Object.defineProperty(globalThis, 'expect', {value: Object.freeze(expect), writable: false, configurable: false});
process.argv = [process.argv[0], main];
if (/\b(function\*?|const|let|var|class|as)\s+expect\b|\bimport\b[^;]*\bexpect\b[^;]*\bfrom\b/.test(readFileSync(main, 'utf8'))) {
  write(2, "'expect' must not be declared, as tests call it\n");
  exit.call(process, 1);
}
try {
  await import(pathToFileURL(path.resolve(main)).href);
} catch (error) {
  // Without the frames of node and of this file, which say nothing of the study.
  const lines = (error instanceof Error ? error.stack : show(error)).split('\n');
  write(2, lines.filter((line) => !/\bnode:|\/prelude\.mjs:/.test(line)).join('\n') + '\n');
  exit.call(process, 1);
}
write(1, `\n${word}\n`);
