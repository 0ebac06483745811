"""Runs a test of a study: python3 prelude.py main.py

The word on standard input is read before any code of the study runs, and printed after the test's last line. The test
runs in a thread of its own that the interpreter starts without any of this file's frames, so no code under test finds
the word, the result or a function of this file by following frames. Code under test can replace what it imports, and
the built-in functions, so this file uses its own table of these and keeps what it needs of modules.
"""
import _imp
import _thread
import array
import ast
import builtins
import collections
import datetime
import decimal
import fractions
import functools
import gc
import itertools
import operator
import os
import pathlib
import re
import signal
import sys
import threading
import traceback
import types
import warnings
import weakref

try:
    import zoneinfo  # Before the study, so that its classes are known.
except ImportError:
    pass  # Python 3.8 doesn't have it.

__builtins__ = dict(vars(builtins))

leave, write, getframe = os._exit, os.write, sys._getframe
start, allocate_lock, reference = _thread.start_new_thread, _thread.allocate_lock, weakref.ref
equal, truth, print_exception = operator.eq, operator.truth, traceback.print_exception
stop_collecting, threads_alive = gc.disable, threading.enumerate
current_thread, main_thread = threading.current_thread, threading.main_thread()
function_of, name_of = types.FunctionType, type.__dict__["__name__"].__get__
WORD = tuple.__itemsize__
output, error_output, flush_of = sys.stdout, sys.stderr, type(sys.stdout).flush
member, attribute = types.MemberDescriptorType, types.GetSetDescriptorType
# A metaclass of the study may give other answers.
mro, parent_of, namespace, flags_of, size_of, dict_place, weak_place = (
    type.__dict__[name].__get__
    for name in ("__mro__", "__base__", "__dict__", "__flags__", "__basicsize__", "__dictoffset__", "__weakrefoffset__")
)
owner_of, name_of_attribute = member.__dict__["__objclass__"].__get__, attribute.__dict__["__name__"].__get__
joined, repeat = "".join, itertools.repeat

# Types of C whose values `==` compares, and the function that does so for values of types below them.
VALUES = {
    kind: kind.__eq__
    for kind in (
        int, float, complex, str, bytes, bytearray, range, type(None), type(...), type(NotImplemented),
        decimal.Decimal, datetime.datetime, datetime.date, datetime.time, datetime.timedelta, datetime.timezone,
        array.array, memoryview,
    )
}
ZONES = {kind: kind.__dict__["tzinfo"].__get__ for kind in (datetime.datetime, datetime.time)}
LISTS = (list, tuple, collections.deque)
ORDERED = collections.OrderedDict
SETS = (set, frozenset, type({}.keys()), type({}.items()))
# Types of C whose `==` compares parts by code of the study, and the functions that return these parts. All other types
# of C hide what they hold, and so do types below them.
PARTS = {
    kind: [kind.__dict__[name].__get__ for name in names]
    for kind, names in (
        (types.SimpleNamespace, ["__dict__"]), (slice, ["start", "stop", "step"]),
        (types.MethodType, ["__func__", "__self__"]), (re.Pattern, ["pattern", "flags"]),
        (getattr(types, "GenericAlias", None), ["__origin__", "__args__"]),
        (getattr(types, "UnionType", None), ["__args__"]),
    )
    if kind  # Python 3.8 doesn't have the last two.
}
PARTS[weakref.ref], PARTS[types.MappingProxyType] = [weakref.ref.__call__], [dict]
# Numbers that may equal a fraction, and how to get their ratio. The library's `==` for fractions and paths is written in
# Python, so code under test could change it and what it reads.
RATIOS = {kind: kind.as_integer_ratio for kind in (int, float, decimal.Decimal)}
FRACTION = [fractions.Fraction.__dict__[name].__get__ for name in ("_numerator", "_denominator")]
PATHS = (pathlib.PureWindowsPath, pathlib.PurePosixPath, pathlib.PurePath)
PATH = {name: entry.__get__ for name, entry in vars(pathlib.PurePath).items() if type(entry) is member}
MISSING = object()
LIBRARY = os.path.dirname(os.__file__) + "/"
# Of the standard library's classes, those that are known before the study can add its own.
LIBRARY_KINDS = {
    id(kind): kind
    for module in list(sys.modules.values()) if (getattr(module, "__file__", None) or "").startswith(LIBRARY)
    for kind in vars(module).values() if isinstance(kind, type)
}


