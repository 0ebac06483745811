"""C#."""
import tree_sitter_c_sharp

from body import Body
from facts import applied, generic, joined, member, parameter, text, type_declaration
from reader import Reader

COLLECTIONS = {"List", "IList", "IReadOnlyList", "IEnumerable", "ICollection", "HashSet", "ISet", "IReadOnlyCollection"}
MAPPINGS = {"Dictionary", "IDictionary", "IReadOnlyDictionary"}
KINDS = {
    "class_declaration": "class", "interface_declaration": "protocol", "enum_declaration": "enum",
    "record_declaration": "class", "struct_declaration": "struct", "record_struct_declaration": "struct",
}


# Code that the preprocessor may leave out.
CONDITIONAL = {"preproc_if", "preproc_elif", "preproc_else"}
FUNCTIONS = {"lambda_expression", "local_function_statement", "anonymous_method_expression"}


class CSharp(Reader):
    has_implicit_self = True
    extras = ("comment",) + tuple("preproc_" + directive for directive in (
        "region", "endregion", "line", "pragma", "nullable", "error", "warning", "define", "undef"))
    scopes = frozenset({
        "block", "foreach_statement", "for_statement", "using_statement", "catch_clause", "switch_section",
        "switch_expression_arm", "query_expression"} | FUNCTIONS)

    def grammar(self):
        return tree_sitter_c_sharp.language()

    def read(self, root):
        for node in root.named_children:
            self.top_level(node)

    def top_level(self, node):
        if node.type == "using_directive":
            self.imports.append(text(node.named_children[-1]))
        elif node.type in ("namespace_declaration", "file_scoped_namespace_declaration"):
            body = node.child_by_field_name("body")
            for child in body.named_children if body is not None else node.named_children[1:]:
                self.top_level(child)
        elif node.type in KINDS:
            self.class_(node)
        elif node.type in CONDITIONAL:
            for child in node.named_children:
                self.top_level(child)
        elif node.type == "delegate_declaration":
            # The type of a function.
            name, types = node.child_by_field_name("name"), [type or "_" for _, type, _ in self.parameters(node)]
            result = node.child_by_field_name("type") or node.child_by_field_name("returns")
            self.members.append(member(
                "typeAlias", text(name), self.lines(node, name),
                type=applied("Function", [self.type(result) if result is not None else "Void"] + types)))
        elif node.type == "global_statement" and node.named_children[0].type == "local_function_statement":
            self.members.append(self.method(node.named_children[0], None, "internal"))
        else:
            self.top.visit(node)

    def modifiers(self, node):
        return {text(child) for child in node.named_children if child.type == "modifier"}

    def access(self, node, default):
        modifiers = self.modifiers(node)
        return next((word for word in ("public", "internal", "private") if word in modifiers),
                    "internal" if "protected" in modifiers else default)

    def unfolded(self, nodes):
        for node in nodes:
            if node.type in CONDITIONAL:
                yield from self.unfolded(node.named_children)
            else:
                yield node

    def class_(self, node):
        name = node.child_by_field_name("name")
        full, kind = self.prefix + text(name), KINDS[node.type]
        if node.type == "record_declaration" and any(child.type == "struct" for child in node.children):
            kind = "struct"
        outer_prefix, self.prefix = self.prefix, full + "."
        inherited = [self.type(base if base.type != "primary_constructor_base_type" else base.named_children[0])
                     for child in node.named_children if child.type == "base_list" for base in child.named_children
                     if base.type != "argument_list"]
        place = len(self.types)
        members, has_concrete = [], False
        parameters = next((child for child in node.named_children if child.type == "parameter_list"), None)
        if parameters is not None:
            taken = []
            for part, field, type, has_default in self.listed(parameters):
                taken.append(parameter(type, has_default))
                members.append(member(
                    "storedProperty", text(field), self.lines(part, field), type=type,
                    access="public" if "record" in node.type else "private"))
            members.append(member("initializer", "init", self.lines(parameters), parameters=taken))
        default = "public" if kind == "protocol" else "private"
        for child in self.unfolded(self.statements(node.child_by_field_name("body"))):
            if child.type in KINDS:
                self.class_(child)
            elif child.type in ("field_declaration", "event_field_declaration"):
                fields = list(self.fields(child))
                if kind == "protocol":
                    fields = [fact | {"kind": "computedProperty", "access": "public"} for fact in fields]
                members += fields
                has_concrete = True
            elif child.type in ("property_declaration", "indexer_declaration", "event_declaration"):
                fact = self.property(child, default, kind == "protocol")
                has_concrete = has_concrete or "body" in fact or fact["kind"] == "storedProperty"
                members.append(fact)
            elif child.type in ("method_declaration", "constructor_declaration", "operator_declaration",
                                "destructor_declaration", "conversion_operator_declaration"):
                fact = self.method(child, "this", default)
                has_concrete = has_concrete or "body" in fact
                members.append(fact)
            elif child.type == "enum_member_declaration":
                case = child.child_by_field_name("name")
                members.append(member("enumCase", text(case), self.lines(child, case), isStatic=True))
        if kind == "class" and "abstract" in self.modifiers(node) and members and not has_concrete:
            kind = "protocol"
        self.types.insert(place, type_declaration(
            full, kind, self.lines(node, name), access=self.access(node, "internal"), inherited=inherited, members=members,
            genericParameters=self.generics(node)))
        self.prefix = outer_prefix

    def generics(self, node):
        parameters = next((child for child in node.named_children if child.type == "type_parameter_list"), None)
        constraints = {}
        for clause in node.named_children:
            if clause.type == "type_parameter_constraints_clause":
                name, *found = clause.named_children
                constraints[text(name)] = [
                    self.type(inner) for part in found if not text(part).startswith("new")
                    for inner in part.named_children]
        return [generic(text(part), constraints.get(text(part), [])) for part in self.statements(parameters)]

    def fields(self, node):
        declared = next(child for child in node.named_children if child.type == "variable_declaration")
        type = self.type(declared.child_by_field_name("type"))
        for declarator in [child for child in declared.named_children if child.type == "variable_declarator"]:
            name = declarator.child_by_field_name("name")
            value = declarator.named_children[-1] if declarator.named_child_count > 1 else None
            yield member(
                "storedProperty", text(name), self.lines(node, name), type=type, access=self.access(node, "private"),
                isStatic=bool({"static", "const"} & self.modifiers(node)),
                isVariable=None if {"const", "readonly"} & self.modifiers(node) else True,
                initialValue=self.code(value, "this", shape=False) if value is not None else None)

    def property(self, node, default, is_requirement):
        name = node.child_by_field_name("name") or node
        accessors = node.child_by_field_name("accessors")
        value = node.child_by_field_name("value")
        arrow = value if value is not None and value.type == "arrow_expression_clause" else None
        coded = [inner for part in self.statements(accessors) for inner in part.named_children
                 if inner.type in ("block", "arrow_expression_clause")]
        bodies = [arrow] if arrow is not None else coded
        is_stored = not bodies and not is_requirement and "abstract" not in self.modifiers(node)
        code = None
        for body in bodies:
            code = joined(code, self.code(body, "this", [("value", None)]))
        has_setter = any(text(part).split()[-1].startswith("set") for part in self.statements(accessors))
        kind = "subscript" if node.type == "indexer_declaration" else (
            "storedProperty" if is_stored else "computedProperty")
        return member(
            kind, "subscript" if kind == "subscript" else text(name), self.lines(node, name),
            type=self.type(node.child_by_field_name("type")), access=self.access(node, default),
            isStatic="static" in self.modifiers(node), isVariable=True if is_stored and has_setter else None, body=code,
            initialValue=self.code(value, "this", shape=False) if value is not None and arrow is None else None)

    def method(self, node, self_name, default):
        name = node.child_by_field_name("name")
        parameters = self.parameters(node)
        body = node.child_by_field_name("body")
        result = node.child_by_field_name("returns") or node.child_by_field_name("type")
        kind = {"constructor_declaration": "initializer", "destructor_declaration": "deinitializer"}.get(
            node.type, "method")
        names = {"initializer": "init", "deinitializer": "deinit"}
        return member(
            kind, names.get(kind) or text(name or node.child_by_field_name("operator") or result), self.lines(node, name),
            access=self.access(node, default), isStatic="static" in self.modifiers(node),
            genericParameters=self.generics(node),
            parameters=[parameter(type or "_", has_default) for _, type, has_default in parameters],
            type=self.type(result) if result is not None else None,
            body=self.code(body, self_name, [(name, type) for name, type, _ in parameters]) if body is not None else None)

    def parameters(self, node):
        holder = node.child_by_field_name("parameters")
        if holder is not None and holder.type in ("identifier", "implicit_parameter"):
            return [(text(holder), None, False)]
        return [(text(name), type, has_default) for _, name, type, has_default in self.listed(holder)]

    def listed(self, holder):
        """The parameters of a list, each with its name, its type, and whether it can be left out."""
        for part in self.statements(holder):
            # The grammar gives the list itself the name and type of `params int[] numbers`.
            is_variadic = part == holder.child_by_field_name("type")
            owner = holder if is_variadic else part
            name, type = owner.child_by_field_name("name"), owner.child_by_field_name("type")
            if name is not None and (is_variadic or part.type in ("parameter", "implicit_parameter")):
                has_default = is_variadic or any(child.type == "=" for child in part.children)
                yield part, name, self.type(type) if type is not None else None, has_default

    def type(self, node):
        kind = node.type
        if kind == "nullable_type":
            return applied("Optional", [self.type(node.child_by_field_name("type") or node.named_children[0])])
        if kind == "array_type":
            return applied("Array", [self.type(node.child_by_field_name("type") or node.named_children[0])])
        if kind == "generic_name":
            name = text(node.named_children[0])
            types = [self.type(part) for part in node.named_children[-1].named_children]
            if name == "Func":
                return applied("Function", types[-1:] + types[:-1])
            if name == "Action":
                return applied("Function", ["Void"] + types)
            name = "Array" if name in COLLECTIONS else "Dictionary" if name in MAPPINGS else name
            return applied(name, types)
        if kind in ("ref_type", "scoped_type"):
            return self.type(node.child_by_field_name("type"))
        if kind == "tuple_type":
            return applied("Tuple", [self.type(part.child_by_field_name("type")) for part in node.named_children])
        if kind in ("implicit_type",) or text(node) == "var":
            return "_"
        return {"void": "Void"}.get(text(node), text(node))

    def form(self, node, body):
        kind = node.type
        if kind == "identifier":
            # `_` discards a value.
            return ("name", text(node)) if text(node) != "_" else None
        if kind == "alias_qualified_name":
            return ("name", text(node.child_by_field_name("name")))
        if kind == "generic_name":
            return ("name", text(node.named_children[0]))
        if kind in ("this", "this_expression"):
            return ("root", "self")
        if kind in ("base", "base_expression"):
            return ("root", "super")
        if kind == "member_access_expression":
            return ("member", node.child_by_field_name("expression"), self.without_arguments(node))
        if kind == "conditional_access_expression":
            binding = node.named_children[-1]
            if binding.type == "member_binding_expression":
                return ("member", node.named_children[0], self.without_arguments(binding))
            return None
        if kind == "invocation_expression":
            return ("call", node.child_by_field_name("function"), self.arguments(node))
        if kind == "object_creation_expression":
            made = self.type(node.child_by_field_name("type"))
            initializer = node.child_by_field_name("initializer")
            return ("new", made.split("<")[0], self.arguments(node) + ([initializer] if initializer is not None else []))
        if kind == "element_access_expression":
            return ("element", node.child_by_field_name("expression"), node.children_by_field_name("subscript"))
        if kind in ("parenthesized_expression", "await_expression", "postfix_unary_expression") and (
                node.named_child_count == 1 and (kind != "postfix_unary_expression" or node.children[-1].type == "!")):
            return ("same", node.named_children[0])
        return None

    @staticmethod
    def without_arguments(node):
        """The name of a member, without the types of a generic one."""
        name = node.child_by_field_name("name")
        return name.named_children[0] if name.type == "generic_name" else name

    def arguments(self, node):
        return [inner for part in self.statements(node.child_by_field_name("arguments"))
                for inner in part.named_children[-1:]]

    def special(self, body, node):
        kind = node.type
        if kind == "member_access_expression" and node.child_by_field_name("expression") is None:
            # `this.x`, whose `this` has no name in the grammar.
            body.accesses.append({
                "line": self.source.line(node.child_by_field_name("name")),
                "steps": ["super" if text(node).startswith("base") else "self", text(self.without_arguments(node))]})
            return True
        if kind == "is_pattern_expression":
            pattern = node.child_by_field_name("pattern")
            self.pattern(body, pattern, [])
            body.visit(node.child_by_field_name("expression"))
            return True
        if kind == "is_expression" or kind == "binary_expression" and node.children[1].type in ("is", "as"):
            form = "as?" if node.children[1].type == "as" else "is"
            body.cast(node, form, self.type(node.named_children[-1]))
            body.visit(node.named_children[0])
            return True
        if kind == "as_expression":
            body.cast(node, "as?", self.type(node.named_children[-1]))
            body.visit(node.named_children[0])
            return True
        if kind == "cast_expression":
            body.cast(node, "as!", self.type(node.child_by_field_name("type")))
            body.visit(node.child_by_field_name("value"))
            return True
        if kind == "variable_declaration":
            type = node.child_by_field_name("type")
            body.mention(type, self.type(type))
            for declarator in node.named_children[1:]:
                value = declarator.named_children[-1] if declarator.named_child_count > 1 else None
                if value is not None:
                    body.visit(value)
                if declarator.named_children[0].type == "tuple_pattern":
                    self.declared(body, declarator.named_children[0])
                else:
                    body.define(text(declarator.child_by_field_name("name")), self.type(type), value)
            return True
        if kind == "foreach_statement":
            value, name = node.child_by_field_name("right"), node.child_by_field_name("left")
            body.visit(value)
            if name.type != "identifier":
                self.declared(body, name)
                body.visit(node.child_by_field_name("body"))
                return True
            steps = body.steps(value, [])
            type = self.type(node.child_by_field_name("type"))
            body.locals[text(name)] = [f"as {type}"] if type != "_" else steps and steps + ["[]"]
            body.visit(node.child_by_field_name("body"))
            return True
        if kind in FUNCTIONS:
            for name, type, _ in self.parameters(node):
                body.define(name, type)
            code = node.child_by_field_name("body")
            body.visit(code if code is not None else node.named_children[-1])
            return True
        if kind in KINDS:
            self.class_(node)
            return True
        if kind == "declaration_expression":
            self.declared(body, node)
            return True
        if kind == "assignment_expression":
            left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
            is_set = node.parent is not None and node.parent.type == "initializer_expression"
            body.visit(right)
            if left.type in ("declaration_expression", "tuple_expression", "tuple_pattern"):
                self.declared(body, left)
            elif not is_set:
                # In `new Item { Price = 3 }`, the name is a property of the new item.
                body.visit(left)
            return True
        if kind in ("labeled_statement", "with_initializer"):
            body.visit(node.named_children[-1])
            return True
        if kind == "query_expression":
            for index, child in enumerate(node.children):
                if child.type == "identifier" and node.children[index - 1].type == "into":
                    body.locals[text(child)] = None
                else:
                    body.visit(child)
            return True
        if kind == "join_into_clause":
            body.locals[text(node.named_children[0])] = None
            return True
        if kind in ("from_clause", "join_clause", "let_clause"):
            name = node.child_by_field_name("name") or next(
                (child for child in node.named_children if child.type == "identifier"), None)
            if name is not None and kind == "join_clause":
                # The clause's own condition uses the name.
                body.locals[text(name)] = None
            for child in node.named_children:
                if child != name:
                    body.visit(child)
            if name is not None:
                body.locals[text(name)] = None
            return True
        if kind == "anonymous_object_creation_expression":
            for index, child in enumerate(node.children):
                if child.is_named and not (index + 1 < len(node.children) and node.children[index + 1].type == "="):
                    body.visit(child)
            return True
        if kind in ("switch_statement", "switch_expression"):
            self.switch(body, node)
            return True
        if kind == "catch_declaration":
            name = node.child_by_field_name("name")
            if name is not None:
                body.locals[text(name)] = None
            return True
        if kind == "throw_expression":
            body.visit(node.named_children[0])
            return True
        return kind in ("type_argument_list", "predefined_type", "nullable_type", "array_type", "attribute_list",
                        "name_colon", "goto_statement", "global_attribute", "extern_alias_directive")

    def declared(self, body, node):
        """Defines the names of `var (a, b)` and `out var c`; visits the other targets of a tuple."""
        name = node.child_by_field_name("name")
        if node.type == "declaration_expression" and name is not None and name.type == "identifier":
            type = node.child_by_field_name("type")
            body.define(text(name), self.type(type) if type is not None else None)
            return
        in_tuple = node.type == "tuple_expression"
        for child in node.named_children:
            inner = child.named_children[-1] if child.type == "argument" else child
            if inner.type == "identifier" and not in_tuple:
                body.locals[text(inner)] = None
            elif inner.type in ("declaration_expression", "parenthesized_variable_designation", "tuple_pattern",
                                "tuple_expression"):
                self.declared(body, inner)
            elif in_tuple:
                body.visit(inner)

    def pattern(self, body, node, cases):
        """Notes the types that a pattern checks for, and collects its constants."""
        if node.type in ("declaration_pattern", "recursive_pattern", "type_pattern"):
            type = node.child_by_field_name("type")
            type = type if type is not None else node.named_children[0] if node.type == "type_pattern" else None
            if type is not None and self.type(type) != "_":
                body.cast(node, "is", self.type(type))
            name = node.child_by_field_name("name")
            if name is not None:
                body.define(text(name), self.type(type) if type is not None else None)
            for child in node.named_children:
                if child.type.endswith("_clause"):
                    self.pattern(body, child, [])
        elif node.type == "constant_pattern":
            inner = node.named_children[0]
            while inner.type == "binary_expression":
                # The grammar parses all of `A && b` in `a is A && b` as a constant.
                body.visit(inner.child_by_field_name("right"))
                inner = inner.child_by_field_name("left")
            # A bare name is a type's or a constant's; the names of types begin with a capital.
            if inner.type == "identifier" and text(inner)[:1].isupper():
                body.cast(node, "is", text(inner))
            else:
                cases.append(text(inner))
        elif node.type == "relational_pattern":
            cases.append(text(node))
        elif node.type != "discard":
            for child in node.named_children:
                self.pattern(body, child, cases)

    def switch(self, body, node):
        cases, has_default, rest = [], False, []
        if node.type == "switch_statement":
            subject = node.child_by_field_name("value")
            for section in self.statements(node.child_by_field_name("body")):
                has_default = has_default or any(child.type == "default" for child in section.children)
                for child in section.named_children:
                    if child.type.endswith("_pattern"):
                        self.pattern(body, child, cases)
                    else:
                        rest.append(child)
        else:
            subject, *arms = self.statements(node)
            for arm in arms:
                pattern, *values = arm.named_children
                has_default = has_default or pattern.type == "discard"
                self.pattern(body, pattern, cases)
                rest += values
        body.switch(node, subject, cases, has_default)
        body.visit(subject)
        for child in rest:
            body.visit(child)

    def returned(self, statement):
        is_body = statement.parent is not None and statement.parent.type == "arrow_expression_clause"
        return statement if is_body else super().returned(statement)
