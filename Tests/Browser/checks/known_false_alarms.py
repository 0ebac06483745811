"""What the Nu validator's edition of 2020 says against CSS that is newer than it.

An entry is a message, a part of the text it points at (empty where the message says enough), and the reason why
it is wrong. One that matches nothing any more fails the check, so that the list cannot outlive its reasons.
"""

FALSE_ALARMS = [
    (
        "CSS: “color-scheme”: Property “color-scheme” doesn't exist.",
        "color-scheme: light dark",
        "CSS Color Adjustment 1, section 2.2; in all engines since 2022",
    ),
    (
        "CSS: “text-wrap”: Property “text-wrap” doesn't exist.",
        "text-wrap: balance",
        "CSS Text 4; an engine that lacks it breaks headings as before",
    ),
    (
        "CSS: “text-wrap”: Property “text-wrap” doesn't exist.",
        "text-wrap: pretty",
        "CSS Text 4; an engine that lacks it breaks paragraphs as before",
    ),
    (
        "CSS: “font-weight”: “650” is not a “font-weight” value.",
        "font-weight: 650",
        "CSS Fonts 4 allows every number from 1 to 1000; the validator knows the hundreds alone",
    ),
    (
        "CSS: “text-underline-offset”: Property “text-underline-offset” doesn't exist.",
        "",
        "CSS Text Decoration 4; in all engines since 2020",
    ),
    (
        "CSS: “text-decoration-thickness”: Property “text-decoration-thickness” doesn't exist.",
        "",
        "CSS Text Decoration 4; in all engines since 2021",
    ),
    (
        "CSS: “padding-block”: Property “padding-block” doesn't exist.",
        "",
        "CSS Logical Properties 1; in all engines since 2021",
    ),
    (
        "CSS: “content”: “/” is not a “content” value.",
        '/ ""',
        "CSS Generated Content 3: what follows the slash is the alternative text of a decoration",
    ),
    (
        "CSS: Unknown pseudo-element or pseudo-class “:where”",
        ":where(",
        "Selectors 4; in all engines since 2021",
    ),
    (
        "CSS: Parse Error.",
        "prose > :where(p, ul",
        "follows from the unknown :where() in the same rule",
    ),
    (
        "CSS: Parse Error.",
        "r(--measure); }\n.prose > .head",
        "the end of the rule that :where() made unreadable",
    ),
    (
        "CSS: Parse Error.",
        ":has(> .lead)",
        "Selectors 4; in all engines since 2023",
    ),
    (
        "CSS: “border”: “CanvasText” is not a “color” value.",
        "border: 1px solid CanvasText",
        "CSS Color 4, section 6.2: a system colour, for windows with forced colours",
    ),
    (
        "CSS: “background”: “CanvasText” is not a “background-color” value.",
        "background: CanvasText",
        "CSS Color 4, section 6.2: a system colour, for windows with forced colours",
    ),
]