def is_plain(value):
    """Whether a value is of a type that has no code of the study, not even in the type's own type."""
    kind = type(value)
    return kind is int or kind is str or kind is float or kind is bool or value is None


def kind_of(value, kinds):
    """Returns the first of some types that a value's type is or inherits from, or None."""
    # Compared by identity, because a metaclass of the study may call its types equal to others.
    for kind in mro(type(value)):
        for known in kinds:
            if kind is known:
                return known
    return None


def is_of_c(kind):
    """Whether a type is written in C, and so not by the study: no class of Python is immutable."""
    heap, immutable = 1 << 9, 1 << 8
    return not flags_of(kind) & heap or bool(flags_of(kind) & immutable)


def is_of_library(kind):
    return id(kind) in LIBRARY_KINDS


def hides_slots(kind):
    """Whether the objects of a class have slots that the class doesn't show, because their names were deleted."""
    if is_of_c(kind):
        return False
    managed_weak, managed_dict = 1 << 3, 1 << 4
    parent = parent_of(kind)
    words = (size_of(kind) - size_of(parent)) // WORD
    if dict_place(kind) != dict_place(parent) and not flags_of(kind) & managed_dict:
        words -= 1
    if weak_place(kind) != weak_place(parent) and not flags_of(kind) & managed_weak:
        words -= 1
    shown = {id(entry) for entry in namespace(kind).values() if type(entry) is member and owner_of(entry) is kind}
    return words > len(shown)


def state(value):
    """Returns the attributes of an object, whatever its class says about them, or None if some can't be seen."""
    kinds = mro(type(value))
    held, parts = None, []
    for kind in kinds:
        if hides_slots(kind):
            return None
        for name, entry in namespace(kind).items():
            if type(entry) is attribute and name == "__dict__" == name_of_attribute(entry):
                held = entry.__get__(value)
            elif type(entry) is attribute and name == "args" and kind is BaseException:
                parts.append(entry.__get__(value))
            elif type(entry) is member and (not is_of_c(kind) or BaseException in mro(kind)):
                try:
                    parts.append(entry.__get__(value))
                except AttributeError:
                    parts.append(MISSING)
    if held is None and dict_place(type(value)):
        return None
    return parts if held is None else [*parts, held]


def is_same(left, right, seen):
    """Whether two values are the same in all their parts: a class of the study may define `==` as it likes."""
    if left is right or (id(left), id(right)) in seen:
        return True
    # With the values, because Python reuses the identities of freed ones.
    seen[id(left), id(right)] = left, right
    value, other = kind_of(left, VALUES), kind_of(right, VALUES)
    if value and other:
        if not has_same_value(value, left, other, right) or not has_same_zone(value, left, other, right, seen):
            return False
        return has_same_state(left, right, seen)
    if kind_of(left, (Fraction,)) or kind_of(right, (Fraction,)):
        ratios = ratio(left), ratio(right)
        return None not in ratios and ratios[0] == ratios[1] and has_same_state(left, right, seen)
    value, other = kind_of(left, PATHS), kind_of(right, PATHS)
    if value and other:
        paths = path_text(value, left), path_text(other, right)
        return None not in paths and paths[0] == paths[1] and has_same_state(left, right, seen)
    for kinds, compare in (LISTS, have_same_items), (SETS, have_same_members), ((dict,), have_same_entries):
        kind, other = kind_of(left, kinds), kind_of(right, kinds)
        if kind and other:
            return compare(kind, left, other, right, seen) and has_same_state(left, right, seen)
    if type(left) is not type(right):
        return False
    kind = kind_of(left, PARTS)
    if kind:
        parts = [[part(value) for part in PARTS[kind]] for value in (left, right)]
        return is_same(*parts, seen) and has_same_state(left, right, seen)
    if any(is_of_c(kind) and kind is not object and BaseException not in mro(kind) for kind in mro(type(left))):
        return False
    parts = state(left), state(right)
    # Objects without attributes, which nothing distinguishes, aren't values.
    return all(parts) and is_same(*parts, seen)


