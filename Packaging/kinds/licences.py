"""What is linked into the program: names, versions, licences and their texts."""
import dataclasses
import functools
import os
import pathlib
import platform
import re
import shutil

from .release import ROOT, run

SWIFT = "Apache-2.0 WITH Swift-exception"
GCC = "GPL-3.0-or-later WITH GCC-exception-3.1"


@dataclasses.dataclass
class Library:
    """A library that is linked in."""
    name: str
    # Its SPDX licence expression.
    licence: str
    # The package of Debian that holds its archive, or None for a part of the Swift toolchain.
    debian: str = None
    # The formula of Homebrew.
    brew: str = None

    @property
    def is_here(self):
        return self.debian is None or platform.system() == "Linux" or self.brew is not None

    @functools.cached_property
    def version(self):
        if self.debian is None:
            return re.search(r"Swift version (\S+)", run(swift(), "--version")).group(1)
        if platform.system() == "Linux":
            return run("dpkg-query", "-W", "-f", "${source:Version}", self.debian)
        return run("brew", "list", "--versions", self.brew).split()[1]

    @property
    def address(self):
        """The package URL: who distributes the source that was built."""
        if self.debian is None:
            return None
        if platform.system() == "Linux":
            source = run("dpkg-query", "-W", "-f", "${source:Package}", self.debian)
            return f"pkg:deb/debian/{source}@{self.version}?arch=source"
        return f"pkg:brew/{self.brew}@{self.version}"

    def text(self):
        if self.debian is None:
            folder = pathlib.Path(shutil.which(swift())).resolve().parents[1]
            return (folder / "share/swift/LICENSE.txt").read_bytes()
        if platform.system() == "Linux":
            return pathlib.Path(f"/usr/share/doc/{self.debian}/copyright").read_bytes()
        folder = pathlib.Path(run("brew", "--prefix", self.brew).strip())
        found = [path for name in ("COPYING*", "LICENSE*", "License*") for path in sorted(folder.glob(name))]
        return b"\n".join(path.read_bytes() for path in found)


LIBRARIES = [
    Library("cmark-gfm", "BSD-2-Clause AND MIT", "libcmark-gfm-dev", "cmark-gfm"),
    Library("libyaml", "MIT", "libyaml-dev", "libyaml"),
    Library("libmicrohttpd", "LGPL-2.1-or-later", "libmicrohttpd-dev", "libmicrohttpd"),
    Library("swift-standard-library", SWIFT),
    Library("swift-foundation-essentials", SWIFT),
    Library("swift-corelibs-libdispatch", SWIFT),
    Library("libstdc++", GCC, "libstdc++-12-dev"),
    Library("libgcc", GCC, "libgcc-12-dev"),
]

RELINKING = b"""\
solidsite is linked with libmicrohttpd, which is under the GNU Lesser General Public License, version 2.1 or later. You may change that
library and link the program anew: the source of solidsite is public under the MIT licence, and 'Packaging/build-program' links it with
the archives in '.build/package/libraries', where yours can take the place of libmicrohttpd.a.
"""


def swift():
    return os.environ.get("SWIFT", "swift")


def linked():
    return [library for library in LIBRARIES if library.is_here]


def expression(own):
    """Returns the SPDX expression of a program under a licence with all that is linked in."""
    return " AND ".join(sorted({own} | {part for library in linked() for part in library.licence.split(" AND ")}))


def texts():
    """Returns the licences by file name."""
    named = {f"{library.name}.txt": library.text() for library in linked() if library.debian}
    named["swift.txt"] = next(library.text() for library in LIBRARIES if library.debian is None)
    lesser = pathlib.Path("/usr/share/common-licenses/LGPL-2.1")
    if lesser.exists():
        named["LGPL-2.1.txt"] = lesser.read_bytes()
    named["relinking.txt"] = RELINKING
    return dict(sorted(named.items()))
