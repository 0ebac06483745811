"""A README as hundreds of repositories have one: five principles, bad and good code, no settings."""

from pathlib import Path

ADDRESS = ""
PRINCIPLES = {
    "Single Responsibility Principle (SRP)": ("Invoice", "calculates, prints and saves itself"),
    "Open/Closed Principle (OCP)": ("Discount", "grows by a case for each kind of customer"),
    "Liskov Substitution Principle (LSP)": ("Ostrich", "throws where a bird was promised to fly"),
    "Interface Segregation Principle (ISP)": ("Printer", "has to scan and to fax as well"),
    "Dependency Inversion Principle (DIP)": ("Newsletter", "opens its own connection to the mail server"),
}

HEAD = """# SOLID principles, by example 🚀

![build](https://ci.example.org/badge.svg)

![A_sketch_of_all_five_principles_whose_description_has_no_place_to_break](sketch-of-all-five-principles.png)

A short tour with code in *TypeScript*. Questions are welcome & <b>answered</b>.

## Table of contents

{contents}

| Letter | Principle | In one sentence that is too long for a narrow window |
|:------:|-----------|-------------------------------------------------------:|
{rows}
"""

PART = """
## {number}. {name}

> A class that {fault} has more than one reason to change.[^{number}]

**❌ Bad:**

```ts
// {type}.ts
export class {type} {{
  constructor(private readonly aRatherLongNameForADependency: Map<string, Array<{type} | undefined>>) {{}}

  run(): void {{ console.log("<{type}> & more"); }}
}}
```

**✅ Good:**

```ts
export interface {type}Port {{ run(): void }}
export class Simple{type} implements {type}Port {{
\trun(): void {{ /* one thing only */ }}
}}
```

- [x] easier to test
- [ ] fewer files

[^{number}]: Said of `{type}` in [the second chapter](https://example.org/{anchor}).
"""


def write_readme(folder: Path) -> Path:
    """Writes the README into a folder of its own and returns its path."""
    parts, contents, rows = [], [], []
    for number, (name, (kind, fault)) in enumerate(PRINCIPLES.items(), 1):
        heading = f"{number}. {name}"
        anchor = "".join(letter for letter in heading.lower().replace(" ", "-") if letter.isalnum() or letter == "-")
        contents.append(f"- [{name}](#{anchor})")
        rows.append(f"| {name[0]} | {name} | A class must not be one that {fault}. |")
        parts.append(PART.format(number=number, name=name, fault=fault, type=kind, anchor=anchor))
    folder.mkdir(parents=True)
    file = folder / "README.md"
    file.write_text(HEAD.format(contents="\n".join(contents), rows="\n".join(rows)) + "".join(parts), encoding="utf-8")
    return file