def ratio(value):
    """Returns the exact ratio of a number, or None for others."""
    if kind_of(value, (Fraction,)):
        parts = tuple(part(value) for part in FRACTION)
        return parts if all(type(part) is int for part in parts) else None
    kind = kind_of(value, RATIOS)
    try:
        return RATIOS[kind](value) if kind else None
    except (OverflowError, ValueError):
        return None  # Infinite, or no number.


def path_text(kind, value):
    """Returns a path in its normal form, or None if what it keeps of it isn't what it was made of."""
    found = {}
    for name, part in PATH.items():
        try:
            found[name] = part(value)
        except AttributeError:
            continue
    made = found.get("_raw_paths", found.get("_parts"))
    if type(made) is not list or not all(type(part) is str for part in made):
        return None
    text = ""
    for part in made:
        part = part.replace("\\", "/") if kind is PATHS[0] else part
        text = part if not text or part.startswith("/") else text + ("" if text.endswith("/") else "/") + part
    root = "" if not text.startswith("/") else "//" if text.startswith("//") and not text.startswith("///") else "/"
    text = root + "/".join(name for name in text.split("/") if name and name != ".") or "."
    if kind is PATHS[0]:
        return text.lower()
    kept = found.get("_str", text)
    return text if type(kept) is str and (kept or ".") == text else None


def has_same_value(kind, left, other, right):
    equal = VALUES[kind](left, right)
    return (VALUES[other](right, left) if equal is NotImplemented else equal) is True


def has_same_zone(kind, left, other, right, seen):
    """Whether two times have zones that are no code of the study, or that are the same."""
    if kind not in ZONES or other not in ZONES:
        return True
    zones = ZONES[kind](left), ZONES[other](right)
    return all(is_of_c(type(zone)) or is_of_library(type(zone)) for zone in zones) or is_same(*zones, seen)


def has_same_state(left, right, seen):
    if type(left) is not type(right) or is_of_c(type(left)) or is_of_library(type(left)):
        return True
    parts = state(left), state(right)
    return None not in parts and is_same(*parts, seen)


def have_same_items(kind, left, other, right, seen):
    items, others = list(kind.__iter__(left)), list(other.__iter__(right))
    return len(items) == len(others) and all(is_same(a, b, seen) for a, b in zip(items, others))


def have_same_members(kind, left, other, right, seen):
    return have_same_pairs([(a, None) for a in kind.__iter__(left)], [(a, None) for a in other.__iter__(right)], seen)


def have_same_entries(kind, left, other, right, seen):
    if kind_of(left, (ORDERED,)) and kind_of(right, (ORDERED,)):
        if not have_same_items(ORDERED, left, ORDERED, right, seen):
            return False
    return have_same_pairs(list(dict.items(left)), list(dict.items(right)), seen)


def is_value(key):
    return any(type(key) is kind for kind in VALUES)


def have_same_pairs(left, right, seen):
    """Whether each key has one with the same parts on the other side, with the same value."""
    if len(left) != len(right):
        return False
    plain = {key: value for key, value in right if is_value(key)}
    rest = [pair for pair in right if not is_value(pair[0])]
    for key, value in left:
        if is_value(key):
            if key not in plain or not is_same(value, plain.pop(key), seen):
                return False
            continue
        pair = key, value
        place = next((number for number, other in enumerate(rest) if is_same(pair, other, {})), None)
        if place is None:
            return False
        del rest[place]
    return not plain and not rest


