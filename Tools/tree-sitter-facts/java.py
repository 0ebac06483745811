"""Java."""
import tree_sitter_java

from body import Body
from facts import applied, generic, member, parameter, text, type_declaration
from reader import Reader

COLLECTIONS = {"List", "ArrayList", "Set", "HashSet", "Collection", "Iterable", "Stream", "Queue", "Deque"}
KINDS = {
    "class_declaration": "class", "interface_declaration": "protocol", "enum_declaration": "enum",
    "record_declaration": "struct", "annotation_type_declaration": "protocol",
}


class Java(Reader):
    has_implicit_self = True
    extras = ("line_comment", "block_comment")
    scopes = frozenset({
        "block", "lambda_expression", "for_statement", "enhanced_for_statement", "try_with_resources_statement",
        "catch_clause", "class_body", "method_declaration", "switch_block_statement_group", "switch_rule",
    })

    def grammar(self):
        return tree_sitter_java.language()

    def read(self, root):
        for node in root.named_children:
            if node.type == "import_declaration":
                self.imports.append(text(node.named_children[0]))
            elif node.type in KINDS:
                self.class_(node)
            elif node.type == "method_declaration":
                self.members.append(self.method(node, None))
            elif node.type != "package_declaration":
                self.top.visit(node)

    def modifiers(self, node):
        return {child.type for part in node.named_children if part.type == "modifiers" for child in part.children}

    def access(self, node, default="internal"):
        found = self.modifiers(node) & {"private", "public"}
        return found.pop() if found else default

    def class_(self, node):
        name = node.child_by_field_name("name")
        full, kind = self.prefix + text(name), KINDS[node.type]
        outer_prefix, self.prefix = self.prefix, full + "."
        inherited = [self.type(type) for child in node.named_children
                     if child.type in ("superclass", "super_interfaces", "extends_interfaces")
                     for inner in child.named_children
                     for type in (inner.named_children if inner.type == "type_list" else [inner])]
        place = len(self.types)
        members, has_concrete = [], False
        parameters = node.child_by_field_name("parameters")
        for part in self.statements(parameters):
            field, type = self.declared(part)
            members.append(member("storedProperty", text(field), self.lines(part, field), type=type))
        children = [inner for child in self.statements(node.child_by_field_name("body"))
                    for inner in (self.statements(child) if child.type == "enum_body_declarations" else [child])]
        for child in children:
            if child.type in KINDS:
                self.class_(child)
            elif child.type in ("field_declaration", "constant_declaration"):
                members += self.fields(child, kind == "protocol")
                has_concrete = True
            elif child.type in ("method_declaration", "constructor_declaration", "compact_constructor_declaration"):
                fact = self.method(child, "this", "public" if kind == "protocol" else "internal")
                has_concrete = has_concrete or "body" in fact
                members.append(fact)
            elif child.type in ("block", "static_initializer"):
                members.append(member("initializer", "init", self.lines(child), body=self.code(child, "this")))
            elif child.type == "enum_constant":
                case = child.child_by_field_name("name")
                own = [part for part in child.named_children if part.type in ("argument_list", "class_body")]
                code = Body(self, "this")
                for part in own:
                    code.visit(part)
                members.append(member(
                    "enumCase", text(case), self.lines(child, case), isStatic=True,
                    initialValue=code.facts() if own else None))
        if kind == "class" and "abstract" in self.modifiers(node) and members and not has_concrete:
            kind = "protocol"
        self.types.insert(place, type_declaration(
            full, kind, self.lines(node, name), access=self.access(node), inherited=inherited, members=members,
            genericParameters=self.generics(node)))
        self.prefix = outer_prefix

    def generics(self, node):
        parameters = node.child_by_field_name("type_parameters") or next(
            (child for child in node.named_children if child.type == "type_parameters"), None)
        return [generic(text(part.named_children[0]), [
            self.type(type) for bound in part.named_children[1:] for type in bound.named_children])
            for part in self.statements(parameters)]

    def fields(self, node, is_static):
        for declarator in node.children_by_field_name("declarator"):
            name, value = declarator.child_by_field_name("name"), declarator.child_by_field_name("value")
            yield member(
                "storedProperty", text(name), self.lines(node, name), type=self.declared_type(node, declarator),
                access=self.access(node),
                isStatic=is_static or "static" in self.modifiers(node),
                isVariable=None if is_static or "final" in self.modifiers(node) else True,
                initialValue=self.code(value, "this", shape=False) if value is not None else None)

    def method(self, node, self_name, default="internal"):
        name = node.child_by_field_name("name")
        parameters = self.parameters(node)
        body = node.child_by_field_name("body")
        is_initializer = node.type != "method_declaration"
        return member(
            "initializer" if is_initializer else "method", "init" if is_initializer else text(name), self.lines(node, name),
            access=self.access(node, default), isStatic="static" in self.modifiers(node) or None,
            genericParameters=self.generics(node),
            parameters=[parameter(type or "_", has_default) for _, type, has_default in parameters],
            type=self.declared_type(node, node),
            body=self.code(body, self_name, [(name, type) for name, type, _ in parameters]) if body is not None else None)

    def parameters(self, node):
        found = []
        for part in self.statements(node.child_by_field_name("parameters")):
            if part.type == "identifier":
                found.append((text(part), None, False))
                continue
            name, type = self.declared(part)
            if name is not None:
                found.append((text(name), type, part.type == "spread_parameter"))
        return found

    def declared(self, parameter):
        """The node of a parameter's name, and its type."""
        if parameter.type != "spread_parameter":
            return parameter.child_by_field_name("name"), self.declared_type(parameter, parameter)
        type, *_, declarator = [child for child in parameter.named_children if child.type != "modifiers"]
        return declarator.child_by_field_name("name") or declarator, applied("Array", [self.type(type)])

    def declared_type(self, node, declarator):
        """The type of a name, which may have brackets of its own: `int n, all[]`."""
        type = node.child_by_field_name("type")
        if type is None:
            return None
        is_array = declarator.child_by_field_name("dimensions") is not None
        return applied("Array", [self.type(type)]) if is_array else self.type(type)

    def type(self, node):
        kind = node.type
        if kind == "generic_type":
            name = text(node.named_children[0])
            types = [self.type(part) for part in node.named_children[-1].named_children]
            name = "Array" if name in COLLECTIONS else "Dictionary" if name in ("Map", "HashMap") else name
            return applied(name, types)
        if kind == "array_type":
            return applied("Array", [self.type(node.child_by_field_name("element"))])
        if kind == "void_type":
            return "Void"
        if kind == "wildcard":
            return self.type(node.named_children[-1]) if node.named_child_count else "_"
        if kind == "annotated_type":
            return self.type(node.named_children[-1])
        return "_" if text(node) == "var" else text(node)

    def form(self, node, body):
        kind = node.type
        if kind == "identifier":
            return ("name", text(node))
        if kind == "this":
            return ("root", "self")
        if kind == "super":
            return ("root", "super")
        if kind == "field_access" and node.child_by_field_name("field").type == "this":
            return ("root", f"as {self.type(node.child_by_field_name('object'))}")
        if kind == "field_access":
            return ("member", node.child_by_field_name("object"), node.child_by_field_name("field"))
        if kind == "method_invocation":
            # The name of the method follows its object.
            return ("call", Called(node), self.statements(node.child_by_field_name("arguments")))
        if kind == "called":
            if node.object is None:
                # A variable may have the name of a method.
                return ("root", text(node.name))
            return ("member", node.object, node.name)
        if kind == "object_creation_expression":
            made = self.type(node.child_by_field_name("type"))
            return ("new", made.split("<")[0], self.statements(node.child_by_field_name("arguments")) + [
                child for child in node.named_children if child.type == "class_body"])
        if kind == "array_access":
            return ("element", node.child_by_field_name("array"), [node.child_by_field_name("index")])
        if kind == "parenthesized_expression":
            return ("same", node.named_children[0])
        return None

    def special(self, body, node):
        kind = node.type
        if kind == "instanceof_expression":
            left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
            pattern = right or node.named_children[-1]
            type = self.type(pattern if right is not None else pattern.named_children[0])
            body.cast(node, "is", type)
            body.visit(left)
            name = node.child_by_field_name("name")
            if name is not None:
                body.define(text(name), type)
            if right is None:
                self.bind(body, pattern)
            return True
        if kind == "resource":
            name, type, value = (node.child_by_field_name(part) for part in ("name", "type", "value"))
            if name is None:
                return False
            body.visit(value)
            body.define(text(name), self.type(type), value)
            return True
        if kind in KINDS:
            self.class_(node)
            return True
        if kind == "explicit_constructor_invocation":
            for field in ("object", "arguments"):
                body.visit(node.child_by_field_name(field))
            return True
        if kind == "labeled_statement":
            body.visit(node.named_children[-1])
            return True
        if kind == "class_body":
            # The methods of an anonymous class belong to the code around it.
            for child in node.named_children:
                if child.type == "field_declaration":
                    for declarator in child.children_by_field_name("declarator"):
                        body.visit(declarator.child_by_field_name("value"))
                        body.define(text(declarator.child_by_field_name("name")), self.declared_type(child, declarator))
                else:
                    body.visit(child)
            return True
        if kind == "method_declaration":
            for name, type, _ in self.parameters(node):
                body.define(name, type)
            body.visit(node.child_by_field_name("body"))
            return True
        if kind == "method_reference":
            body.visit(node.named_children[0])
            return True
        if kind == "cast_expression":
            body.cast(node, "as!", self.type(node.child_by_field_name("type")))
            body.visit(node.child_by_field_name("value"))
            return True
        if kind == "local_variable_declaration":
            type = node.child_by_field_name("type")
            body.mention(type, self.type(type))
            for declarator in node.children_by_field_name("declarator"):
                value = declarator.child_by_field_name("value")
                if value is not None:
                    body.visit(value)
                body.define(text(declarator.child_by_field_name("name")), self.declared_type(node, declarator), value)
            return True
        if kind == "enhanced_for_statement":
            value = node.child_by_field_name("value")
            body.visit(value)
            type = self.type(node.child_by_field_name("type"))
            steps = [f"as {type}"] if type != "_" else (body.steps(value, []) or []) + ["[]"]
            body.locals[text(node.child_by_field_name("name"))] = steps if len(steps) != 1 or type != "_" else None
            body.visit(node.child_by_field_name("body"))
            return True
        if kind == "lambda_expression":
            parameters = node.child_by_field_name("parameters")
            if parameters.type == "identifier":
                body.locals[text(parameters)] = None
            else:
                for name, type, _ in self.parameters(node):
                    body.define(name, type)
            body.visit(node.child_by_field_name("body"))
            return True
        if kind == "catch_formal_parameter":
            body.locals[text(node.child_by_field_name("name"))] = None
            return True
        if kind in ("switch_expression", "switch_statement"):
            self.switch(body, node)
            return True
        return kind in ("type_identifier", "generic_type", "type_arguments", "modifiers", "integral_type",
                        "break_statement", "continue_statement")

    def bind(self, body, pattern):
        """Defines the names in a pattern such as `Point(int x, Line(var y))`."""
        for part in pattern.named_children:
            if part.type in ("record_pattern_component", "type_pattern") and part.named_child_count > 1:
                type = self.type(part.named_children[0])
                body.define(text(part.named_children[-1]), type)
            self.bind(body, part)

    def switch(self, body, node):
        subject = node.child_by_field_name("condition").named_children[0]
        cases, has_default, rest = [], False, []
        for group in self.statements(node.child_by_field_name("body")):
            for child in group.named_children:
                if child.type != "switch_label":
                    rest.append(child)
                    continue
                has_default = has_default or "default" in text(child).replace(",", " ").split()
                for label in child.named_children:
                    if text(label) == "default":
                        continue
                    if label.type in ("type_pattern", "record_pattern"):
                        body.cast(label, "is", self.type(label.named_children[0]))
                        if label.type == "type_pattern":
                            body.define(text(label.named_children[-1]), self.type(label.named_children[0]))
                    elif label.type == "pattern" and label.named_child_count:
                        inner = label.named_children[0]
                        body.cast(label, "is", self.type(inner.named_children[0]))
                        if inner.type == "type_pattern":
                            body.define(text(inner.named_children[-1]), self.type(inner.named_children[0]))
                        self.bind(body, inner)
                    elif label.type == "guard":
                        rest += label.named_children
                    else:
                        cases.append(text(label))
        body.switch(node, subject, cases, has_default)
        body.visit(subject)
        for child in rest:
            body.visit(child)


class Called:
    """The name of a method that is called, with the object before it."""

    type = "called"

    def __init__(self, call):
        self.object = call.child_by_field_name("object")
        self.name = call.child_by_field_name("name")
        self.start_point, self.start_byte = self.name.start_point, self.name.start_byte
        self.text = self.name.text
