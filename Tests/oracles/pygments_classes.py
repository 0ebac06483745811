"""Prints how Pygments classifies the bytes of a file, for the tests of the table-driven highlighter.

Usage: pygments_classes.py LEXER FILE [LEXER FILE ...]

The output has a line `file LEXER` for each file, and after it a line for each run: its count of UTF-8 bytes, a blank, and
its class, which is one of these.

    comment   Comment.*, except for preprocessors' (Comment.Preproc, Comment.PreprocFile), which are `other`; String.Doc
              that starts with a comment's sign
    string    String.*, except for the signs around code in a string (String.Interpol of braces), which are `other`
    number    Number.*
    keyword   Keyword.*, Operator.Word, except for Keyword.Type with a capital letter, which is a type's name
    other     everything else: names, punctuation, operators, markup, generic tokens of differences

Where Pygments has a language's tokens by another name than its grammar, they are put right:

    TypeScript, TSX     any word after a colon is Keyword.Type; it is one only where it is a reserved word or a primitive
              type, and a number where it starts with a digit
    Rust      a type stuck to a number is a part of it; `&` with a lifetime (Keyword.Pseudo) is `other`
    Shell, Makefile     the signs of a substitution, `$(` and `)`, are `other`
    Ruby, PHP, Objective-C, Elixir, GDScript, GraphQL, Solidity      the words in RESERVED are keywords, not names
    Elixir    the colon after a key is a part of it
    CSS       a unit (Keyword.Type) is a part of its number; `!important` (Comment.Preproc) and a selector are `other`
    YAML      a block scalar (Name.Constant) is a string; a tag (Keyword.Type) is `other`
    Makefile        the word of a condition (Comment.Preproc) is a keyword
    INI, Dockerfile     a value is a string only in quotation marks
    PowerShell      a number is a Name that starts with a digit; a section of a comment (String.Doc) is a comment
    Haskell   a sign (Operator.Word) is `other`
    Solidity        a member of `msg` or `block` (Keyword) is `other`

The samples have little or nothing of what Pygments lexes wrongly:

    GraphQL   descriptions in quotation marks; `!`, lists and default values in the arguments of fields
    Groovy    code in strings
    PowerShell      variables in strings; fractions; `class` and `enum`
    Solidity        numbers with fractions, exponents or underscores; `hex` and `unicode` before strings
    F#        numbers with fractions
    Clojure   exponents and suffixes of numbers
    TOML      tables that are indented (the grammar takes those for the rows of an array)

A file's end and its line ends are kept as they are.
"""

import sys

from pygments.lexers import get_lexer_by_name
from pygments.token import Comment, Keyword, Literal, Name, Number, Operator, String, Text

INTERPOLATION_SIGNS = {"{", "}", "${", "#{", "$(", ")", "$"}
QUOTES = ('"', "'")

WORDS_AFTER_COLONS = set(
    "any bigint boolean false never null number object readonly string symbol this true undefined unique unknown void"
    " async await function new return typeof".split()
)
RESERVED = {
    "ruby": {"self", "__FILE__", "__LINE__"},
    "php": set("self parent int float bool string iterable object mixed never void enum".split()),
    "elixir": {"true", "false", "nil"},
    "gdscript": set("true false null self super PI TAU INF NAN".split()),
    "graphql": {"true", "false", "null"},
    "solidity": set(
        "abstract as calldata catch constant ether fallback from gwei immutable interface memory override payable pure"
        " receive revert storage try type unchecked using view virtual error emit constructor days minutes weeks is"
        " indexed anonymous delete new super assert".split()
    ),
    "objective-c": set("self super nil Nil YES NO id nullable nonnull _Nullable _Nonnull".split()),
}


def compared_class(language, token, text, before=""):
    """Maps one of Pygments' tokens by the table above; `before` is the token before it."""
    if text in RESERVED.get(language, ()) and (token in Name or token is Text):
        return "keyword"
    if token in String.Doc and text.lstrip().startswith(("/", "*")):
        return "comment"
    if token in Keyword.Type and language in ("typescript", "tsx"):
        if text in WORDS_AFTER_COLONS:
            return "keyword"
        return "number" if text[0].isdigit() else "other"
    if token in Keyword.Type and text[0].isupper():
        return "other"
    if language == "rust" and token in Keyword.Pseudo:
        return "other"
    if language in ("bash", "makefile") and token in Keyword and text in ("$(", "$((", "))", ")"):
        return "other"
    if language == "css" and token in Keyword.Type:
        return "number"
    if language == "yaml" and token in Name.Constant:
        return "string"
    if language == "yaml" and token in Keyword.Type:
        return "other"
    if language in ("ini", "dockerfile") and token is String and text[0] not in QUOTES and before not in QUOTES:
        return "other"
    if language == "powershell" and token in Name and text[0].isdigit():
        return "number"
    if language == "powershell" and token in String.Doc:
        return "comment"
    if language == "elixir" and text == ":":
        return "string"
    if language == "haskell" and token in Operator.Word:
        return "other"
    if language == "solidity" and token in Keyword and "." in text:
        return "other"
    if language == "makefile" and token in Comment.Preproc and text.strip().isalpha() and text.strip().islower():
        return "keyword"
    if token in Comment.Preproc or token in Comment.PreprocFile:
        return "other"
    if token in Comment:
        return "comment"
    if token in String.Interpol and text in INTERPOLATION_SIGNS:
        return "other"
    if token in String:
        return "string"
    if token in Number or token in Literal.Date:
        return "number"
    if token in Keyword or token in Operator.Word:
        return "keyword"
    return "other"


def print_classes(language, path):
    """Prints the runs of one file."""
    with open(path, encoding="utf-8", newline="") as file:
        text = file.read()
    lexer = get_lexer_by_name(language, stripnl=False, ensurenl=False)
    print("file", language)
    previous, before = "other", ""
    for _, token, value in lexer.get_tokens_unprocessed(text):
        if value:
            compared = compared_class(language, token, value, before)
            if language == "rust" and token in Keyword and previous == "number":
                compared = "number"
            print(len(value.encode("utf-8")), compared)
            previous, before = compared, value


def main():
    for language, path in zip(sys.argv[1::2], sys.argv[2::2]):
        print_classes(language, path)


if __name__ == "__main__":
    main()