COMPARING = [(function.__name__, function.__code__) for function in (
    kind_of, is_of_c, is_of_library, hides_slots, state, is_same, ratio, path_text, has_same_value, has_same_zone,
    has_same_state, have_same_items, have_same_members, have_same_entries, is_value, have_same_pairs,
)]
NEEDED = {
    name: globals()[name]
    for name in (
        "member", "attribute", "mro", "parent_of", "namespace", "flags_of", "size_of", "dict_place", "weak_place",
        "owner_of", "name_of_attribute", "LISTS", "ORDERED", "SETS", "PARTS", "ZONES", "RATIOS", "FRACTION", "PATHS",
        "PATH", "LIBRARY_KINDS", "MISSING", "WORD",
    )
}


def comparison():
    """Returns `is_same` with globals of its own: code under test that it calls may find its frame, and change them."""
    own = {**NEEDED, "Fraction": fractions.Fraction, "VALUES": dict(VALUES), "__builtins__": dict(__builtins__)}
    for name, code in COMPARING:
        own[name] = function_of(code, own)
    return own["is_same"]


def apart(calls, value):
    """Makes calls that may lead to code under test in a thread that has no frame of this file, because each frame
    leads to the others and to the names of its file.

    Returns the results, which are missing if a call fails.
    """
    results, end = [], allocate_lock()
    end.acquire()
    values = (value for value in [value])
    # A function of C, which leads nowhere if it fails.
    gone = reference(values, end.__exit__)
    start(results.extend, (calls(values),))
    del values
    end.acquire()
    return results


def flush():
    apart(lambda files: map(flush_of, files), output)


def collector():
    """Returns the module `gc` as code under test sees it, with which no thread can turn collecting on; see `run`."""
    module = types.ModuleType("gc")
    for name in ("collect", "disable", "isenabled", "is_tracked"):
        # A built-in function has a reference to its module.
        setattr(module, name, opaque(getattr(gc, name)))
    module.callbacks, module.garbage = [], []
    module.enable = module.set_threshold = module.set_debug = module.freeze = alone(nothing)
    return module


def nothing(*values):
    pass


def create_builtin(specification):
    """Returns a module of C, as an import does that finds none; in place of `gc`, the one for code under test.

    The name in the specification may be a property of code under test. An error that it raised would show this frame,
    and so the true module; none leaves it.
    """
    try:
        comparing.append(True)
        module = create(specification)
        names = names_of(module)
        if "set_threshold" in names:
            # Before Python 3.10, this may be an earlier module, filled anew.
            names.clear()
            names.update(collector)
        elif "create_builtin" in names:
            names["create_builtin"] = own[0]
        comparing.pop()
        return module
    except:
        is_lost[0] = True
    while True:
        pass


def judge_of(errors):
    """Returns the result of the test, to which nothing that code under test can reach refers.

    This file has no class of its own, because `object.__subclasses__` lists all classes, and the functions of a class
    lead to the names of their file.
    """
    judge = types.SimpleNamespace(errors=errors, has_begun=False, has_failed=False)
    judge.open, judge.comparing, judge.is_lost = [], [], [False]
    judge.hear = alone(hear, is_lost=judge.is_lost, comparing=judge.comparing)
    judge.expect = alone(expect, is_lost=judge.is_lost, judge=opaque(functools.partial(decide, judge)))
    return judge


def last_error(errors):
    """Returns the type, the value and the traceback of the last error that the interpreter reported, or None.

    Code under test may add values of its own classes, so only what C keeps in a tuple is read.
    """
    error = next((error for error in errors[::-1] if kind_of(error, (tuple,)) and tuple.__len__(error) > 2), None)
    return None if error is None else tuple.__getitem__(error, slice(3))


def fail(judge, message, frame):
    """Ends the test with a message at the line of the study that called."""
    judge.has_failed = True
    try:
        flush()
    finally:
        # Without the library's functions, which the study could replace.
        file = joined([frame.f_code.co_filename]).rpartition("/")[2]
        write(1, f"{file}:{frame.f_lineno}: {message}\n".encode(errors="replace"))
        leave(1)


