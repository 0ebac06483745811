"""The small sites that clients of the language server edit, and places in their texts."""
import pathlib
import textwrap

PARKING = textwrap.dedent("""\
    ---
    title: Parking fees
    summary: A new kind of vehicle should not mean opening the code that charges all others.
    principles: [ocp]
    date: 2026-11-20
    tags: [tariffs, money]
    assumes: [queue]
    roles:
      policy: [Fee.swift]
    ---

    ## The change somebody wants

    The operator wants to let motorcycles in 🏍️ — see [the queue](/case-studies/queue/), [its text](queue.md#after)
    and [below](#what-it-costs).

    ## Before

    ```swift Fee.swift
    func fee(hours: Int) -> Int { 2 * hours }
    ```

    ## After

    ```swift Tariff.swift
    protocol Tariff { func fee(hours: Int) -> Int }
    ```

    ```swift src=code/Car.swift#tariff
    ```

    ## What it costs

    Two types where there was a function.

    ## Change requests

    ### Motorcycles

    The operator lets motorcycles in.

    ```diff Fee.swift before
    -func fee(hours: Int) -> Int { 2 * hours }
    +func fee(hours: Int) -> Int { hours }
    ```

    ```swift Motorcycle.swift after
    struct Motorcycle: Tariff { func fee(hours: Int) -> Int { hours } }
    ```
    """)

QUEUE = textwrap.dedent("""\
    ---
    title: A queue
    summary: A queue that knows its printers.
    principles: [srp, ocp]
    date: 2026-11-20
    tags: [printing]
    ---

    ## Before

    ```swift Queue.swift
    struct Queue {}
    ```

    ## After

    ```swift Printer.swift
    protocol Printer {}
    ```
    """)

CAR = textwrap.dedent("""\
    // #region tariff
    struct Car: Tariff { func fee(hours: Int) -> Int { 2 * hours } }
    // #endregion
    """)


def write(folder):
    """Writes a site of two studies, and returns the folder of its studies."""
    studies = pathlib.Path(folder) / "Content" / "case-studies"
    (studies / "code").mkdir(parents=True)
    (pathlib.Path(folder) / "solidsite.yml").write_text("title: Fees\n")
    (studies / "parking.md").write_text(PARKING)
    (studies / "queue.md").write_text(QUEUE)
    (studies / "code" / "Car.swift").write_text(CAR)
    return studies


def place(text, words, after=0, unit="utf-16"):
    """Returns the line and the column of the first occurrence of some words, counted as the protocol does."""
    offset = text.index(words) + after
    line = text.count("\n", 0, offset)
    before = text[text.rfind("\n", 0, offset) + 1 : offset]
    return line, len(before.encode("utf-16-le")) // 2 if unit == "utf-16" else len(before.encode())
