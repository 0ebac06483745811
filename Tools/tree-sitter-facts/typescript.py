"""JavaScript and TypeScript."""
import tree_sitter_javascript
import tree_sitter_typescript

from body import Body
from facts import applied, generic, lines, member, parameter, text, type_declaration
from reader import Reader

COLLECTIONS = {"Array", "ReadonlyArray", "Set", "ReadonlySet", "Iterable"}
FUNCTIONS = {"arrow_function", "function_expression", "function", "generator_function"}
DECLARED = {"class_declaration", "abstract_class_declaration", "class"}


class JavaScript(Reader):
    def grammar(self):
        return tree_sitter_javascript.language()

    def read(self, root):
        for node in root.named_children:
            self.top_level(node, node)

    def top_level(self, outer, node, prefix=""):
        kind = node.type
        if kind == "export_statement":
            inner = node.child_by_field_name("declaration") or node.child_by_field_name("value")
            if inner is not None:
                self.top_level(node, inner, prefix)
        elif kind in DECLARED:
            self.class_(outer, node, prefix)
        elif kind == "interface_declaration":
            self.interface(outer, node, node.child_by_field_name("body"), prefix)
        elif kind == "enum_declaration":
            self.enum(outer, node, prefix)
        elif kind == "type_alias_declaration":
            self.alias(outer, node, prefix)
        elif kind in ("function_declaration", "generator_function_declaration", "function_signature"):
            self.members.append(self.function(outer, node, node.child_by_field_name("name")))
        elif kind in ("lexical_declaration", "variable_declaration"):
            for declarator in node.named_children:
                if declarator.type == "variable_declarator":
                    self.members += self.variable(outer, declarator)
        elif kind == "import_statement":
            self.imports.append(text(node.child_by_field_name("source"))[1:-1])
        elif kind in ("internal_module", "module", "expression_statement") and node.type != "expression_statement":
            name = prefix + text(node.child_by_field_name("name")) + "."
            for child in self.statements(node.child_by_field_name("body")):
                self.top_level(child, child, name)
        else:
            self.top.visit(node)

    def variable(self, outer, node):
        name, value = node.child_by_field_name("name"), node.child_by_field_name("value")
        if name.type != "identifier":
            self.top.visit(value) if value is not None else None
            return []
        if value is not None and value.type in FUNCTIONS:
            return [self.function(outer, value, name)]
        return [self.property("storedProperty", outer, node, name)]

    def property(self, kind, outer, node, name, **values):
        type = self.annotation(node)
        value = node.child_by_field_name("value")
        steps = (value is not None and type is None and Body(self).steps(value, [])) or []
        return member(
            kind, text(name), lines(outer, name), type=type, value=[] if steps[:1] == ["self"] else steps,
            initialValue=self.code(value, "this", shape=False) if value is not None else None,
            **{"access": self.access(node, name)} | values)

    def access(self, node, name):
        modifiers = [text(child) for child in node.children if child.type == "accessibility_modifier"]
        if "private" in modifiers or text(name).startswith(("#", "_")):
            return "private"
        return "public" if "public" in modifiers else "internal"

    def is_static(self, node):
        return any(child.type == "static" or text(child) == "static" for child in node.children[:4])

    def class_(self, outer, node, prefix):
        name = node.child_by_field_name("name")
        full = prefix + text(name)
        inherited = self.heritage(node)
        members, seen, has_concrete = [], set(), False
        for child in self.statements(node.child_by_field_name("body")):
            name_ = child.child_by_field_name("name") or child.child_by_field_name("property")
            if child.type in ("method_definition", "abstract_method_signature", "method_signature"):
                fact = self.method(child, name_)
                has_concrete = has_concrete or child.type == "method_definition"
                if fact["kind"] == "initializer":
                    members += self.parameter_properties(child)
                # A setter has its getter's name.
                if fact["kind"] != "computedProperty" or fact["name"] not in seen:
                    members.append(fact)
                seen.add(fact["name"])
            elif child.type in ("public_field_definition", "field_definition") and name_ is not None:
                value = child.child_by_field_name("value")
                if value is not None and value.type in FUNCTIONS:
                    members.append(self.function(
                        child, value, name_, "this", isStatic=self.is_static(child), access=self.access(child, name_)))
                else:
                    members.append(self.property(
                        "storedProperty", child, child, name_, isStatic=self.is_static(child)))
                has_concrete = True
                seen.add(text(name_))
            elif child.type == "class_static_block":
                members.append(member(
                    "initializer", "init", lines(child), isStatic=True, body=self.code(child, "this")))
        members += self.assigned_in_constructor(node, seen)
        is_abstract = node.type == "abstract_class_declaration" and members and not has_concrete
        self.types.append(type_declaration(
            full, "protocol" if is_abstract else "class", lines(outer, name), inherited=inherited, members=members,
            genericParameters=self.generics(node)))

    def assigned_in_constructor(self, node, declared):
        """The properties of JavaScript, where a class declares none."""
        for child in self.statements(node.child_by_field_name("body")):
            if child.type != "method_definition" or text(child.child_by_field_name("name")) != "constructor":
                continue
            parameters = [(name, type) for name, type, _ in self.parameters(child)]
            for statement in self.statements(child.child_by_field_name("body")):
                inner = statement.named_children[0] if statement.type == "expression_statement" else statement
                left = inner.child_by_field_name("left") if inner.type == "assignment_expression" else None
                if left is None or left.type != "member_expression" or text(
                        left.child_by_field_name("object")) != "this":
                    continue
                name = left.child_by_field_name("property")
                if text(name) in declared:
                    continue
                declared.add(text(name))
                body = Body(self, "this")
                for parameter_, type in parameters:
                    body.define(parameter_, type)
                steps = body.steps(inner.child_by_field_name("right"), []) or []
                yield member(
                    "storedProperty", text(name), lines(statement, name), access=self.access(statement, name),
                    value=[] if steps[:1] == ["self"] else steps)

    def parameter_properties(self, node):
        for part in self.statements(node.child_by_field_name("parameters")):
            is_property = any(child.type in ("accessibility_modifier", "readonly") for child in part.children)
            if is_property:
                name = part.child_by_field_name("pattern")
                yield member(
                    "storedProperty", text(name), lines(part, name), type=self.annotation(part),
                    access=self.access(part, name))

    def heritage(self, node):
        inherited = []
        for heritage in [child for child in node.named_children if child.type == "class_heritage"]:
            for clause in heritage.named_children:
                if clause.type == "extends_clause":
                    for value in clause.children_by_field_name("value"):
                        inherited.append(applied(text(value), [
                            self.type(argument) for arguments in clause.children_by_field_name("type_arguments")
                            for argument in arguments.named_children]))
                elif clause.type == "implements_clause":
                    inherited += [self.type(type) for type in clause.named_children]
                elif clause.type in ("identifier", "member_expression"):
                    inherited.append(text(clause))
        return inherited

    def generics(self, node):
        parameters = node.child_by_field_name("type_parameters")
        return [generic(text(part.child_by_field_name("name")), [
            self.type(type) for constraint in part.children_by_field_name("constraint")
            for type in constraint.named_children]) for part in self.statements(parameters)]

    def interface(self, outer, node, body, prefix):
        inherited = [self.type(type) for child in node.named_children if child.type == "extends_type_clause"
                     for type in child.named_children]
        members = []
        for child in self.statements(body):
            name = child.child_by_field_name("name")
            if child.type == "method_signature":
                members.append(self.method(child, name))
            elif child.type == "property_signature":
                type = self.annotation(child)
                members.append(member("computedProperty", text(name), lines(child, name), type=type))
        name = node.child_by_field_name("name")
        # An object's type without functions is a record, which nobody implements.
        is_record = node.type == "type_alias_declaration" and not any(
            fact["kind"] == "method" or (fact.get("type") or "").startswith("Function<") for fact in members)
        if is_record:
            members = [fact | {"kind": "storedProperty"} for fact in members]
        self.types.append(type_declaration(
            prefix + text(name), "struct" if is_record else "protocol", lines(outer, name), inherited=inherited,
            members=members, genericParameters=self.generics(node)))

    def enum(self, outer, node, prefix):
        members = []
        for child in self.statements(node.child_by_field_name("body")):
            name = child.child_by_field_name("name") or child
            members.append(member("enumCase", text(name), lines(child, name), isStatic=True))
        name = node.child_by_field_name("name")
        self.types.append(type_declaration(prefix + text(name), "enum", lines(outer, name), members=members))

    def alias(self, outer, node, prefix):
        name, value = node.child_by_field_name("name"), node.child_by_field_name("value")
        if value.type == "object_type":
            self.interface(outer, node, value, prefix)
        else:
            self.members.append(member(
                "typeAlias", text(name), lines(outer, name), type=self.type(value), genericParameters=self.generics(node)))

    def method(self, node, name):
        kinds = [text(child) for child in node.children[:5] if child.type in ("get", "set")]
        if text(name) == "constructor":
            return self.function(node, node, name, "this", kind="initializer", name_="init")
        kind = "computedProperty" if kinds else "method"
        return self.function(
            node, node, name, "this", kind=kind, isStatic=self.is_static(node), access=self.access(node, name))

    def function(self, outer, node, name, self_name=None, kind="method", name_=None, **values):
        parameters = self.parameters(node)
        body = node.child_by_field_name("body")
        code = self.code(body, self_name, [(name, type) for name, type, _ in parameters]) if body is not None else None
        return member(
            kind, name_ or text(name), lines(outer, name), body=code, genericParameters=self.generics(node),
            parameters=[] if kind == "computedProperty" else [
                parameter(type or "_", has_default) for _, type, has_default in parameters],
            type=self.annotation(node, "return_type"), **values)

    def parameters(self, node):
        single = node.child_by_field_name("parameter")
        if single is not None:
            return [(text(single), None, False)]
        found = []
        for part in self.statements(node.child_by_field_name("parameters")):
            inner = part.child_by_field_name("pattern") or part.child_by_field_name("left") or part
            has_default = part.type in ("optional_parameter", "assignment_pattern") or (
                part.child_by_field_name("value") is not None) or "rest" in inner.type
            if inner.type == "this":
                continue
            if inner.type in ("identifier", "rest_pattern"):
                name = inner if inner.type == "identifier" else inner.named_children[0]
                found.append((text(name), None if "rest" in inner.type else self.annotation(part), has_default))
            else:
                # One value that is taken apart.
                found.append((text(inner), self.annotation(part), has_default))
        return found

    def annotation(self, node, field="type"):
        annotation = node.child_by_field_name(field)
        if annotation is None:
            return None
        if annotation.type == "type_annotation":
            annotation = annotation.named_children[0]
        type = self.type(annotation)
        return None if type == "_" else type

    def type(self, node):
        kind = node.type
        if kind in ("type_identifier", "nested_type_identifier", "predefined_type", "identifier"):
            return {"void": "Void", "any": "_", "unknown": "_"}.get(text(node), text(node))
        if kind == "type_annotation" or kind in ("parenthesized_type", "readonly_type") and node.named_child_count == 1:
            return self.type(node.named_children[0])
        if kind == "array_type":
            return applied("Array", [self.type(node.named_children[0])])
        if kind == "tuple_type":
            return applied("Tuple", [self.type(part) for part in node.named_children])
        if kind == "generic_type":
            name = text(node.child_by_field_name("name"))
            arguments = [self.type(part) for part in node.child_by_field_name("type_arguments").named_children]
            name = "Array" if name in COLLECTIONS else "Dictionary" if name in (
                "Map", "ReadonlyMap", "Record") else name
            return applied(name, arguments)
        if kind == "union_type":
            parts = self.union(node)
            others = [part for part in parts if text(part) not in ("null", "undefined")]
            return f"Optional<{self.type(others[0])}>" if len(others) == 1 and len(parts) > 1 else "_"
        if kind == "intersection_type":
            return applied("Composition", [self.type(part) for part in node.named_children])
        if kind == "function_type":
            result = node.child_by_field_name("return_type")
            return applied("Function", [self.type(result)] + [type or "_" for _, type, _ in self.parameters(node)])
        return "_"

    def union(self, node):
        return [inner for part in node.named_children
                for inner in (self.union(part) if part.type == "union_type" else [part])]

    def form(self, node, body):
        kind = node.type
        if kind in ("identifier", "shorthand_property_identifier"):
            return ("name", text(node))
        if kind == "this":
            return ("root", "self")
        if kind == "super":
            return ("root", "super")
        if kind == "member_expression":
            return ("member", node.child_by_field_name("object"), node.child_by_field_name("property"))
        if kind == "call_expression":
            return ("call", node.child_by_field_name("function"), self.statements(node.child_by_field_name("arguments")))
        if kind == "new_expression":
            made = node.child_by_field_name("constructor")
            return ("new", text(made), self.statements(node.child_by_field_name("arguments")))
        if kind == "subscript_expression":
            return ("element", node.child_by_field_name("object"), [node.child_by_field_name("index")])
        if kind == "as_expression":
            return ("same", node.named_children[0])
        if kind in ("parenthesized_expression", "non_null_expression", "await_expression", "satisfies_expression"):
            return ("same", node.named_children[0])
        return None

    def special(self, body, node):
        kind = node.type
        if kind == "binary_expression" and text(node.child_by_field_name("operator")) == "instanceof":
            body.cast(node, "is", text(node.child_by_field_name("right")))
            body.visit(node.child_by_field_name("left"))
            return True
        if kind == "as_expression" and node.named_child_count > 1:
            body.mention(node.named_children[1], self.type(node.named_children[1]))
            body.visit(node.named_children[0])
            return True
        if kind == "variable_declarator":
            name, value = node.child_by_field_name("name"), node.child_by_field_name("value")
            if value is not None:
                body.visit(value)
            type = self.annotation(node)
            if type is not None:
                body.mention(node.child_by_field_name("type"), type)
            if name.type == "identifier":
                body.define(text(name), type, value if value is None or value.type not in FUNCTIONS else None)
            else:
                self.names(body, name)
            return True
        if kind == "for_in_statement":
            left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
            body.visit(right)
            if left.type == "identifier":
                steps = body.steps(right, [])
                body.locals[text(left)] = steps and steps + ["[]"]
            else:
                self.names(body, left)
            body.visit(node.child_by_field_name("body"))
            return True
        if kind in FUNCTIONS or kind == "function_declaration":
            for name, type, _ in self.parameters(node):
                body.define(name, type)
            if kind == "function_declaration":
                body.locals[text(node.child_by_field_name("name"))] = None
            body.visit(node.child_by_field_name("body"))
            return True
        if kind == "catch_clause":
            parameter_ = node.child_by_field_name("parameter")
            if parameter_ is not None:
                self.names(body, parameter_)
            body.visit(node.child_by_field_name("body"))
            return True
        if kind == "switch_statement":
            subject = node.child_by_field_name("value").named_children[0]
            arms = self.statements(node.child_by_field_name("body"))
            body.switch(
                node, subject, [text(arm.child_by_field_name("value")) for arm in arms if arm.type == "switch_case"],
                any(arm.type == "switch_default" for arm in arms))
            body.visit(subject)
            for arm in arms:
                value = arm.child_by_field_name("value")
                for child in arm.named_children:
                    if child != value:
                        body.visit(child)
            return True
        if kind == "pair":
            body.visit(node.child_by_field_name("value"))
            return True
        return kind in ("import_statement", "class_declaration", "interface_declaration", "type_alias_declaration",
                        "type_annotation", "type_arguments", "statement_identifier")

    def names(self, body, node):
        """Defines the names of a pattern."""
        if node.type in ("identifier", "shorthand_property_identifier_pattern"):
            body.locals[text(node)] = None
        for child in node.named_children:
            self.names(body, child)

    def statements(self, node):
        if node is not None and node.type not in ("statement_block", "class_body", "interface_body", "object_type",
                                                  "enum_body", "arguments", "formal_parameters", "type_parameters",
                                                  "switch_body", "return_statement", "class_static_block"):
            return [node]
        return super().statements(node)

    def returned(self, statement):
        if statement.type == "statement_block":
            return None
        is_expression = not statement.type.endswith(("_statement", "_declaration"))
        return statement if is_expression else super().returned(statement)

    def is_nothing(self, node):
        return super().is_nothing(node) or text(node) in ("new Map()", "new Set()")


class TypeScript(JavaScript):
    def grammar(self):
        return tree_sitter_typescript.language_typescript()


class TSX(JavaScript):
    def grammar(self):
        return tree_sitter_typescript.language_tsx()