def decide(judge, value, expected):
    """Ends the test if a value isn't as expected."""
    # Code under test that is asked for parts may keep a thread from its end.
    judge.open.append(True)
    judge.has_begun = True
    if expected is MISSING:
        complaint = None if value is True else "expected to be true, and is {0}"
    else:
        complaint = difference(judge, value, expected)
    if complaint:
        judge.has_failed = True
        fail(judge, complaint.format(text(value), text(expected)), getframe(2))
    judge.open.pop()


def difference(judge, value, expected):
    # A list, because comparisons nest: code under test that returns a part may call `expect`.
    judge.comparing.append(True)
    try:
        if is_plain(value) and is_plain(expected):
            return None if value == expected else "expected {1}, got {0}"
        # Before `==`, which may change the values.
        is_same = comparison()
        same = apart(lambda values: map(is_same, values, [expected], [{}]), value)
        results = same and apart(lambda values: map(truth, map(equal, values, [expected])), value)
        if not results:
            error = last_error(judge.errors)
            reason = text(error[1]) if error else "no reason given"
            reason = reason.replace("{", "{{").replace("}", "}}")
            return "expected {1}, got {0}, but comparing them failed with " + reason
        if results != [True]:
            return "expected {1}, got {0}"
        if same == [True]:
            return None
        return "expected {1}, got {0}, which '==' calls equal, though their parts differ or can't be seen"
    finally:
        judge.comparing.pop()


# Each of these shows frames or memory that aren't the study's.
DENIED = (
    "ctypes.", "gc.get_", "sys._current_", "sys.setprofile", "sys.settrace", "sys.addaudithook", "sys.monitoring.",
    "cpython.PyInterpreterState_New", "cpython.remote_", "sys.remote_",
)
# Modules whose functions read and write any memory, or run code in the main thread, without an event.
DENIED_MODULES = (
    "_ctypes", "_ctypes_test", "_cffi_backend", "_testcapi", "_testinternalcapi", "_testlimitedcapi", "_testbuffer",
)
# While this file's frames are below those of the code under test.
DENIED_HERE = ("sys._getframe", "object.__getattr__")


def hear(event, arguments, denied=DENIED, denied_here=DENIED_HERE, denied_modules=DENIED_MODULES, write=write,
         leave=leave, type=type, str=str, bytes=bytes, int=int, bool=bool):
    """Ends the process where code under test is about to see what it must not, as audited by the interpreter.

    Code under test that is at the limit of its recursion can make any call here fail, so no error leaves this frame.
    """
    try:
        is_denied = event.startswith(denied) or comparing and event.startswith(denied_here)
        if event == "open" or event == "os.symlink" or event == "os.link":
            path = arguments[0]
            kind = type(path)
            # A link would give the memory another name, and an object of another class any name that it likes.
            if kind is str:
                is_denied = path == "mem" or path.endswith("/mem")
            elif kind is bytes:
                is_denied = path == b"mem" or path.endswith(b"/mem")
            else:
                is_denied = kind is not int and kind is not bool
        elif event == "import":
            name = arguments[0]
            is_denied = type(name) is not str or name.rpartition(".")[2] in denied_modules
        if not is_denied:
            return
        write(2, f"'{event}' must not be used by code under test\n".encode())
        leave(1)
    except:
        # The main thread ends the process. Nothing is called here.
        is_lost[0] = True
    while True:
        pass


def expect(value, expected=MISSING):
    """Ends the test unless a value equals the expected one, or unless a condition is true."""
    try:
        judge(value, expected)
        return
    except:
        # The limit of the recursion, which the test may lower.
        is_lost[0] = True
    while True:
        pass


def alone(function, **names):
    """Returns a function with globals of its own: code under test may find its frame in an error, and change them."""
    return function_of(function.__code__, {"__builtins__": {}, **names}, None, function.__defaults__)


def opaque(function):
    """Returns a function of C that calls another, and doesn't show it."""
    calling = functools.lru_cache(maxsize=0)(function)
    del calling.__wrapped__
    return calling


