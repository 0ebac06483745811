"""The files that are installed below a prefix, such as /usr."""
import dataclasses
import time

from . import bill, licences
from .release import ROOT

COMPLETIONS = {
    "bash": "share/bash-completion/completions/solidsite",
    "zsh": "share/zsh/site-functions/_solidsite",
    "fish": "share/fish/vendor_completions.d/solidsite.fish",
}


@dataclasses.dataclass
class File:
    data: bytes
    is_program: bool = False


def stage(release):
    """Returns the files by their paths below the prefix, in order."""
    tree = {"bin/solidsite": File(release.program.read_bytes(), is_program=True)}
    for path in (ROOT / "Templates").rglob("*"):
        if path.is_file() and not path.name.startswith("."):
            tree[f"share/solidsite/{path.relative_to(ROOT).as_posix()}"] = File(path.read_bytes())
    for shell, path in COMPLETIONS.items():
        tree[path] = File(release.output("completions", shell).encode())
    tree["share/man/man1/solidsite.1"] = File(manual(release).encode())
    tree["share/doc/solidsite/LICENSE"] = File((ROOT / "LICENSE").read_bytes())
    for name, text in licences.texts().items():
        tree[f"share/doc/solidsite/licences/{name}"] = File(text)
    tree["share/doc/solidsite/solidsite.spdx.json"] = File(bill.of_materials(release))
    return dict(sorted(tree.items()))


def manual(release):
    """The page that the program prints has no date."""
    day = time.strftime("%Y-%m-%d", time.gmtime(release.time))
    return release.output("man").replace('.TH SOLIDSITE 1 ""', f'.TH SOLIDSITE 1 "{day}"', 1)
