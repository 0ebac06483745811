"""The values of the JSON, see Sources/SyntaxFacts."""


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
    """Merges the facts of two pieces of code."""
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