def text(value):
    # Joining makes an exact text of one whose class is the study's.
    found = "".join(apart(lambda values: map(joined, zip(repeat(""), map(repr, values))), value))
    return found or "".join(["a value of '", name_of(type(value)), "' whose text can't be made"])


def code_of(path, expect, seen):
    """Returns the test's code, where `expect` always means this file's function, the functions around each `expect`,
    and whether there is one at all: `assert` will do, too.

    The code adds a number to `seen` where it makes one of these functions, and the next number where one begins.
    """
    with open(path, encoding="utf-8") as file:
        tree = ast.parse(file.read(), os.path.basename(path))
    methods = [part for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for part in node.body]
    for node in ast.walk(tree):
        names = [getattr(node, key, None) for key in ("name", "asname", "arg", "rest")] + list(getattr(node, "names", []))
        is_written = is_named(node) and not isinstance(node.ctx, ast.Load)
        if is_written or "expect" in names and not isinstance(node, ast.keyword) and node not in methods:
            sys.exit("'expect' must not be declared, as tests call it")
    expects = any(is_named(node) for node in ast.walk(tree))
    functions = judging_functions(tree)
    secret, codes = os.urandom(16).hex(), {}
    expect_mark, *note_marks = [f"{name} of {secret}" for name in ["expect", *range(2 * len(functions))]]
    notes = [note_of(number, seen, codes) for number in range(len(note_marks))]
    marks = {expect_mark: expect, **dict(zip(note_marks, notes))}
    pairs = {function: note_marks[2 * number:2 * number + 2] for number, (function, _, _) in enumerate(functions)}
    # The innermost first, because what is added isn't visited.
    for node in reversed(list(ast.walk(tree))):
        for field, part in ast.iter_fields(node):
            if isinstance(part, list):
                part[:] = [new for item in part for new in noted(marked(item, expect_mark), pairs)]
            else:
                setattr(node, field, noted(marked(part, expect_mark), pairs)[0])
    with warnings.catch_warnings():
        # The compiler warns of the marks, which aren't functions.
        warnings.simplefilter("ignore")
        code = compile(tree, os.path.basename(path), "exec")
    return unmarked(code, marks, dict(zip(note_marks[1::2], range(1, len(notes), 2))), codes), functions, expects


def note_of(number, seen, codes):
    """Returns a function that adds a number; an odd one only if it is called by the code that begins with the call."""
    return opaque(alone(note, number=number, seen=seen, codes=codes, getframe=getframe))


def note():
    if number not in codes or getframe(1).f_code is codes[number]:
        seen.add(number)


def is_named(node):
    return isinstance(node, ast.Name) and node.id == "expect"


def marked(node, mark):
    return ast.copy_location(ast.Constant(mark), node) if is_named(node) else node


def noted(node, pairs):
    """Returns a node, and for a function with marks the calls that note that it was made and that it began."""
    if not isinstance(node, ast.AST) or node not in pairs:
        return [node]
    made, begun = (ast.copy_location(ast.Call(ast.Constant(mark), [], []), node) for mark in pairs[node])
    if isinstance(node, ast.Lambda):
        # What notes a number returns None.
        node.body = ast.copy_location(ast.BoolOp(ast.Or(), [begun, node.body]), node.body)
        return [ast.fix_missing_locations(ast.copy_location(ast.BoolOp(ast.Or(), [made, node]), node))]
    node.body.insert(int(ast.get_docstring(node, clean=False) is not None), ast.copy_location(ast.Expr(begun), node))
    return [ast.fix_missing_locations(part) for part in (node, ast.copy_location(ast.Expr(made), node))]


def unmarked(constant, marks, starts, codes):
    """Returns a constant with functions in place of their marks, also in the code and the tuples that it contains.

    Adds the code that contains a mark of `starts` to `codes`, under the mark's number.
    """
    if type(constant) is types.CodeType:
        code = constant.replace(co_consts=unmarked(constant.co_consts, marks, starts, codes))
        codes.update((starts[part], code) for part in constant.co_consts if type(part) is str and part in starts)
        return code
    if type(constant) is tuple:
        return tuple(unmarked(part, marks, starts, codes) for part in constant)
    return marks.get(constant, constant) if type(constant) is str else constant


