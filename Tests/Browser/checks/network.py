"""Nothing fails to load, nothing is loaded from elsewhere, and the console stays silent."""

from harness.visit import Visit

TITLE = "no request fails or leaves the site, and the console is silent"
CIRCUMSTANCES = ({"scheme": "dark"}, {"media": "print"}, {})


def findings(visit: Visit, circumstances: tuple[dict, ...] = CIRCUMSTANCES) -> list[str]:
    """Returns what went wrong since the page was first opened, in light, in dark and in print."""
    for circumstance in circumstances:
        visit.show(**circumstance)
        visit.settle()
    return list(visit.troubles)
