"""Go."""
import tree_sitter_go

from body import Body
from facts import applied, extension, generic, member, parameter, text, type_declaration
from reader import Reader


class Go(Reader):
    scopes = frozenset({
        "block", "func_literal", "if_statement", "for_statement", "expression_case", "type_case", "communication_case",
        "expression_switch_statement", "type_switch_statement"})
    own_functions = "(source_file (function_declaration name: (identifier) @found))"
    # A type conforms to an interface by its methods alone.
    unknown = {"conformances", "uses"}

    def grammar(self):
        return tree_sitter_go.language()

    def read(self, root):
        for node in root.named_children:
            if node.type == "import_declaration":
                specs = [inner for child in node.named_children
                         for inner in (child.named_children if child.type == "import_spec_list" else [child])]
                self.imports += [text(spec.child_by_field_name("path"))[1:-1] for spec in specs if spec.type == "import_spec"]
            elif node.type == "type_declaration":
                self.declared_types(node)
            elif node.type == "method_declaration":
                receiver = self.statements(node.child_by_field_name("receiver"))[0]
                name = receiver.child_by_field_name("name")
                fact = self.function(node, text(name) if name is not None else None)
                self.extensions_found.append(extension(
                    self.type(receiver.child_by_field_name("type")).split("<")[0], self.lines(node), [fact]))
            elif node.type == "function_declaration":
                self.members.append(self.function(node, None))
            elif node.type in ("var_declaration", "const_declaration"):
                specs = [inner for child in node.named_children
                         for inner in (child.named_children if child.type == "var_spec_list" else [child])]
                for spec in specs:
                    self.members += self.variable(spec)
            elif node.type != "package_clause":
                self.top.visit(node)

    def declared_types(self, node):
        for spec in node.named_children:
            if spec.type in ("type_spec", "type_alias"):
                self.type_spec(node if node.named_child_count == 1 else spec, spec)

    @staticmethod
    def access(name):
        return "public" if name[:1].isupper() else "internal"

    def variable(self, spec):
        type, value = spec.child_by_field_name("type"), spec.child_by_field_name("value")
        values = value.named_children if value is not None else []
        for index, name in enumerate(self.names(spec)):
            one = values[index] if index < len(values) else None
            steps = (one is not None and type is None and Body(self).steps(one, [])) or []
            yield member(
                "storedProperty", text(name), self.lines(spec, name), access=self.access(text(name)), value=steps,
                isVariable=True if spec.type == "var_spec" else None,
                type=self.type(type) if type is not None else None,
                initialValue=self.code(one, shape=False) if one is not None else None)

    def type_spec(self, outer, node):
        name, type = node.child_by_field_name("name"), node.child_by_field_name("type")
        if node.type == "type_alias" or type.type not in ("struct_type", "interface_type"):
            if node.type == "type_alias" or type.type == "function_type":
                self.members.append(member(
                    "typeAlias", text(name), self.lines(outer, name), type=self.type(type), access=self.access(text(name))))
            else:
                self.types.append(type_declaration(
                    text(name), "struct", self.lines(outer, name), access=self.access(text(name)),
                    genericParameters=self.generics(node)))
            return
        members, inherited = [], []
        fields = type.named_children
        if type.type == "struct_type":
            fields = fields[0].named_children if fields else []
        for field in fields:
            if field.type == "field_declaration":
                declared = field.child_by_field_name("type")
                names = self.names(field)
                if not names:
                    # The members of an embedded type can be used like the type's own.
                    inherited.append(self.type(declared))
                for found in names:
                    members.append(member(
                        "storedProperty", text(found), self.lines(field, found), type=self.type(declared), isVariable=True,
                        access=self.access(text(found))))
            elif field.type in ("method_elem", "method_spec"):
                members.append(self.function(field, None))
            elif field.type in ("type_elem", "constraint_elem"):
                inherited += [type for type in map(self.type, field.named_children) if type != "_"]
        self.types.append(type_declaration(
            text(name), "protocol" if type.type == "interface_type" else "struct", self.lines(outer, name),
            access=self.access(text(name)), inherited=inherited, members=members, genericParameters=self.generics(node)))

    def generics(self, node):
        parameters = node.child_by_field_name("type_parameters")
        return [generic(text(name), [
            self.type(inner) for constraint in part.children_by_field_name("type")
            for inner in constraint.named_children if text(inner) not in ("any", "comparable")])
            for part in self.statements(parameters) for name in self.names(part)]

    def function(self, node, self_name):
        name = node.child_by_field_name("name")
        parameters = self.parameters(node)
        body = node.child_by_field_name("body")
        result = node.child_by_field_name("result")
        return member(
            "method", text(name), self.lines(node, name), access=self.access(text(name)), genericParameters=self.generics(node),
            parameters=[parameter(type, has_default) for _, type, has_default in parameters],
            type=self.result(result) if result is not None else None,
            body=self.code(body, self_name, self.defined(node)) if body is not None else None)

    @staticmethod
    def names(node):
        # The grammar puts the commas between names into the same field.
        return [name for name in node.children_by_field_name("name") if name.is_named]

    def defined(self, node):
        """The names that a function's parameters and results define, with their types."""
        result = node.child_by_field_name("result")
        results = self.listed(result) if result is not None and result.type == "parameter_list" else []
        return [(name, type) for name, type, _ in self.parameters(node) + results]

    def result(self, node):
        if node.type != "parameter_list":
            return self.type(node)
        # A function that also returns an error would throw in other languages.
        types = [type for _, type, _ in self.listed(node) if type != "error"]
        return types[0] if len(types) == 1 else applied("Tuple", types) if types else None

    def parameters(self, node):
        return self.listed(node.child_by_field_name("parameters"))

    def listed(self, node):
        found = []
        for part in self.statements(node):
            type = self.type(part.child_by_field_name("type"))
            is_variadic = part.type == "variadic_parameter_declaration"
            for name in self.names(part) or [None]:
                found.append((text(name) or "_", applied("Array", [type]) if is_variadic else type, is_variadic))
        return found

    def type(self, node):
        kind = node.type
        if kind in ("pointer_type", "parenthesized_type"):
            return self.type(node.named_children[0])
        if kind in ("slice_type", "array_type"):
            return applied("Array", [self.type(node.child_by_field_name("element"))])
        if kind == "map_type":
            return applied("Dictionary", [self.type(node.child_by_field_name(part)) for part in ("key", "value")])
        if kind == "channel_type":
            return applied("Array", [self.type(node.child_by_field_name("value"))])
        if kind == "function_type":
            result = node.child_by_field_name("result")
            return applied("Function", [(result is not None and self.result(result)) or "Void"] + [
                type for _, type, _ in self.parameters(node)])
        if kind == "generic_type":
            return applied(text(node.child_by_field_name("type")), [
                self.type(inner) for inner in node.child_by_field_name("type_arguments").named_children])
        if kind in ("type_elem",) and node.named_child_count == 1:
            return self.type(node.named_children[0])
        return text(node) if kind in ("type_identifier", "qualified_type", "identifier", "selector_expression") else "_"

    def form(self, node, body):
        kind = node.type
        if kind in ("identifier", "type_identifier", "package_identifier"):
            name = text(node)
            is_self = name == body.self_name and name not in body.locals
            return ("root", "self") if is_self else ("name", name)
        if kind == "selector_expression":
            return ("member", node.child_by_field_name("operand"), node.child_by_field_name("field"))
        if kind == "qualified_type":
            return ("member", node.child_by_field_name("package"), node.child_by_field_name("name"))
        if kind == "call_expression":
            return ("call", node.child_by_field_name("function"), self.statements(node.child_by_field_name("arguments")))
        if kind == "composite_literal":
            made = self.type(node.child_by_field_name("type"))
            if made.startswith(("Array<", "Dictionary<")) or made == "_":
                return None
            return ("new", made.split("<")[0], self.statements(node.child_by_field_name("body")))
        if kind == "index_expression":
            return ("element", node.child_by_field_name("operand"), [node.child_by_field_name("index")])
        if kind == "parenthesized_expression":
            return ("same", node.named_children[0])
        if kind == "unary_expression" and text(node.child_by_field_name("operator")) in ("&", "*"):
            return ("same", node.child_by_field_name("operand"))
        return None

    def special(self, body, node):
        kind = node.type
        if kind == "type_declaration":
            self.declared_types(node)
            return True
        if kind == "const_spec":
            body.visit(node.child_by_field_name("value"))
            for name in self.names(node):
                body.locals[text(name)] = None
            return True
        if kind == "receive_statement":
            body.visit(node.child_by_field_name("right"))
            left = node.child_by_field_name("left")
            for name in left.named_children if left is not None else []:
                if name.type == "identifier":
                    body.locals[text(name)] = None
            return True
        if self.makes(body, node):
            made, *values = self.statements(node.child_by_field_name("arguments"))
            body.mention(made, self.type(made))
            for value in values:
                body.visit(value)
            return True
        if kind == "composite_literal" and self.form(node, body) is None:
            type = node.child_by_field_name("type")
            body.mention(type, self.type(type))
            body.visit(node.child_by_field_name("body"))
            return True
        if kind == "keyed_element":
            body.visit(node.child_by_field_name("value"))
            return True
        if kind == "type_assertion_expression":
            body.cast(node, "as?" if self.is_checked(node) else "as!", self.type(node.child_by_field_name("type")))
            body.visit(node.child_by_field_name("operand"))
            return True
        if kind in ("short_var_declaration", "assignment_statement"):
            left, right = (node.child_by_field_name(name).named_children for name in ("left", "right"))
            for value in right:
                body.visit(value)
            for index, name in enumerate(left):
                if name.type == "identifier" and kind == "short_var_declaration":
                    is_asserted = right[0].type == "type_assertion_expression" and index == 0
                    type = self.type(right[0].child_by_field_name("type")) if is_asserted else None
                    value = right[index] if len(left) == len(right) or index == 0 else None
                    body.define(text(name), type, value)
                elif name.type != "identifier" or text(name) not in body.locals and text(name) != "_":
                    body.visit(name)
            return True
        if kind == "var_spec":
            type, value = node.child_by_field_name("type"), node.child_by_field_name("value")
            if type is not None:
                body.mention(type, self.type(type))
            if value is not None:
                body.visit(value)
            for name in self.names(node):
                values = value.named_children if value is not None else []
                body.define(text(name), self.type(type) if type is not None else None,
                            values[0] if len(values) == 1 else None)
            return True
        if kind == "range_clause":
            left, value = node.child_by_field_name("left"), node.child_by_field_name("right")
            body.visit(value)
            steps = body.steps(value, [])
            names = left.named_children if left is not None else []
            for index, name in enumerate(names):
                body.locals[text(name)] = steps + ["[]"] if steps and index == 1 else None
            return True
        if kind == "func_literal":
            for name, type in self.defined(node):
                body.define(name, type)
            body.visit(node.child_by_field_name("body"))
            return True
        if kind == "type_switch_statement":
            value, alias = node.child_by_field_name("value"), node.child_by_field_name("alias")
            body.visit(node.child_by_field_name("initializer"))
            body.visit(value)
            if alias is not None:
                body.locals[text(alias)] = None
            for case in [child for child in node.named_children if child.type in ("type_case", "default_case")]:
                types = case.children_by_field_name("type")
                for type in types:
                    if type.is_named and text(type) != "nil":
                        body.cast(type, "is", self.type(type))
                for child in case.named_children:
                    if child not in types:
                        body.visit(child)
            return True
        if kind == "expression_switch_statement":
            body.visit(node.child_by_field_name("initializer"))
            self.switch(body, node)
            return True
        if kind in ("type_identifier", "qualified_type") and node.parent.type == "argument_list":
            # The grammar parses the argument of any function called `new` as a type.
            return self.makes(body, node.parent.parent)
        return kind in ("type_identifier", "qualified_type", "pointer_type", "label_name")

    def makes(self, body, node):
        return node.type == "call_expression" and self.calls_builtin(body, node, "new", "make") and bool(
            self.statements(node.child_by_field_name("arguments")))

    def is_checked(self, assertion):
        """Whether a type assertion is the only value of `value, ok`."""
        values = assertion.parent
        while values.type == "parenthesized_expression":
            values = values.parent
        if values.type != "expression_list" or values.named_child_count > 1:
            return False
        holder = values.parent
        names = self.names(holder) or self.statements(holder.child_by_field_name("left"))
        return len(names) == 2

    def switch(self, body, node):
        subject = node.child_by_field_name("value")
        arms = [child for child in node.named_children if child.type in ("expression_case", "default_case")]
        cases = [text(value) for arm in arms for values in arm.children_by_field_name("value")
                 for value in values.named_children]
        if subject is not None:
            body.switch(node, subject, cases, any(arm.type == "default_case" for arm in arms))
            body.visit(subject)
        for arm in arms:
            values = arm.children_by_field_name("value")
            for child in arm.named_children:
                if child not in values or subject is None:
                    body.visit(child)

    def statements(self, node):
        if node is not None and node.type == "block":
            return [inner for child in node.named_children
                    for inner in (super(Go, self).statements(child) if child.type == "statement_list" else [child])]
        return super().statements(node)

    def traps(self, statement):
        return text(statement).startswith("log.Fatal") or "panic" not in self.own and text(statement).startswith("panic(")

    def returned(self, statement):
        if statement.type != "return_statement":
            return None
        values = statement.named_children[0].named_children if statement.named_child_count else []
        return True if not values else values[0] if len(values) == 1 or self.is_nothing(values[1]) else None

    def assigned(self, statement):
        if statement.type != "assignment_statement":
            return None
        left, right = (statement.child_by_field_name(name).named_children for name in ("left", "right"))
        return left[0] if len(left) == len(right) == 1 and right[0].type == "identifier" else None