def judging_functions(tree):
    """Returns the functions of a test around an `expect` that could fail, each with the lines of these calls and with
    the brackets in which the function is passed on, and the other functions that are passed on in the same brackets.
    """
    parents = {part: node for node in ast.walk(tree) for part in ast.iter_child_nodes(node)}
    free = {node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and is_free(node, tree, parents)}
    lines, passed = {}, {}
    for node in ast.walk(tree):
        if is_named(node):
            call = parents[node]
            # `expect(False)` says that a callback must not be called.
            is_alarm = isinstance(call, ast.Call) and [getattr(part, "value", None) for part in call.args] == [False]
            for function in [] if is_alarm else functions_around(node, parents, free):
                lines.setdefault(function, []).append(node.lineno)
        elif isinstance(node, ast.Lambda) or isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            bracket = parents[node]
            if isinstance(bracket, (ast.keyword, ast.Starred)):
                bracket = parents[bracket]
            if isinstance(bracket, (ast.Call, ast.List, ast.Tuple, ast.Set, ast.Dict)) and node is not getattr(bracket, "func", None):
                passed.setdefault(node if isinstance(node, ast.Lambda) else node.id, set()).add(bracket)
    brackets = {function: passed.get(getattr(function, "name", function), set()) for function in lines}
    watched = set().union(*brackets.values())
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)) and node not in lines:
            shared = passed.get(getattr(node, "name", node), set()) & watched
            if shared:
                lines[node], brackets[node] = [], shared
    return [(function, found, brackets[function]) for function, found in lines.items()]


def functions_around(node, parents, free):
    """Returns the functions around a node, the innermost first; none if a class around it is free."""
    found = []
    while node in parents:
        inner, node = node, parents[node]
        if node in free:
            return []
        if isinstance(node, ast.Lambda) and inner is node.body:
            found.append(node)
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and inner in node.body:
            found.append(node)
    return found


def is_free(kind, tree, parents):
    """Whether the study may decide which methods of a class it calls, because the test passes on the class or objects
    of it, or because the class has others above it."""
    bases = [getattr(base, "id", getattr(base, "attr", "")) for base in kind.bases]
    if kind.keywords or kind.decorator_list or any(base not in ("object", "TestCase") for base in bases):
        return True
    names, done = [kind.name], set()
    while names:
        name = names.pop()
        if name in done:
            continue
        done.add(name)
        for node in ast.walk(tree):
            if not isinstance(node, ast.Name) or node.id != name or not isinstance(node.ctx, ast.Load):
                continue
            around = parents[node]
            if isinstance(around, ast.Call) and node is around.func:
                node, around = around, parents[around]
            if isinstance(around, ast.Assign) and all(isinstance(target, ast.Name) for target in around.targets):
                names += [target.id for target in around.targets]
            elif not isinstance(around, (ast.Attribute, ast.Expr)):
                return True
    return False


def uncalled(functions, seen):
    """Returns the lines of each `expect` whose function was made and never began, unless the function is passed on
    beside one that began."""
    begun = [function for number, function in enumerate(functions) if 2 * number + 1 in seen]
    called = set().union(*(brackets for _, _, brackets in begun))
    idle = [
        function for number, function in enumerate(functions) if 2 * number in seen and 2 * number + 1 not in seen
    ]
    return sorted({line for _, lines, brackets in idle if not brackets & called for line in lines})


