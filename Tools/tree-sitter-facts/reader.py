"""The parts that the readers of all languages share."""
import functools

from tree_sitter import Language as Grammar
from tree_sitter import Parser, Query, QueryCursor

from body import Body
from facts import text
from source import Source


class Reader:
    """Reads files of one language; a language says what its nodes mean."""

    # The facts that can't be known without the language's types; measures that need them aren't shown.
    unknown = {"uses"}
    # Whether code can use an instance's properties without `this`.
    has_implicit_self = False
    # The nodes that the grammar allows between any two tokens.
    extras = ("comment",)
    # A query for the functions of a file that may have the name of a builtin.
    own_functions = ""
    # The nodes that are the scopes of the names that they define.
    scopes = frozenset()

    def __init__(self):
        self.tree_language = Grammar(self.grammar())
        self.parser = Parser(self.tree_language)
        # Making a query takes longer than looking for its nodes.
        self.query = functools.cache(functools.partial(Query, self.tree_language))

    def found(self, root, query):
        """The nodes that a query marks with `@found`."""
        return QueryCursor(self.query(query)).captures(root).get("found", [])

    def parsed(self, path, source):
        root = self.parser.parse(source).root_node
        if root.has_error:
            # Partial facts would be taken for all facts of the file.
            raise SyntaxError(f"{path}:{error_line(root)}: the grammar doesn't know this syntax")
        return root

    def file(self, path, source):
        # The grammar of Go requires a line break at the end.
        source += b"\n"
        query = " ".join(f"({kind}) @found" for kind in self.extras)
        self.source = Source(source, self.found(self.parsed(path, source), query))
        root = self.parsed(path, self.source.code)
        self.own = set(map(text, self.found(root, self.own_functions)))
        self.types, self.extensions_found, self.members, self.imports = [], [], [], []
        # The name of the type that is being read, with a dot; the names of types in its functions begin with it.
        self.prefix = ""
        self.top = Body(self)
        self.read(root)
        facts = {
            "path": path, "imports": sorted(set(self.imports)), "types": self.types,
            "extensions": self.extensions_found, "members": self.members,
        }
        statements = self.top.facts()
        if self.top.uses_whole_self or any(statements[key] for key in ("accesses", "switches", "casts", "mentions")):
            facts["statements"] = statements
        return facts

    def lines(self, node, name=None):
        return {"name": self.source.line(name or node), "first": self.source.first_line(node),
                "last": self.source.last_line(node)}

    def calls_builtin(self, body, node, *names):
        """Whether a node calls a builtin function that the code doesn't declare itself."""
        name = text(node.child_by_field_name("function"))
        return name in names and name not in self.own and name not in body.locals

    def code(self, node, self_name=None, parameters=(), shape=True):
        """The facts of a function's body or of an expression."""
        body = Body(self, self_name)
        for name, type in parameters:
            body.define(name, type)
        body.visit(node)
        return body.facts(self.shape(node, self_name, parameters) if shape else "other")

    def shape(self, node, self_name, parameters=()):
        def is_property(value):
            """Whether a value is a property of the instance, judging by its function alone."""
            body = Body(self, self_name)
            for name, type in parameters:
                body.define(name, type)
            steps = body.steps(value, rest := [])
            if not steps or rest or any("(" in step or "[" in step or " " in step for step in steps):
                return False
            is_implicit = self.has_implicit_self and self_name is not None and len(steps) == 1 and steps != ["self"]
            return is_implicit or steps[0] == "self" and len(steps) == 2

        statements = self.statements(node)
        if not statements:
            return "empty"
        if len(statements) > 1:
            return "other"
        statement = statements[0]
        if self.traps(statement):
            return "traps"
        if self.throws(statement):
            return "onlyThrows"
        value = self.returned(statement)
        if value is not None:
            if value is True or self.is_nothing(value):
                return "empty" if value is True else "returnsNothing"
            if is_property(value):
                return "accessor"
        target = self.assigned(statement)
        return "accessor" if target is not None and is_property(target) else "other"

    # Languages override these methods.

    def special(self, body, node):
        """Notes what a node means; returns whether that includes its parts."""
        return False

    def form(self, node, body):
        """The form of an expression's node: name, root, member, call, new, element or same; None for any other node."""
        return None

    def statements(self, node):
        return node.named_children if node is not None else []

    def traps(self, statement):
        return False

    def throws(self, statement):
        return statement.type in ("throw_statement", "raise_statement", "throw_expression")

    def returned(self, statement):
        """The value that a statement returns; `True` for a `return` without a value; `None` for any other statement."""
        if statement.type != "return_statement":
            return None
        values = self.statements(statement)
        return values[0] if values else True

    def assigned(self, statement):
        """The target of a statement that only assigns a name."""
        if statement.type == "expression_statement" and statement.named_child_count == 1:
            statement = statement.named_children[0]
        if statement.type not in ("assignment_expression", "assignment", "assignment_statement"):
            return None
        right = statement.child_by_field_name("right")
        is_name = right is not None and right.type in ("identifier", "expression_list") and not right.named_child_count > 1
        return statement.child_by_field_name("left") if is_name else None

    def is_nothing(self, node):
        """Whether a value is null, or an empty text or collection."""
        return text(node) in ("None", "null", "nil", "undefined", '""', "''", "[]", "{}", "()")


def error_line(node):
    """The line of the first node that the grammar doesn't know."""
    while True:
        inner = next((child for child in node.children if child.has_error or child.is_missing), None)
        if inner is None or node.type == "ERROR":
            return node.start_point[0] + 1
        node = inner
