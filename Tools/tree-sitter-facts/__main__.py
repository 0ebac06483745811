"""Prints what files declare and refer to, as the JSON of solidsite's `SourceFacts`.

Usage: tree-sitter-facts FILE…   (Python, JavaScript, TypeScript, Kotlin, Java, C#, Go)
"""
import functools
import importlib
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "packages"))

from facts import extension  # noqa: E402: the packages must be found first

# The module and class that read files with an extension; grammars load slowly, so only the needed ones do.
READERS = {
    ".py": "python.Python", ".pyi": "python.Python",
    ".js": "typescript.JavaScript", ".mjs": "typescript.JavaScript", ".cjs": "typescript.JavaScript",
    ".jsx": "typescript.JavaScript",
    ".ts": "typescript.TypeScript", ".mts": "typescript.TypeScript", ".cts": "typescript.TypeScript",
    ".tsx": "typescript.TSX",
    ".kt": "kotlin.Kotlin", ".kts": "kotlin.Kotlin", ".java": "java.Java", ".cs": "csharp.CSharp", ".go": "go.Go",
}


@functools.cache
def reader(name):
    module, kind = name.split(".")
    return getattr(importlib.import_module(module), kind)()


def merge_parts(files):
    """Turns the second declaration of a type into an extension of the first.

    A file can declare it twice, in two branches; of C#, several files can have parts of a class.
    """
    declared = set()
    for file in files:
        if not file["path"].endswith(".cs"):
            declared = set()
        first = []
        for fact in file["types"]:
            if fact["name"] in declared:
                file["extensions"].append(extension(fact["name"], fact["lines"], fact["members"], fact["inherited"]))
            else:
                declared.add(fact["name"])
                first.append(fact)
        file["types"] = first


def facts(paths):
    """The facts of the files, as a value for JSON; raises a SyntaxError for what no grammar knows."""
    files, unknown = [], set()
    for path in paths:
        name = READERS.get(pathlib.Path(path).suffix)
        if name is None:
            sys.exit(f"'{path}' is in no language that this program reads")
        files.append(reader(name).file(path, pathlib.Path(path).read_bytes()))
        unknown |= reader(name).unknown
    files.sort(key=lambda file: file["path"])
    merge_parts(files)
    return {"version": 1, "files": files, "unknown": sorted(unknown)}


def main(paths):
    try:
        print(json.dumps(facts(paths), indent=1, sort_keys=True))
    except SyntaxError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])