def main(path):
    word = sys.stdin.buffer.readline().strip()
    # Masked, so that no search of the memory finds it.
    mask = os.urandom(len(word))
    masked = bytes(a ^ b for a, b in zip(word, mask))
    del word
    sys.stdin.close()
    sys.stdin = open(os.devnull)
    if not __debug__:
        sys.exit("Tests must run without -O, which leaves out 'assert'")
    errors = []
    judge = judge_of(errors)
    expect = opaque(judge.expect)
    seen = set()
    file = os.path.basename(path)
    code, functions, expects = code_of(path, expect, seen)
    sys.argv = [path]
    sys.path[0] = os.path.dirname(os.path.abspath(path))
    test = types.ModuleType("__main__")
    test.__file__ = path
    test.__builtins__ = builtins
    sys.modules["__main__"] = test
    builtins.expect = expect
    sys.modules["gc"] = module = collector()
    # Modules of C, such as that of `pickle`, look for built-in functions when they are made.
    names = {"create": _imp.create_builtin, "own": [], "__builtins__": dict(vars(builtins))}
    names.update(names_of=types.ModuleType.__dict__["__dict__"].__get__, collector=dict(vars(module)))
    names.update(comparing=judge.comparing, is_lost=judge.is_lost)
    _imp.create_builtin = opaque(alone(create_builtin, **names))
    names["own"].append(_imp.create_builtin)
    # A handler in Python would run in this thread, and its errors show this frame.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        run(code, test.__dict__, judge, errors, expects)
        if builtins.expect is not expect:
            write(2, b"'expect' must not be declared, as tests call it\n")
            leave(1)
        lines = uncalled(functions, seen)
        for line in lines:
            write(1, f"{file}:{line}: nothing called the function around this 'expect'\n".encode(errors="replace"))
        if lines:
            leave(1)
        write(1, b"\n" + bytes(a ^ b for a, b in zip(masked, mask)) + b"\n")
    except:
        # The functions that print an error may be the study's.
        leave(1)


def run(code, names, judge, errors, expects):
    """Runs the test to its end, and leaves unless it passes. With `expects`, an expectation must run."""
    # Collecting calls code under test, in any thread: in this one or in the judge, it would find this file's frames.
    stop_collecting()
    results = []
    sys.unraisablehook = errors.append
    end = allocate_lock()
    end.acquire()
    own = {"__builtins__": {}, "current_thread": current_thread, "main_thread": main_thread}
    own.update(threads_alive=threads_alive, at_end=getattr(threading, "_threading_atexits", []))  # Not in Python 3.8.
    codes = (code for code in [prepare_thread.__code__, code, join_threads.__code__])
    gone = reference(codes, end.__exit__)
    sys.addaudithook(judge.hear)
    # `extend` gets a result only of code that comes to its end.
    start(results.extend, (map(exec, codes, [own, names, own]),))
    del codes, code
    while not end.acquire(True, 0.1):
        if judge.is_lost[0]:
            write(2, b"An error must not stop the functions that tests call\n")
            leave(1)
    # From here on, code under test must not be called with this frame below it.
    flush()
    has_passed = results == [None] * 3
    error = last_error(errors)
    if error and not has_passed:  # Finalisers may fail in a test that passes.
        apart(lambda kinds: map(print_exception, kinds, [error[1]], [error[2]]), error[0])
        apart(lambda files: map(flush_of, files), error_output)
        leave(1)
    if judge.open:
        write(2, b"An expectation didn't come to its end\n")
    is_idle = has_passed and expects and not judge.has_begun
    if is_idle:
        write(2, b"The test ended before any 'expect' ran\n")
    if judge.has_failed or judge.open or judge.is_lost[0] or is_idle:
        leave(1)
    if not has_passed:
        leave(0)


# Only the code of the following two functions is run, in the test's thread and without this file's names.


def prepare_thread():
    """Lets the test's threads inherit what they would in the main thread: the interpreter waits for them."""
    current_thread()._daemonic = False


def join_threads():
    """Waits for the threads that the test leaves, as the interpreter does at its end: their expectations count too."""
    own = current_thread()
    for call in at_end[::-1]:
        call()
    is_waiting = True
    while is_waiting:
        is_waiting = False
        for thread in threads_alive():
            if thread is not main_thread and thread is not own and not thread.daemon:
                is_waiting = True
                thread.join()


main(sys.argv[1])
