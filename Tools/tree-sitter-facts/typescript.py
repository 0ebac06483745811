"""JavaScript and TypeScript."""
import tree_sitter_javascript
import tree_sitter_typescript

from body import Body
from facts import (
    applied, extension, generic, member, parameter, text, type_declaration, with_joined_accessors)
from reader import Reader

COLLECTIONS = {"Array", "ReadonlyArray", "Set", "ReadonlySet", "Iterable"}
FUNCTIONS = {"arrow_function", "function_expression", "function", "generator_function"}
# The functions that have a `this` of their own.
OWN_THIS = FUNCTIONS - {"arrow_function"} | {"function_declaration", "generator_function_declaration", "method_definition"}
# The modules of `require('…')` and of `import('…')`.
REQUIRED = """(call_expression function: _ @function arguments: (arguments . (string) @found .)
  (#any-of? @function "require" "import"))"""
DECLARED = {"class_declaration", "abstract_class_declaration", "class"}


class JavaScript(Reader):
    extras = ("comment", "html_comment")
    scopes = frozenset({
        "statement_block", "for_statement", "for_in_statement", "catch_clause", "method_definition"} | FUNCTIONS)

    def grammar(self):
        return tree_sitter_javascript.language()

    def read(self, root):
        # The name for an anonymous class, and the functions and methods that make up a class without `class`.
        self.hint, self.constructors, self.prototypes = "", {}, {}
        self.imports += [text(source)[1:-1] for source in self.found(root, REQUIRED)]
        for node in root.named_children:
            self.top_level(node, node)
        for name, methods in self.prototypes.items():
            if name in self.constructors:
                self.constructed(name, *self.constructors[name])
            for outer, facts in methods:
                self.extensions_found.append(extension(name, self.lines(outer), facts))

    def constructed(self, name, outer, node):
        """Adds the class that consists of a function and the methods of its prototype."""
        self.members = [fact for fact in self.members if fact["name"] != name]
        members = [self.function(outer, node, node.child_by_field_name("name") or node, "this", "initializer", "init")]
        members += self.assigned_in(node, set())
        self.types.append(type_declaration(name, "class", members[0]["lines"], members=members))

    def note_prototype(self, node):
        """Notes the methods that a statement adds to a prototype; returns whether it adds any."""
        inner = node.named_children[0] if node.named_child_count == 1 else node
        if inner.type == "assignment_expression":
            left, value = inner.child_by_field_name("left"), inner.child_by_field_name("right")
            owner = text(left.child_by_field_name("object")) if left.type == "member_expression" else ""
            name = left.child_by_field_name("property")
            if owner.endswith(".prototype") and value.type in FUNCTIONS:
                fact = self.function(node, value, name, "this")
                self.prototypes.setdefault(owner.removesuffix(".prototype"), []).append((node, [fact]))
                return True
            if value.type in DECLARED:
                own = text(value.child_by_field_name("name"))
                self.class_(node, value, own or (text(name) if left.type == "member_expression" else text(left)))
                return True
        if inner.type == "call_expression" and text(inner.child_by_field_name("function")) == "Object.assign":
            arguments = self.statements(inner.child_by_field_name("arguments"))
            if [value.type for value in arguments] == ["member_expression", "object"] and text(
                    arguments[0]).endswith(".prototype"):
                facts = list(self.object_methods(arguments[1]))
                self.prototypes.setdefault(text(arguments[0]).removesuffix(".prototype"), []).append((node, facts))
                return True
        return False

    def object_methods(self, node):
        for child in node.named_children:
            value = child.child_by_field_name("value")
            if child.type == "method_definition":
                yield self.method(child, child.child_by_field_name("name"))
            elif child.type == "pair" and value.type in FUNCTIONS:
                yield self.function(child, value, child.child_by_field_name("key"), "this")

    def top_level(self, outer, node):
        kind = node.type
        if kind == "ambient_declaration":
            for child in node.named_children:
                self.top_level(outer, child)
        elif kind == "export_statement":
            if node.child_by_field_name("source") is not None:
                self.imports.append(text(node.child_by_field_name("source"))[1:-1])
            inner = node.child_by_field_name("declaration") or node.child_by_field_name("value")
            if inner is not None:
                self.top_level(node, inner)
        elif kind in DECLARED:
            self.class_(outer, node)
        elif kind == "interface_declaration":
            self.interface(outer, node, node.child_by_field_name("body"))
        elif kind == "enum_declaration":
            self.enum(outer, node)
        elif kind == "type_alias_declaration":
            self.alias(outer, node)
        elif kind in ("function_declaration", "generator_function_declaration", "function_signature"):
            self.constructors[text(node.child_by_field_name("name"))] = outer, node
            self.members.append(self.function(outer, node, node.child_by_field_name("name")))
        elif kind in ("lexical_declaration", "variable_declaration"):
            for declarator in node.named_children:
                if declarator.type == "variable_declarator":
                    self.members += self.variable(outer, declarator)
        elif kind == "import_statement":
            sources = [part.child_by_field_name("source") for part in [node, *node.named_children]]
            self.imports += [text(source)[1:-1] for source in sources if source is not None]
        elif kind == "expression_statement" and [child.type for child in node.named_children] == ["internal_module"]:
            self.top_level(outer, node.named_children[0])
        elif kind in ("internal_module", "module"):
            name, outer_prefix = node.child_by_field_name("name"), self.prefix
            self.prefix += text(name) + "." if name.type != "string" else ""
            for child in self.statements(node.child_by_field_name("body")):
                self.top_level(child, child)
            self.prefix = outer_prefix
        elif kind in ("statement_block", "if_statement", "else_clause", "try_statement", "finally_clause"):
            # Declarations in top-level blocks count as top-level.
            for child in node.named_children:
                self.top_level(child, child)
        elif kind != "expression_statement" or not self.note_prototype(node):
            self.top.visit(node)

    def variable(self, outer, node):
        name, value = node.child_by_field_name("name"), node.child_by_field_name("value")
        if name.type != "identifier":
            self.top.visit(value) if value is not None else None
            return []
        if value is not None and value.type in FUNCTIONS:
            self.constructors[text(name)] = outer, value
            return [self.function(outer, value, name)]
        if value is not None and value.type in DECLARED:
            self.class_(outer, value, text(name))
            return []
        is_constant = any(child.type == "const" for child in node.parent.children)
        return [self.property("storedProperty", outer, node, name, isVariable=None if is_constant else True)]

    def property(self, kind, outer, node, name, **values):
        type = self.annotation(node)
        value = node.child_by_field_name("value")
        steps = (value is not None and type is None and Body(self).steps(value, [])) or []
        return member(
            kind, text(name), self.lines(outer, name), type=type, value=[] if steps[:1] == ["self"] else steps,
            initialValue=self.code(value, "this", shape=False) if value is not None else None,
            **{"access": self.access(node, name)} | values)

    def access(self, node, name):
        modifiers = [text(child) for child in node.children if child.type == "accessibility_modifier"]
        if "private" in modifiers or text(name).startswith(("#", "_")):
            return "private"
        return "public" if "public" in modifiers else "internal"

    def is_static(self, node):
        return any(child.type == "static" or text(child) == "static" for child in node.children[:4])

    def class_(self, outer, node, hint=None):
        name = node.child_by_field_name("name")
        # In `const A = class B {}`, only the class itself knows the name B.
        full = self.prefix + (hint or text(name) or self.hint or "class")
        outer_prefix, self.prefix = self.prefix, full + "."
        place = len(self.types)
        inherited = self.heritage(node)
        members, seen, has_concrete = [], set(), False
        for child in self.statements(node.child_by_field_name("body")):
            name_ = child.child_by_field_name("name") or child.child_by_field_name("property")
            if child.type in ("method_definition", "abstract_method_signature", "method_signature"):
                fact = self.method(child, name_)
                has_concrete = has_concrete or child.type == "method_definition"
                if fact["kind"] == "initializer":
                    members += self.parameter_properties(child)
                members.append(fact)
                seen.add(fact["name"])
            elif child.type in ("public_field_definition", "field_definition") and name_ is not None:
                value = child.child_by_field_name("value")
                if value is not None and value.type in FUNCTIONS:
                    members.append(self.function(
                        child, value, name_, "this", isStatic=self.is_static(child), access=self.access(child, name_)))
                else:
                    words = {text(part) for part in child.children[:5]}
                    is_required = "abstract" in words
                    members.append(self.property(
                        "computedProperty" if is_required else "storedProperty", child, child, name_,
                        isStatic=self.is_static(child),
                        isVariable=None if is_required or "readonly" in words else True))
                    has_concrete = has_concrete or not is_required
                    seen.add(text(name_))
                    continue
                has_concrete = True
                seen.add(text(name_))
            elif child.type == "class_static_block":
                members.append(member(
                    "initializer", "init", self.lines(child), isStatic=True, body=self.code(child, "this")))
        members += self.assigned_in_constructor(node, seen)
        # A setter has the name of its getter.
        members = with_joined_accessors(members)
        is_abstract = node.type == "abstract_class_declaration" and members and not has_concrete
        self.types.insert(place, type_declaration(
            full, "protocol" if is_abstract else "class", self.lines(outer, name), inherited=inherited, members=members,
            genericParameters=self.generics(node)))
        self.prefix = outer_prefix

    def assigned_in_constructor(self, node, declared):
        """The properties that constructors assign; JavaScript needs no declarations of them."""
        for child in self.statements(node.child_by_field_name("body")):
            if child.type == "method_definition" and text(child.child_by_field_name("name")) == "constructor":
                yield from self.assigned_in(child, declared)

    def assigned_in(self, function, declared):
        """The properties that a constructor assigns."""
        parameters = self.parameter_names(function)
        waiting = self.statements(function.child_by_field_name("body"))
        while waiting:
            statement = waiting.pop(0)
            if statement.type in OWN_THIS or statement.type in DECLARED:
                continue
            if statement.type != "expression_statement":
                waiting += statement.named_children
                continue
            inner = statement.named_children[0]
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
                "storedProperty", text(name), self.lines(statement, name), access=self.access(statement, name),
                isVariable=True, value=[] if steps[:1] == ["self"] else steps)

    def parameter_properties(self, node):
        for part in self.statements(node.child_by_field_name("parameters")):
            is_property = any(child.type in ("accessibility_modifier", "readonly") for child in part.children)
            if is_property:
                name = part.child_by_field_name("pattern")
                yield member(
                    "storedProperty", text(name), self.lines(part, name), type=self.annotation(part),
                    access=self.access(part, name),
                    isVariable=None if any(child.type == "readonly" for child in part.children) else True)

    def heritage(self, node):
        inherited = []
        for heritage in [child for child in node.named_children if child.type == "class_heritage"]:
            for clause in heritage.named_children:
                if clause.type == "extends_clause":
                    for value in clause.children_by_field_name("value"):
                        if value.type not in ("identifier", "member_expression"):
                            # The class that a function returns has no name.
                            continue
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

    def interface(self, outer, node, body):
        inherited = [self.type(type) for child in node.named_children if child.type == "extends_type_clause"
                     for type in child.named_children]
        members = []
        for child in self.statements(body):
            name = child.child_by_field_name("name")
            if child.type == "method_signature":
                members.append(self.method(child, name))
            elif child.type == "property_signature":
                type = self.annotation(child)
                members.append(member("computedProperty", text(name), self.lines(child, name), type=type))
        members = with_joined_accessors(members)
        name = node.child_by_field_name("name")
        # A type of objects without functions is a record, which no class implements.
        is_record = node.type == "type_alias_declaration" and not any(
            fact["kind"] == "method" or (fact.get("type") or "").startswith("Function<") for fact in members)
        if is_record:
            members = [fact | {"kind": "storedProperty"} for fact in members]
        self.types.append(type_declaration(
            self.prefix + text(name), "struct" if is_record else "protocol", self.lines(outer, name), inherited=inherited,
            members=members, genericParameters=self.generics(node)))

    def enum(self, outer, node):
        members = []
        for child in self.statements(node.child_by_field_name("body")):
            name = child.child_by_field_name("name") or child
            members.append(member("enumCase", text(name), self.lines(child, name), isStatic=True))
        name = node.child_by_field_name("name")
        self.types.append(type_declaration(self.prefix + text(name), "enum", self.lines(outer, name), members=members))

    def alias(self, outer, node):
        name, value = node.child_by_field_name("name"), node.child_by_field_name("value")
        if value.type == "object_type":
            self.interface(outer, node, value)
        else:
            self.members.append(member(
                "typeAlias", text(name), self.lines(outer, name), type=self.type(value), genericParameters=self.generics(node)))

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
        outer_hint, self.hint = self.hint, text(name)
        code = self.code(body, self_name, self.parameter_names(node)) if body is not None else None
        self.hint = outer_hint
        return member(
            kind, name_ or text(name), self.lines(outer, name), body=code, genericParameters=self.generics(node),
            parameters=[] if kind == "computedProperty" else [
                parameter(type or "_", has_default) for _, type, has_default in parameters],
            type=self.annotation(node, "return_type"), **values)

    def parameter_names(self, node):
        """The names that a function's parameters define, with their types."""
        found = [(name, type) for name, type, _ in self.parameters(node)]
        waiting = list(self.statements(node.child_by_field_name("parameters")))
        while waiting:
            part = waiting.pop(0)
            if part.type == "shorthand_property_identifier_pattern" or (
                    part.type == "identifier" and part.parent.type.endswith("_pattern")):
                found.append((text(part), None))
            waiting += part.named_children
        return found

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
                # A destructured parameter is one value.
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
            return applied("Tuple", [
                (self.annotation(part) or "_") if part.type.endswith("_parameter") else self.type(part)
                for part in node.named_children])
        if kind == "generic_type":
            name = text(node.child_by_field_name("name"))
            arguments = [self.type(part) for part in node.child_by_field_name("type_arguments").named_children]
            name = "Array" if name in COLLECTIONS else "Dictionary" if name in (
                "Map", "ReadonlyMap", "Record") else name
            return applied(name, arguments)
        if kind == "union_type":
            parts = self.joined_types(node)
            others = list(dict.fromkeys(self.type(part) for part in parts if text(part) not in ("null", "undefined")))
            inner = others[0] if len(others) == 1 else applied("Union", others)
            return f"Optional<{inner}>" if any(text(part) in ("null", "undefined") for part in parts) else inner
        if kind == "intersection_type":
            return applied("Composition", [self.type(part) for part in self.joined_types(node)])
        if kind == "function_type":
            result = node.child_by_field_name("return_type")
            return applied("Function", [self.type(result)] + [type or "_" for _, type, _ in self.parameters(node)])
        return "_"

    def joined_types(self, node):
        """The types in `A | B | C` or `A & B & C`, which the grammar nests."""
        return [inner for part in node.named_children
                for inner in (self.joined_types(part) if part.type == node.type else [part])]

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
            if not self.is_path(made):
                return None
            return ("new", text(made), self.statements(node.child_by_field_name("arguments")))
        if kind == "subscript_expression":
            return ("element", node.child_by_field_name("object"), [node.child_by_field_name("index")])
        if kind == "as_expression":
            return ("same", node.named_children[0])
        if kind in ("parenthesized_expression", "non_null_expression", "await_expression", "satisfies_expression"):
            return ("same", node.named_children[0])
        return None

    def is_path(self, node):
        """Whether a node is a name or a path of names, such as `models.Loan`."""
        if node.type != "member_expression":
            return node.type == "identifier"
        return self.is_path(node.child_by_field_name("object"))

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
        if kind in DECLARED:
            self.class_(node, node)
            return True
        if kind == "interface_declaration":
            self.interface(node, node, node.child_by_field_name("body"))
            return True
        if kind == "enum_declaration":
            self.enum(node, node)
            return True
        if kind == "variable_declarator":
            name, value = node.child_by_field_name("name"), node.child_by_field_name("value")
            if value is not None and value.type in DECLARED:
                self.class_(node, value, text(name))
            elif value is not None:
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
        if kind in FUNCTIONS or kind in OWN_THIS:
            for name, type in self.parameter_names(node):
                body.define(name, type)
            name = node.child_by_field_name("name")
            if name is not None and kind != "method_definition":
                body.locals[text(name)] = None
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
        return kind in ("import_statement", "type_alias_declaration", "type_annotation", "type_arguments",
                        "statement_identifier")

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
