"""Python."""
import tree_sitter_python

from facts import applied, extension, generic, member, parameter, text, type_declaration, with_joined_accessors
from reader import Reader

COLLECTIONS = {
    "list", "List", "Sequence", "Iterable", "Iterator", "Collection", "set", "Set", "frozenset", "tuple", "Tuple"}
MAPPINGS = {"dict", "Dict", "Mapping", "MutableMapping", "defaultdict"}
ABSTRACT = {"ABC", "Protocol"}
ENUMS = {"Enum", "IntEnum", "StrEnum", "Flag", "IntFlag"}
# The modules of these types; a file may import them by any name.
MODULES = {"abc", "collections", "collections.abc", "enum", "typing", "typing_extensions"}

# Statements that may contain declarations, and their parts.
COMPOUND = {
    "if_statement", "elif_clause", "else_clause", "try_statement", "except_clause", "except_group_clause",
    "finally_clause", "with_statement", "for_statement", "while_statement", "block",
}
DECLARATIONS = {
    "class_definition", "function_definition", "decorated_definition", "import_statement", "import_from_statement",
}


class Python(Reader):
    extras = ("comment", "line_continuation")
    own_functions = "(module (function_definition name: (identifier) @found))"
    scopes = frozenset({
        "function_definition", "lambda", "list_comprehension", "set_comprehension", "generator_expression",
        "dictionary_comprehension",
    })

    def grammar(self):
        return tree_sitter_python.language()

    def read(self, root):
        # The functions outside classes, and those that classes use as methods: `total = total`, `Till.total = total`.
        self.functions, self.lent = {}, []
        self.modules = set(MODULES)
        for node in self.unfolded(root.named_children):
            self.top_level(node)
        for owner, name in dict.fromkeys(self.lent):
            outer, inner = self.functions.pop(name, (None, None))
            if outer is None:
                continue
            self.members = [fact for fact in self.members if (fact["kind"], fact["name"]) != ("method", name)]
            self.extensions_found.append(extension(owner, self.lines(outer), [self.function(outer, inner, owner)]))

    def note_lent(self, node):
        """Notes the function that a statement adds to a class as a method."""
        inner = node.named_children[0] if node.type == "expression_statement" and node.named_child_count == 1 else node
        if inner.type == "assignment" and inner.child_by_field_name("right") is not None:
            owner, value = inner.child_by_field_name("left"), inner.child_by_field_name("right")
            if owner.type == "attribute" and value.type == "identifier":
                self.lent.append((text(owner.child_by_field_name("object")), text(value)))
        elif inner.type == "call" and text(inner.child_by_field_name("function")) == "setattr":
            values = self.statements(inner.child_by_field_name("arguments"))
            if len(values) == 3:
                self.lent.append((text(values[0]), text(values[2])))
        elif node.type == "decorated_definition" and node.child_by_field_name("definition").type == "function_definition":
            function = node.child_by_field_name("definition")
            calls = [child.named_children[0] for child in node.named_children if child.type == "decorator"]
            if self.parameters(function)[:1] and self.parameters(function)[0][0] == "self":
                self.lent += [
                    (text(argument), text(function.child_by_field_name("name"))) for call in calls if call.type == "call"
                    for argument in self.statements(call.child_by_field_name("arguments"))
                    if argument.type == "identifier"]

    def unfolded(self, nodes):
        """The statements; compound ones that contain declarations are replaced with their parts."""
        for node in nodes:
            if node.type in COMPOUND and self.declares(node):
                yield from self.unfolded(node.named_children)
            else:
                yield node

    def declares(self, node):
        return any(
            child.type in DECLARATIONS or self.assignment(child) is not None
            or child.type in COMPOUND and self.declares(child) for child in node.named_children)

    def top_level(self, node):
        self.note_lent(node)
        inner = node.child_by_field_name("definition") if node.type == "decorated_definition" else node
        if inner.type == "class_definition":
            self.class_(node, inner)
        elif inner.type == "function_definition":
            self.functions[text(inner.child_by_field_name("name"))] = node, inner
            self.members.append(self.function(node, inner, None))
        elif self.is_import(inner):
            pass
        elif (assignment := self.assignment(inner)) is not None:
            self.members += self.properties(assignment, is_static=False)
        elif not self.is_docstring(inner):
            self.top.visit(inner)

    def is_import(self, node):
        """Notes what a statement imports; returns whether it imports anything."""
        if node.type == "import_statement":
            for name in node.children_by_field_name("name"):
                module = text(name.child_by_field_name("name") or name)
                self.imports.append(module)
                if module in MODULES and name.type == "aliased_import":
                    self.modules.add(text(name.child_by_field_name("alias")))
        elif node.type == "import_from_statement":
            self.imports.append(text(node.child_by_field_name("module_name")))
        return node.type in ("import_statement", "import_from_statement", "future_import_statement")

    @staticmethod
    def assignment(node):
        """The assignment to a plain name that a statement consists of."""
        if node.type != "expression_statement" or node.named_child_count != 1:
            return None
        node = node.named_children[0]
        left = node.child_by_field_name("left") if node.type == "assignment" else None
        return node if left is not None and left.type == "identifier" else None

    @staticmethod
    def is_docstring(node):
        return node.type == "expression_statement" and [child.type for child in node.named_children] == ["string"]

    def properties(self, assignment, is_static, kind="storedProperty"):
        statement, names = assignment.parent, [assignment.child_by_field_name("left")]
        value = assignment.child_by_field_name("right")
        while value is not None and value.type == "assignment":
            names.append(value.child_by_field_name("left"))
            value = value.child_by_field_name("right")
        type = assignment.child_by_field_name("type")
        steps = self.value_steps(value) if type is None else []
        return [member(
            kind, text(name), self.lines(statement, name), isStatic=is_static, access=self.access(text(name)),
            isVariable=True if kind == "storedProperty" else None,
            type=self.type(type) if type is not None else None, value=steps,
            initialValue=self.code(value, shape=False) if value is not None else None)
            for name in names if name.type == "identifier"]

    def value_steps(self, value, self_name=None, parameters=()):
        from body import Body
        body = Body(self, self_name)
        for name, type in parameters:
            body.define(name, type)
        return (value is not None and body.steps(value, [])) or []

    @staticmethod
    def access(name):
        return "private" if name.startswith("_") and not name.endswith("__") else "internal"

    def class_(self, outer, node):
        outer_prefix, name = self.prefix, self.prefix + text(node.child_by_field_name("name"))
        self.prefix = name + "."
        bases = [base for base in self.statements(node.child_by_field_name("superclasses"))
                 if base.type not in ("keyword_argument", "list_splat", "dictionary_splat")]
        inherited = [self.type(base) for base in bases]
        metaclass = any(
            base.type == "keyword_argument" and text(base.child_by_field_name("name")) == "metaclass"
            and self.without_module(text(base.child_by_field_name("value"))) == "ABCMeta"
            for base in self.statements(node.child_by_field_name("superclasses")))
        is_enum = any(base in ENUMS for base in inherited)
        members, decorators = [], []
        place = len(self.types)
        stored = {}
        for child in self.unfolded(self.statements(node.child_by_field_name("body"))):
            inner = child.child_by_field_name("definition") if child.type == "decorated_definition" else child
            if inner.type == "class_definition":
                self.class_(child, inner)
            elif inner.type == "function_definition":
                decorators.append(self.decorators(child))
                members.append(self.function(child, inner, name))
                is_static = "staticmethod" in decorators[-1]
                for property in () if is_static else self.assigned_in(inner):
                    stored.setdefault(property["name"], property)
            elif (assignment := self.assignment(inner)) is not None:
                # Instances share a value in the class's body until they assign their own.
                value = assignment.child_by_field_name("right")
                if value is not None and value.type == "identifier":
                    self.lent.append((name, text(value)))
                kind = "enumCase" if is_enum and assignment.child_by_field_name("type") is None else "storedProperty"
                members += self.properties(assignment, is_static=False, kind=kind)
        # A setter has the name of its property.
        unique = with_joined_accessors(members)
        seen = {fact["name"] for fact in unique}
        unique += [fact for property, fact in stored.items() if property not in seen]
        is_protocol = (metaclass or any(base.split("<")[0] in ABSTRACT for base in inherited)) and decorators and all(
            "abstractmethod" in text or "Protocol" in str(inherited) for text in decorators) and not stored
        if is_protocol:
            for fact in unique:
                fact.pop("body", None)
        declared = node.child_by_field_name("type_parameters")
        parameters = [
            generic(text(part.named_children[0].named_children[0] if part.named_children[0].type in (
                "constrained_type", "splat_type") else part)) for part in self.statements(declared)]
        parameters += [generic(argument) for base in inherited if base.startswith(("Generic<", "Protocol<"))
                      for argument in base[base.index("<") + 1:-1].split(", ")]
        self.types.insert(place, type_declaration(
            name, "protocol" if is_protocol else "enum" if is_enum else "class",
            self.lines(outer, node.child_by_field_name("name")), access=self.access(name.split(".")[-1]),
            inherited=[base for base in inherited if base not in ("ABC", "Generic", "Protocol", "object")
                       and not base.startswith(("Generic<", "Protocol<"))],
            members=unique, genericParameters=parameters))
        self.prefix = outer_prefix

    @staticmethod
    def decorators(node):
        return " ".join(text(child) for child in node.named_children if child.type == "decorator")

    def function(self, outer, node, owner):
        decorators = self.decorators(outer) if outer.type == "decorated_definition" else ""
        parameters = self.parameters(node)
        is_static = "staticmethod" in decorators or "classmethod" in decorators
        self_name = None
        if owner is not None and "staticmethod" not in decorators:
            self_name = self.self_name(node)
            if self_name is not None:
                parameters = parameters[1:]
        name = node.child_by_field_name("name")
        kind = "method"
        if owner is not None and text(name) == "__init__":
            kind = "initializer"
        elif any(word in decorators for word in ("@property", "cached_property", ".setter", ".deleter")):
            kind = "computedProperty"
        result = node.child_by_field_name("return_type")
        body = self.code(
            node.child_by_field_name("body"), self_name, [(name, type) for name, type, _ in parameters])
        values = [part.child_by_field_name("value") for part in node.child_by_field_name("parameters").named_children]
        if outer.type == "decorated_definition":
            called = [child.named_children[0] for child in outer.named_children if child.type == "decorator"]
            values += [value for value in called if value.type == "call"]
        for value in values:
            if value is not None:
                defaults = self.code(value, shape=False)
                for key in ("accesses", "mentions"):
                    body[key] += defaults[key]
        return member(
            kind, "init" if kind == "initializer" else text(name), self.lines(outer, name), isStatic=is_static,
            access=self.access(text(name)),
            parameters=[] if kind == "computedProperty" else [
                parameter(type or "_", has_default) for _, type, has_default in parameters],
            type=self.type(result) if result is not None else None, body=body)

    def self_name(self, function):
        """The name of a method's instance; None if the first parameter is `*args`, `**options` or `*`."""
        first = next(iter(function.child_by_field_name("parameters").named_children), None)
        if first is not None and first.type == "typed_parameter":
            first = first.named_children[0]
        is_plain = first is not None and (first.type == "identifier" or first.child_by_field_name("name") is not None)
        return self.parameters(function)[0][0] if is_plain else None

    def parameters(self, node):
        found = []
        for part in node.child_by_field_name("parameters").named_children:
            type = part.child_by_field_name("type")
            type = self.type(type) if type is not None else None
            inner = part.child_by_field_name("name") or part
            is_splat = "splat" in part.type or part.type == "typed_parameter" and "splat" in part.named_children[0].type
            if part.type == "typed_parameter":
                inner = part.named_children[0]
            names = [inner] if inner.type == "identifier" else [
                child for child in inner.named_children if child.type == "identifier"]
            for name in names:
                found.append((text(name), None if is_splat else type, is_splat or "default" in part.type))
        return found

    def assigned_in(self, function):
        """The stored properties that a method assigns to its instance."""
        self_name, typed = self.self_name(function), [(name, type) for name, type, _ in self.parameters(function)[1:]]
        if self_name is None:
            return
        waiting = [function.child_by_field_name("body")]
        while waiting:
            node = waiting.pop(0)
            waiting += [child for child in node.named_children if child.type not in ("class_definition", "lambda")]
            if node.type not in ("assignment", "augmented_assignment"):
                continue
            left, value = node.child_by_field_name("left"), node.child_by_field_name("right")
            targets = list(self.unpacked(left))
            for target in targets:
                if target.type != "attribute" or text(target.child_by_field_name("object")) != self_name:
                    continue
                name = target.child_by_field_name("attribute")
                type = node.child_by_field_name("type")
                steps = self.value_steps(value, self_name, typed) if len(targets) == 1 and type is None else []
                declared = self.type(type) if type is not None else None
                if len(steps) == 1 and steps[0].startswith("as "):
                    declared, steps = steps[0][3:], []
                yield member(
                    "storedProperty", text(name), self.lines(node, name) | {"first": self.source.line(node)},
                    access=self.access(text(name)), isVariable=True, type=declared,
                    value=[] if steps[:1] == ["self"] else steps)

    def unpacked(self, target):
        """The targets of an assignment: `a`, `(b, *c)`, `[d, e]`."""
        if target.type in ("pattern_list", "tuple_pattern", "list_pattern", "list_splat_pattern"):
            for inner in target.named_children:
                yield from self.unpacked(inner)
        else:
            yield target

    def type(self, node):
        if node.type in ("type", "parenthesized_expression") and node.named_child_count == 1:
            return self.type(node.named_children[0])
        if node.type == "string":
            content = [child for child in node.named_children if child.type == "string_content"]
            inner = self.parser.parse(content[0].text).root_node if content else None
            is_one = inner is not None and inner.named_child_count == 1 and inner.named_children[0].named_child_count == 1
            return self.type(inner.named_children[0].named_children[0]) if is_one else "_"
        if node.type in ("identifier", "attribute", "member_type"):
            return self.without_module(text(node))
        if node.type in ("binary_operator", "union_type"):
            parts = [self.type(part) for part in node.named_children]
            return self.union(parts)
        if node.type == "none":
            return "None"
        if node.type in ("generic_type", "subscript"):
            name = text(node.named_children[0])
            arguments = node.named_children[1:]
            if node.type == "generic_type":
                arguments = arguments[0].named_children
            return self.generic_type(name, arguments)
        return "_"

    def without_module(self, name):
        """The name of a type, without its module if that belongs to the standard library."""
        module, _, last = name.rpartition(".")
        return last if module in self.modules else name

    @staticmethod
    def union(parts):
        """The type of a value that has one of several types; with None, an optional."""
        others = [part for part in dict.fromkeys(parts) if part != "None"]
        inner = others[0] if len(others) == 1 else applied("Union", others)
        return f"Optional<{inner}>" if "None" in parts else inner

    def generic_type(self, name, arguments):
        name = self.without_module(name)
        if name == "Callable" and len(arguments) == 2:
            taken = arguments[0].named_children[0] if arguments[0].type == "type" else arguments[0]
            return applied("Function", [self.type(arguments[1])] + [self.type(part) for part in taken.named_children])
        if name == "Literal":
            # Its arguments are values.
            return name
        types = [self.type(argument) for argument in arguments]
        if name == "Annotated":
            return types[0]
        if name in ("tuple", "Tuple") and text(arguments[-1]) != "...":
            return applied("Tuple", types)
        if name in COLLECTIONS:
            return applied("Array", types[:1])
        if name == "Union":
            return self.union(types)
        if name in MAPPINGS:
            return applied("Dictionary", types)
        return applied({"Type": "Metatype", "type": "Metatype"}.get(name, name), types)

    def form(self, node, body):
        kind = node.type
        if kind == "identifier":
            name = text(node)
            return ("root", "self") if name == body.self_name else ("name", name)
        if kind == "attribute":
            return ("member", node.child_by_field_name("object"), node.child_by_field_name("attribute"))
        if kind == "call":
            function, arguments = node.child_by_field_name("function"), node.child_by_field_name("arguments")
            if self.calls_builtin(body, node, "super"):
                return ("root", "super")
            return ("call", function, [part.child_by_field_name("value") if part.type == "keyword_argument" else part
                                       for part in self.statements(arguments)])
        if kind == "subscript":
            return ("element", node.child_by_field_name("value"), node.children_by_field_name("subscript"))
        if kind in ("parenthesized_expression", "await") and node.named_child_count == 1:
            return ("same", node.named_children[0])
        return None

    def special(self, body, node):
        kind = node.type
        if kind == "call" and self.calls_builtin(body, node, "isinstance") and len(
                self.statements(node.child_by_field_name("arguments"))) == 2:
            value, kinds = self.statements(node.child_by_field_name("arguments"))
            for found in self.alternatives([kinds]):
                body.cast(node, "is", self.type(found))
            body.visit(value)
            return True
        if kind == "comparison_operator" and (made := self.kind_asked_for(body, node)) is not None:
            body.cast(node, "is", self.type(made))
            body.visit(node.named_children[0])
            return True
        if kind == "named_expression":
            body.visit(node.child_by_field_name("value"))
            body.define(text(node.child_by_field_name("name")), None, node.child_by_field_name("value"))
            return True
        if kind == "assignment":
            left, value, type = (node.child_by_field_name(name) for name in ("left", "right", "type"))
            if value is not None:
                body.visit(value)
            if type is not None:
                body.mention(type, self.type(type))
            if left.type == "identifier":
                body.define(text(left), self.type(type) if type is not None else None, value)
            else:
                self.targets(body, left)
            return True
        if kind in ("for_statement", "for_in_clause"):
            left, value = node.child_by_field_name("left"), node.child_by_field_name("right")
            body.visit(value)
            self.targets(body, left)
            if left.type == "identifier":
                steps = body.steps(value, [])
                body.locals[text(left)] = steps and steps + ["[]"]
            for child in node.named_children:
                if child not in (left, value):
                    body.visit(child)
            return True
        if kind in ("list_comprehension", "set_comprehension", "generator_expression", "dictionary_comprehension"):
            # The clauses define names that the first part uses.
            for child in node.named_children[1:] + node.named_children[:1]:
                body.visit(child)
            return True
        if kind == "class_definition":
            self.class_(node, node)
            return True
        if kind == "decorated_definition" and node.child_by_field_name("definition").type == "class_definition":
            self.class_(node, node.child_by_field_name("definition"))
            return True
        if kind in ("function_definition", "lambda"):
            parameters = node.child_by_field_name("parameters")
            if parameters is not None:
                found = self.parameters(node) if kind == "function_definition" else [
                    (text(part.child_by_field_name("name") or part), None, False) for part in parameters.named_children]
                for name, type, _ in found:
                    body.define(name, type)
            if kind == "function_definition":
                body.locals[text(node.child_by_field_name("name"))] = None
            body.visit(node.child_by_field_name("body"))
            return True
        if kind == "as_pattern":
            body.visit(node.named_children[0])
            self.targets(body, node.named_children[-1])
            return True
        if kind == "match_statement":
            self.match(body, node)
            return True
        if kind == "type":
            body.mention(node, self.type(node))
            return True
        return self.is_import(node) or kind in ("global_statement", "nonlocal_statement") or self.is_docstring(node)

    def kind_asked_for(self, body, node):
        """The type in `type(value) is Type`; None for any other comparison."""
        first, *others = node.named_children
        is_type = first.type == "call" and self.calls_builtin(body, first, "type")
        return others[0] if is_type and len(others) == 1 and others[0].type in ("identifier", "attribute") else None

    def alternatives(self, kinds):
        """The types that `isinstance` is asked about: a tuple of them, or `A | B`."""
        for kind in kinds:
            if kind.type == "tuple" or kind.type == "binary_operator" and text(kind.child_by_field_name("operator")) == "|":
                yield from self.alternatives(kind.named_children)
            else:
                yield kind

    def targets(self, body, node):
        """Defines the names that a pattern assigns, and visits the objects whose parts it assigns."""
        if node.type == "identifier":
            body.locals[text(node)] = None
        elif node.type in ("attribute", "subscript"):
            body.visit(node)
        else:
            for child in node.named_children:
                self.targets(body, child)

    def match(self, body, node):
        subject = node.child_by_field_name("subject")
        cases, has_default = [], False
        clauses = node.child_by_field_name("body").named_children
        for clause in clauses:
            patterns = [child for child in clause.named_children if child.type == "case_pattern"]
            if len(patterns) > 1:
                # A sequence without brackets.
                cases.append(", ".join(map(text, patterns)))
                continue
            for pattern in patterns:
                inner = pattern.named_children[0] if pattern.named_child_count else None
                if text(pattern) == "_" or inner is not None and inner.type == "dotted_name" and "." not in text(inner):
                    has_default = has_default or clause.child_by_field_name("guard") is None
                else:
                    self.note_pattern(body, inner, text(pattern), cases)
        body.switch(node, subject, cases, has_default)
        body.visit(subject)
        for clause in clauses:
            for child in clause.named_children:
                if child.type == "case_pattern":
                    self.bind(body, child)
                else:
                    body.visit(child)

    def note_pattern(self, body, node, whole, cases):
        """Notes the classes that a pattern checks a value for, and collects its other cases."""
        if node is not None and node.type == "class_pattern":
            body.cast(node, "is", text(node.named_children[0]))
        elif node is not None and node.type in ("union_pattern", "as_pattern"):
            parts = node.named_children if node.type == "union_pattern" else node.named_children[:1]
            for part in parts:
                inner = part.named_children[0] if part.type == "case_pattern" and part.named_child_count else part
                sign = "-" if part.prev_sibling is not None and part.prev_sibling.type == "-" else ""
                self.note_pattern(body, inner, sign + text(part), cases)
        else:
            cases.append(whole)

    def bind(self, body, node):
        if node.type == "dotted_name" and "." not in text(node):
            body.locals[text(node)] = None
        for child in node.named_children:
            self.bind(body, child)

    def statements(self, node):
        found = super().statements(node)
        return [statement for statement in found if not self.is_idle(statement)] if (
            node is not None and node.type == "block") and all(
            self.is_idle(statement) for statement in found) else [
            statement for statement in found if not self.is_docstring(statement)]

    def is_idle(self, statement):
        return self.is_docstring(statement) or statement.type == "pass_statement" or (
            statement.type == "expression_statement" and text(statement) == "...")

    def is_nothing(self, node):
        return super().is_nothing(node) or text(node) in ("dict()", "list()", "set()", "tuple()")
