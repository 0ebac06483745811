"""The code of a file without its comments, and the lines at which the file contains it."""
import bisect
import re

# Two characters that could merge into one token; no language has the token `>.`.
COULD_MERGE = re.compile(rb"[\w\x80-\xff]{2}|(?!>\.)[^\w\s()\[\]{},;\x80-\xff]{2}")


class Source:
    """A file's code without the parts that grammars allow between any two tokens.

    Such parts can be children of any node, so readers would mistake them for types, cases or expressions.
    """

    def __init__(self, source, extras):
        code, end, row = bytearray(), 0, 0
        comment_rows = set()
        # The offsets in the code where a `\` joined two lines of the file.
        self.continuations = []
        for extra in sorted(extras, key=lambda node: node.start_byte):
            if extra.start_byte < end:
                # A comment at the end of a directive is part of it.
                continue
            before, end = source[end:extra.start_byte], extra.end_byte
            breaks, after = extra.text.count(b"\n"), source[end:end + 1]
            code += before.rstrip(b" \t") if breaks or after.isspace() else before
            row += before.count(b"\n")
            if extra.type == "line_continuation":
                self.continuations += [len(code)] * breaks
                code += b" "
                continue
            if "comment" in extra.type:
                comment_rows |= set(range(row, row + breaks + 1))
            row += breaks
            code += b"\n" * breaks or b" " * bool(COULD_MERGE.fullmatch(code[-1:] + after))
        self.code = bytes(code + source[end:])
        self.rows = self.code.split(b"\n")
        self.comment_rows = {row for row in comment_rows if not self.rows[row].strip()}

    def line(self, node):
        return node.start_point[0] + 1 + bisect.bisect_right(self.continuations, node.start_byte)

    def first_line(self, node):
        """The first line of a declaration, with the comments directly above it."""
        row, column = node.start_point
        first = row
        while not self.rows[row][:column].strip() and first - 1 in self.comment_rows:
            first -= 1
        return self.line(node) - (row - first)

    def last_line(self, node):
        row, column = node.end_point
        is_after_break = column == 0 and row > node.start_point[0]
        return row + (not is_after_break) + bisect.bisect_left(self.continuations, node.end_byte)
