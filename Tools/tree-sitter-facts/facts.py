"""The values of the JSON, see Sources/SyntaxFacts."""


def first_line(node):
    """The first line of a declaration, with the comments directly above it."""
    line = node.start_point[0]
    before = node.prev_sibling
    while before is not None and "comment" in before.type and before.end_point[0] >= line - 1:
        if before.prev_sibling is not None and before.prev_sibling.end_point[0] == before.start_point[0]:
            break
        line, before = before.start_point[0], before.prev_sibling
    return line + 1


def last_line(node):
    """The last line of a declaration, without the comments after its last statement."""
    while node.children:
        rest = [child for child in node.children if "comment" not in child.type]
        if not rest:
            break
        node = rest[-1]
    row, column = node.end_point
    return row if column == 0 and row > node.start_point[0] else row + 1


def lines(node, name=None):
    return {"name": (name or node).start_point[0] + 1, "first": first_line(node), "last": last_line(node)}


def text(node):
    return node.text.decode("utf-8", "replace") if node is not None else ""


def parameter(type="_", has_default=False):
    return {"label": "_", "type": type, "hasDefault": has_default}


def member(kind, name, lines, **values):
    """A member; optional values are left out where there are none."""
    fact = {
        "kind": kind, "name": name, "lines": lines, "isStatic": False, "access": "internal", "genericParameters": [],
        "parameters": [], "constraints": [], "value": [],
    }
    return fact | {key: value for key, value in values.items() if value is not None}


def joined(first, second):
    """The facts of two pieces of code together."""
    if first is None or second is None:
        return first or second
    lists = {key: first[key] + second[key] for key in ("accesses", "mentions", "switches", "casts")}
    return first | lists | {
        "shape": first["shape"] if second["shape"] in ("accessor", first["shape"]) else second["shape"],
        "usesWholeSelf": first["usesWholeSelf"] or second["usesWholeSelf"]}


def with_joined_accessors(members):
    """The members, with the code of a property's setter added to its getter, which has the same name."""
    found, properties = [], {}
    for fact in members:
        getter = properties.get(fact["name"]) if fact["kind"] == "computedProperty" else None
        if getter is None:
            found.append(fact)
            if fact["kind"] == "computedProperty":
                properties[fact["name"]] = fact
            continue
        code = joined(getter.get("body"), fact.get("body"))
        if code is not None:
            getter["body"] = code
    return found


def type_declaration(name, kind, lines, **values):
    fact = {
        "name": name, "kind": kind, "lines": lines, "access": "internal", "genericParameters": [], "inherited": [],
        "members": [],
    }
    return fact | {key: value for key, value in values.items() if value is not None}


def extension(extended, lines, members, inherited=()):
    return {
        "extendedType": extended, "lines": lines, "inherited": list(inherited), "constraints": [], "members": members,
    }


def generic(name, constraints=()):
    return {"name": name, "constraints": list(constraints)}


def applied(name, arguments):
    return f"{name}<{', '.join(arguments)}>" if arguments else name
