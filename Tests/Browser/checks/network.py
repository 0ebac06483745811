"""Nothing fails to load, nothing is loaded from elsewhere, and the console stays silent."""

from harness.visit import Visit

TITLE = "no request fails or leaves the site, and the console is silent"


def findings(visit: Visit) -> list[str]:
    """What went wrong since the page was first opened, in light, in dark and as it is printed."""
    for circumstances in ({"scheme": "dark"}, {"media": "print"}, {}):
        visit.open(**circumstances)
        visit.settle()
    return list(visit.troubles)
