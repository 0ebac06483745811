"""Reads the code of functions: what it accesses, and where it tells cases apart."""
from facts import text


class Body:
    """The facts of one piece of code.

    An expression is a chain of steps from its root: `this.shelf.find(id)` has the steps `self`, `shelf` and `find(_:)`. A local name
    is replaced with the steps of its definition; if they are unknown, the expression is skipped.
    """

    def __init__(self, language, self_name=None, locals=()):
        self.language = language
        self.self_name = self_name
        self.locals = dict(locals)
        self.accesses, self.mentions, self.switches, self.casts = [], [], [], []
        self.uses_whole_self = False

    def facts(self, shape="other"):
        return {
            "shape": shape, "accesses": self.accesses, "mentions": self.mentions, "switches": self.switches,
            "casts": self.casts, "usesWholeSelf": self.uses_whole_self,
        }

    def define(self, name, type=None, value=None):
        """Notes a local name, with its type or the expression that it is defined by."""
        steps = [f"as {type}"] if type and type != "_" else None
        if steps is None and value is not None:
            steps = self.steps(value, [])
        self.locals[name] = steps if steps and len(steps) < 20 else None

    def mention(self, node, type):
        if type != "_":
            self.mentions.append({"line": self.language.source.line(node), "type": type})

    def cast(self, node, form, type):
        self.casts.append({"line": self.language.source.line(node), "form": form, "type": type})

    def switch(self, node, subject, cases, has_default, is_condition=False):
        if not cases:
            # Types are noted one by one, as casts.
            return
        self.switches.append({
            "line": self.language.source.line(node), "subject": (subject is not None and self.steps(subject, [])) or [],
            "cases": list(dict.fromkeys(cases)), "hasDefault": has_default, "isCondition": is_condition,
        })

    def visit(self, node):
        if node is None:
            return
        if node.type not in self.language.scopes:
            self.note(node)
            return
        outer = dict(self.locals)
        self.note(node)
        self.locals = outer

    def note(self, node):
        if self.language.special(self, node):
            return
        form = self.language.form(node, self)
        if form is None:
            for child in node.named_children:
                self.visit(child)
            return
        rest = []
        steps = self.steps(node, rest)
        if steps:
            self.note_steps(steps, self.line(node))
        for part in rest:
            self.visit(part)

    def note_steps(self, steps, line):
        """Notes an expression by its steps."""
        if steps == ["self"]:
            self.uses_whole_self = True
        # A value of a known type accesses nothing by itself.
        elif len(steps) > 1 or not steps[0].startswith("as "):
            self.accesses.append({"line": line, "steps": steps})

    def line(self, node):
        """The line of the last name of an expression."""
        form = self.language.form(node, self)
        while form is not None and form[0] in ("call", "element", "same") and self.language.form(form[1], self):
            node, form = form[1], self.language.form(form[1], self)
        name = form[2] if form is not None and form[0] == "member" else node
        return self.language.source.line(name)

    def steps(self, node, rest):
        """The steps of an expression, or None if its root is unknown; adds the expressions inside it to `rest`."""
        form = self.language.form(node, self)
        if form is None:
            rest.append(node)
            return None
        kind, *parts = form
        if kind == "name":
            return list(self.locals[parts[0]] or []) or None if parts[0] in self.locals else [parts[0]]
        if kind == "root":
            return [parts[0]]
        if kind == "new":
            rest += parts[1]
            return [f"{parts[0]}({'_:' * len(parts[1])})"]
        base = self.steps(parts[0], rest)
        if kind == "same":
            return base
        if kind == "call":
            rest += parts[1]
            if base is None:
                return None
            last = base[-1]
            if last.endswith(")") or last.endswith("]") or last.startswith("as ") or len(base) == 1 and last in (
                "self", "super"):
                return base + ["()"]
            return base[:-1] + [f"{last}({'_:' * len(parts[1])})"]
        if kind == "element":
            rest += parts[1]
            return base and base + ["[]"]
        return base and base + [text(parts[1])]
