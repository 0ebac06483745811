"""What the short form of the checks leaves out."""

import os
from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

Fault = TypeVar("Fault")


def planted(faults: Iterable[Fault], kind: Callable[[Fault], Hashable], limit: int = 1) -> list[Fault]:
    """The first fault of each kind, or all with LONG: looking for those planted takes a third of the checks' time."""
    seen: Counter = Counter()
    chosen = []
    for fault in faults:
        seen[kind(fault)] += 1
        if "LONG" in os.environ or seen[kind(fault)] <= limit:
            chosen.append(fault)
    return chosen
