"""Kotlin."""
import re

import tree_sitter_kotlin

from body import Body
from facts import applied, extension, generic, joined, member, parameter, text, type_declaration
from reader import Reader

COLLECTIONS = {"List", "MutableList", "Set", "MutableSet", "Collection", "Iterable", "Sequence", "Array"}
TYPES = {"user_type", "nullable_type", "function_type", "parenthesized_type", "non_nullable_type"}
DECLARATIONS = {"class_declaration", "object_declaration"}


class Kotlin(Reader):
    has_implicit_self = True
    extras = ("line_comment", "block_comment")
    own_functions = "(function_declaration name: (identifier) @found)"
    scopes = frozenset({
        "block", "lambda_literal", "function_declaration", "anonymous_function", "for_statement", "catch_block",
        "when_expression", "when_entry", "object_literal"})

    def grammar(self):
        return tree_sitter_kotlin.language()

    def read(self, root):
        for node in root.named_children:
            if node.type == "import":
                self.imports.append(text(node.named_children[0]))
            elif node.type in DECLARATIONS:
                self.class_(node)
            elif node.type == "type_alias":
                self.members.append(self.alias(node))
            elif node.type in ("function_declaration", "property_declaration"):
                self.member_or_extension(node)
            elif node.type not in ("package_header", "file_annotation"):
                self.top.visit(node)

    def modifiers(self, node):
        return {text(word) for child in node.named_children if child.type == "modifiers" for word in child.named_children}

    def access(self, node):
        modifiers = self.modifiers(node)
        return "private" if "private" in modifiers else "internal" if "internal" in modifiers else "public"

    def child(self, node, *types):
        return next((child for child in node.named_children if child.type in types), None)

    def type_of(self, node):
        found = self.child(node, *TYPES)
        return self.type(found) if found is not None else None

    def alias(self, node):
        name = node.child_by_field_name("type") or self.child(node, "identifier")
        return member("typeAlias", text(name), self.lines(node, name), type=self.type_of(node), access=self.access(node))

    def class_(self, node):
        name = node.child_by_field_name("name") or self.child(node, "identifier", "type_identifier")
        full = self.prefix + text(name)
        outer_prefix, self.prefix = self.prefix, full + "."
        modifiers = self.modifiers(node)
        keyword = next((child.type for child in node.children if child.type in ("class", "interface", "object")), "")
        inherited = [self.type(self.child(inner, "user_type") or inner)
                     for specifiers in node.named_children if specifiers.type == "delegation_specifiers"
                     for specifier in specifiers.named_children for inner in specifier.named_children[:1]]
        place = len(self.types)
        members = []
        constructor = self.child(node, "primary_constructor")
        # The arguments of the superclass's initialiser and the objects that members are delegated to.
        code = Body(self, "this")
        specifiers = self.child(node, "delegation_specifiers")
        code.visit(specifiers)
        if constructor is not None:
            members += self.primary(constructor, code)
        elif code.accesses:
            members.append(member("initializer", "init", self.lines(specifiers), body=code.facts()))
        body = self.child(node, "class_body", "enum_class_body")
        for child in self.statements(body):
            if child.type in DECLARATIONS:
                self.class_(child)
            elif child.type == "companion_object":
                for inner in self.statements(self.child(child, "class_body")):
                    if inner.type in DECLARATIONS:
                        self.class_(inner)
                    elif inner.type in ("property_declaration", "function_declaration"):
                        fact = self.property(inner) if inner.type == "property_declaration" else self.function(inner)
                        members.append(fact | {"isStatic": True})
            elif child.type == "property_declaration":
                members.append(self.property(child, keyword == "interface" or "abstract" in self.modifiers(child)))
            elif child.type == "function_declaration":
                members.append(self.function(child, "this"))
            elif child.type == "secondary_constructor":
                parameters = self.parameters(child)
                members.append(member(
                    "initializer", "init", self.lines(child), access=self.access(child),
                    parameters=[parameter(type or "_", has_default) for _, type, has_default in parameters],
                    body=self.code(self.child(child, "block"), "this", [(name, type) for name, type, _ in parameters])))
            elif child.type == "anonymous_initializer":
                members.append(member("initializer", "init", self.lines(child), body=self.code(child, "this")))
            elif child.type == "enum_entry":
                own = [part for part in child.named_children if part.type in ("value_arguments", "class_body")]
                code = Body(self, "this")
                for part in own:
                    code.visit(part)
                members.append(member("enumCase", text(self.child(child, "identifier", "simple_identifier")),
                                      self.lines(child), isStatic=True, initialValue=code.facts() if own else None))
            elif child.type == "type_alias":
                members.append(self.alias(child))
        is_abstract = "abstract" in modifiers and any(fact["kind"] == "method" for fact in members) and all(
            "body" not in fact for fact in members) and not any(fact["kind"] == "storedProperty" for fact in members)
        kind = "protocol" if keyword == "interface" or is_abstract else "enum" if "enum" in modifiers else "class"
        self.types.insert(place, type_declaration(
            full, kind, self.lines(node, name), access=self.access(node), inherited=inherited, members=members,
            genericParameters=self.generics(node)))
        self.prefix = outer_prefix

    def generics(self, node):
        parameters = self.child(node, "type_parameters")
        return [generic(text(self.child(part, "identifier", "type_identifier")), [
            self.type(type) for type in part.named_children if type.type in TYPES])
            for part in (parameters.named_children if parameters is not None else [])]

    def primary(self, node, code):
        """The primary constructor with its code, and the properties that it declares."""
        found, taken = [], []
        holder = self.child(node, "class_parameters") or node
        for part in [child for child in holder.named_children if child.type == "class_parameter"]:
            name, type = self.child(part, "identifier", "simple_identifier"), self.type_of(part)
            has_default = any(child.type == "=" for child in part.children)
            taken.append(parameter(type or "_", has_default))
            if has_default:
                code.visit(part.named_children[-1])
            if any(child.type in ("val", "var") for child in part.children):
                found.append(member(
                    "storedProperty", text(name), self.lines(part, name), type=type, access=self.access(part),
                    isVariable=True if any(child.type == "var" for child in part.children) else None))
        body = code.facts() if code.accesses else None
        return found + [member("initializer", "init", self.lines(node), parameters=taken, body=body)]

    def property(self, node, is_requirement=False):
        declared = self.child(node, "variable_declaration") or node
        name = self.child(declared, "identifier", "simple_identifier")
        accessors = [child for child in node.named_children
                     if child.type in ("getter", "setter") and self.child(child, "function_body") is not None]
        delegate = self.child(node, "property_delegate")
        value = next((child for index, child in enumerate(node.named_children)
                      if child.prev_sibling is not None and child.prev_sibling.type == "="), None)
        type = self.type_of(declared)
        steps = (type is None and value is not None and Body(self, "this").steps(value, [])) or []
        kind = "storedProperty" if not accessors and not is_requirement else "computedProperty"
        body = None
        for accessor in accessors:
            set_value = self.child(accessor, "identifier", "simple_identifier", "parameter_with_optional_type")
            body = joined(body, self.code(self.child(accessor, "function_body"), "this", [
                (text(set_value) if set_value is not None else "value", None), ("field", None)]))
        words = [text(child) for child in node.children if child.type in ("var", "val")] or [
            text(part) for child in node.children for part in child.children if part.type == "var"]
        return member(
            kind, text(name), self.lines(node, name), type=type, access=self.access(node), body=body,
            isVariable=True if kind == "storedProperty" and "var" in words else None,
            value=[] if steps[:1] == ["self"] else steps,
            initialValue=self.code(value or delegate, "this", shape=False) if value or delegate else None)

    def member_or_extension(self, node):
        name = node.child_by_field_name("name") or self.child(node, "variable_declaration")
        if name is None:
            # `val (left, right) = pair` declares no single property.
            self.top.visit(node)
            return
        before = [child for child in node.named_children if child.type in TYPES and child.end_byte <= name.start_byte]
        is_property = node.type == "property_declaration"
        fact = self.property(node) if is_property else self.function(node, "this" if before else None)
        if before:
            self.extensions_found.append(extension(self.type(before[0]), self.lines(node), [fact]))
        else:
            self.members.append(fact)

    def function(self, node, self_name=None):
        name = node.child_by_field_name("name")
        parameters = self.parameters(node)
        body = self.child(node, "function_body")
        result = next((child for child in node.named_children
                       if child.type in TYPES and child.start_byte > name.end_byte), None)
        return member(
            "method", text(name), self.lines(node, name), access=self.access(node), genericParameters=self.generics(node),
            parameters=[parameter(type or "_", has_default) for _, type, has_default in parameters],
            type=self.type(result) if result is not None else None,
            body=self.code(body, self_name, [(name, type) for name, type, _ in parameters]) if body is not None else None)

    def parameters(self, node):
        holder = self.child(node, "function_value_parameters", "lambda_parameters")
        found = []
        for part in holder.named_children if holder is not None else []:
            if part.type in ("parameter", "variable_declaration"):
                name, type = self.child(part, "identifier", "simple_identifier"), self.type_of(part)
                has_default = part.next_sibling is not None and part.next_sibling.type == "="
                modifiers = part.prev_sibling
                is_variadic = modifiers is not None and modifiers.type == "parameter_modifiers" and (
                    "vararg" in text(modifiers).split())
                found.append((text(name), applied("Array", [type]) if is_variadic else type, has_default))
        return found

    def type(self, node):
        if node.type == "nullable_type":
            return applied("Optional", [self.type(node.named_children[0])])
        if node.type in ("parenthesized_type", "type_projection", "non_nullable_type") and node.named_child_count:
            return self.type(node.named_children[-1])
        if node.type == "function_type":
            taken = self.child(node, "function_type_parameters")
            inner = [self.type(self.child(part, *TYPES) or part) for part in taken.named_children] if taken else []
            return applied("Function", [self.type(node.named_children[-1])] + inner)
        if node.type == "user_type":
            name = ".".join(text(child) for child in node.named_children if "identifier" in child.type)
            arguments = self.child(node, "type_arguments")
            types = [self.type(part) for part in arguments.named_children] if arguments is not None else []
            name = "Array" if name in COLLECTIONS else "Dictionary" if name in ("Map", "MutableMap") else name
            return applied({"Unit": "Void"}.get(name, name), types)
        if "identifier" in node.type:
            return text(node)
        return "_"

    def form(self, node, body):
        kind = node.type
        if kind in ("identifier", "simple_identifier"):
            # The grammar parses `break` as a name.
            return None if text(node) in ("null", "true", "false", "break", "continue") else ("name", text(node))
        if kind == "this_expression":
            return ("root", "self")
        if kind == "super_expression":
            return ("root", "super")
        if kind == "navigation_expression" and node.named_child_count > 1:
            return ("member", node.named_children[0], node.named_children[-1])
        if kind == "call_expression":
            arguments = self.child(node, "value_arguments")
            values = [inner for part in (arguments.named_children if arguments is not None else [])
                      for inner in part.named_children[-1:]]
            values += [child for child in node.named_children if child.type == "annotated_lambda"]
            called = node.named_children[0]
            if arguments is None and called.type == "call_expression" and self.child(called, "value_arguments"):
                # In `fold(0) { … }`, the function is the last argument.
                _, called, others = self.form(called, body)
                values = others + values
            return ("call", called, values)
        if kind == "index_expression":
            return ("element", node.named_children[0], node.named_children[1:])
        if kind in ("parenthesized_expression",) and node.named_child_count == 1:
            return ("same", node.named_children[0])
        # The grammar parses `!a.b` as `(!a).b`.
        if kind == "unary_expression" and (
                node.children[-1].type == "!!" or node.parent.type == "navigation_expression"):
            return ("same", node.named_children[0])
        return None

    def special(self, body, node):
        kind = node.type
        if kind == "is_expression":
            body.cast(node, "is", self.type(node.child_by_field_name("right") or node.named_children[-1]))
            body.visit(node.named_children[0])
            return True
        if kind == "as_expression":
            is_safe = any(child.type == "as?" for child in node.children)
            body.cast(node, "as?" if is_safe else "as!", self.type(node.named_children[-1]))
            body.visit(node.named_children[0])
            return True
        if kind == "property_declaration":
            declared = self.child(node, "variable_declaration")
            values = [child for child in node.named_children if child != declared and child.type != "modifiers"]
            for value in values:
                body.visit(value)
            if declared is not None:
                body.define(text(declared.named_children[0]), self.type_of(declared), values[0] if values else None)
            return True
        if kind in DECLARATIONS:
            self.class_(node)
            return True
        if kind == "multi_variable_declaration":
            self.declare_all(body, node)
            return True
        if kind == "string_content" and text(node) == "$":
            # The grammar reads `${name}`, but not `$name`.
            name = re.match(r"[^\W\d]\w*", text(node.next_sibling))
            steps = body.locals.get(name[0], ["self" if name[0] == "this" else name[0]]) if name else None
            if steps:
                body.note_steps(steps, self.source.line(node))
            return True
        if kind == "callable_reference":
            for child in node.named_children[:-1]:
                body.visit(child)
            return True
        if kind == "infix_expression":
            # The name in the middle is a function's.
            body.visit(node.named_children[0])
            body.visit(node.named_children[-1])
            return True
        if kind == "labeled_expression":
            # The grammar parses `continue@loop` as one.
            if not text(node).startswith(("break@", "continue@")):
                body.visit(node.named_children[-1])
            return True
        if kind == "return_expression":
            label = node.child_by_field_name("label")
            for child in node.named_children:
                if child != label:
                    body.visit(child)
            return True
        if kind == "for_statement":
            name, value, *rest = [child for child in node.named_children if child.type != "label"]
            body.visit(value)
            steps = body.steps(value, [])
            if name.type == "multi_variable_declaration":
                self.declare_all(body, name)
            else:
                body.locals[text(name.named_children[0] if name.named_child_count else name)] = steps and steps + ["[]"]
            for child in rest:
                body.visit(child)
            return True
        if kind in ("lambda_literal", "function_declaration", "anonymous_function"):
            body.locals.setdefault("it", None)
            for name, type, _ in self.parameters(node):
                body.define(name, type)
            taken = self.child(node, "lambda_parameters")
            if taken is not None:
                self.declare_all(body, taken)
            for child in node.named_children:
                if child.type not in ("lambda_parameters", "function_value_parameters", "identifier") and (
                        child.type not in TYPES):
                    body.visit(child)
            return True
        if kind == "when_expression":
            self.when(body, node)
            return True
        if kind == "catch_block":
            body.locals[text(node.named_children[0])] = None
            for child in node.named_children[1:]:
                if child.type not in TYPES:
                    body.visit(child)
            return True
        return kind in TYPES or kind in ("type_arguments", "modifiers")

    def declare_all(self, body, node):
        """Defines the names of a destructured value: `(key, value)`."""
        for part in node.named_children:
            if part.type == "multi_variable_declaration":
                self.declare_all(body, part)
            elif part.type == "variable_declaration" and node.type == "multi_variable_declaration":
                body.define(text(part.named_children[0]), self.type_of(part))

    def when(self, body, node):
        subject = self.child(node, "when_subject")
        value = subject.named_children[-1] if subject is not None else None
        cases, has_default = [], False
        entries = [child for child in node.named_children if child.type == "when_entry"]
        for entry in entries:
            conditions = entry.children_by_field_name("condition")
            has_default = has_default or not conditions
            for condition in conditions:
                if condition.type == "type_test":
                    body.cast(condition, "is", self.type(condition.named_children[-1]))
                elif value is not None:
                    cases.append(text(condition))
        if value is not None:
            body.switch(node, value, cases, has_default)
            body.visit(value)
            declared = self.child(subject, "variable_declaration")
            if declared is not None:
                body.define(text(declared.named_children[0]), self.type_of(declared), value)
        for entry in entries:
            conditions = entry.children_by_field_name("condition")
            for child in entry.named_children:
                if child not in conditions or value is None:
                    body.visit(child)

    def statements(self, node):
        if node is not None and node.type == "function_body" and node.named_child_count == 1:
            inner = node.named_children[0]
            return self.statements(inner) if inner.type == "block" else [inner]
        return super().statements(node)

    def traps(self, statement):
        return any(text(statement).startswith(name + "(") for name in {"TODO", "error"} - self.own)

    def throws(self, statement):
        return statement.type == "throw_expression"

    def returned(self, statement):
        if statement.type == "return_expression":
            label = statement.child_by_field_name("label")
            return next((child for child in statement.named_children if child != label), True)
        is_body = statement.parent is not None and statement.parent.type == "function_body"
        return statement if is_body else None

    def assigned(self, statement):
        if statement.type != "assignment":
            return None
        return statement.named_children[0] if "identifier" in statement.named_children[-1].type else None

    def is_nothing(self, node):
        return super().is_nothing(node) or text(node) in (
            "emptyList()", "listOf()", "emptyMap()", "mapOf()", "emptySet()", "setOf()")
