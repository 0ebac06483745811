"""False alarms of the Nu validator's 2020 version about HTML and CSS that are newer.

An entry is a message, a part of the text it points at (empty where the message says enough), and the reason why
it is wrong. An entry that no longer matches anything fails the check, so the list stays current.
"""

# The validator loses its place at selectors that are newer, and once more at the end of the rule; so the text is searched in
# the lines up to the error. The check style_sheets reads the same rules with a current engine.
PARSE_ERROR = "CSS: Parse Error."

# CSS Logical Properties 1, in all engines since 2021.
LOGICAL_PROPERTIES = [
    "border-block", "border-inline-start", "inset-inline-end", "inset-inline-start", "margin-block", "margin-inline",
    "margin-inline-end", "margin-inline-start", "padding-block", "padding-inline", "padding-inline-end", "padding-inline-start",
]  # fmt: skip

FALSE_ALARMS = [
    *(
        (f"CSS: “{name}”: Property “{name}” doesn't exist.", "", "CSS Logical Properties 1")
        for name in LOGICAL_PROPERTIES
    ),
    (
        "CSS: “color-scheme”: Property “color-scheme” doesn't exist.",
        "color-scheme: light",
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
        "CSS: “text-wrap”: Property “text-wrap” doesn't exist.",
        "text-wrap: wrap",
        "CSS Text 4; an engine that lacks it doesn't balance headings either",
    ),
    (
        "CSS: “word-break”: “auto-phrase” is not a “word-break” value.",
        "",
        "CSS Text 4; an engine that lacks it breaks Japanese between characters, as before",
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
        "CSS: Unknown pseudo-element or pseudo-class “::details-content”.",
        "",
        "CSS Pseudo-Elements 4; an engine that lacks it prints what is unfolded, as before",
    ),
    (
        "CSS: “content”: “/” is not a “content” value.",
        '/ ""',
        "CSS Generated Content 3: what follows the slash is the alternative text of a decoration",
    ),
    (
        "CSS: Unknown pseudo-element or pseudo-class “:where”",
        "",
        "Selectors 4; in all engines since 2021",
    ),
    (
        "CSS: Unknown pseudo-element or pseudo-class “:is”",
        "",
        "Selectors 4; in all engines since 2021",
    ),
    (
        "CSS: Unknown pseudo-element or pseudo-class “:has”",
        "",
        "Selectors 4; in all engines since 2023",
    ),
    (
        PARSE_ERROR,
        ":where(",
        "Selectors 4; in all engines since 2021",
    ),
    (
        PARSE_ERROR,
        ":is(",
        "Selectors 4; in all engines since 2021",
    ),
    (
        PARSE_ERROR,
        ":has(",
        "Selectors 4; in all engines since 2023",
    ),
    (
        "CSS: “grid-template-rows”: “subgrid” is not a “grid-template-rows” value.",
        "",
        "CSS Grid Layout 2; in all engines since 2023",
    ),
    (
        "CSS: “scrollbar-width”: Property “scrollbar-width” doesn't exist.",
        "",
        "CSS Scrollbars 1; an engine that lacks it draws its usual bar",
    ),
    (
        'CSS: “max-width”: Cannot invoke "org.w3c.css.values.CssValue.getRawType()" because "this.val1" is null.',
        "2 * var(--edge))",
        "a crash of the validator over a product with var(); CSS Values 3 allows it",
    ),
    (
        'CSS: “flex”: Cannot invoke "org.w3c.css.values.CssValue.getType()" because "this.val1" is null.',
        "480) * 0.75px)",
        "a crash of the validator over a product with var(); CSS Values 3 allows it",
    ),
    (
        'CSS: “max-width”: Cannot invoke "org.w3c.css.values.CssValue.getType()" because "this.val1" is null.',
        "480) * 0.85px)",
        "a crash of the validator over a product with var(); CSS Values 3 allows it",
    ),
    (
        "CSS: “grid-template-columns”: Too many values or values are not recognized.",
        ", 1fr); gap: 0 var(",
        "CSS Grid Layout 1: a track's size is a variable",
    ),
    (
        "CSS: “border”: “CanvasText” is not a “color” value.",
        "border: 1px solid CanvasText",
        "CSS Color 4, section 6.2: a system colour, for windows with forced colours",
    ),
    (
        "CSS: “border-color”: “CanvasText” is not a “border-color” value.",
        "border-color: CanvasText",
        "CSS Color 4, section 6.2: a system colour, for windows with forced colours",
    ),
    (
        "CSS: “fill”: “CanvasText” is not a “color” value.",
        "fill: CanvasText",
        "CSS Color 4, section 6.2: a system colour, for windows with forced colours",
    ),
    (
        "CSS: “stroke”: “CanvasText” is not a “color” value.",
        "stroke: CanvasText",
        "CSS Color 4, section 6.2: a system colour, for windows with forced colours",
    ),
    (
        "CSS: “fill”: “Canvas” is not a “color” value.",
        "fill: Canvas",
        "CSS Color 4, section 6.2: a system colour, for windows with forced colours",
    ),
    (
        "CSS: “forced-color-adjust”: Property “forced-color-adjust” doesn't exist.",
        "",
        "CSS Color Adjustment 1; in all engines with forced colours",
    ),
    (
        "CSS: “background”: “4px” is not a “color-stop” value.",
        "var(--ink) 4px",
        "CSS Images 3: a colour stop whose colour is a variable",
    ),
    (
        'CSS: “margin-inline-start”: Cannot invoke "org.w3c.css.values.CssValue.getRawType()" because "this.val1" is null.',
        "+ var(--gap)))",
        "a crash of the validator over a product with var(); CSS Values 3 allows it",
    ),
    (
        'CSS: “margin-inline-end”: Cannot invoke "org.w3c.css.values.CssValue.getRawType()" because "this.val1" is null.',
        "2 + var(--edge))",
        "a crash of the validator over a product with var(); CSS Values 3 allows it",
    ),
]
