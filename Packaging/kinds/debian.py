"""A package for Debian and its kin."""
import gzip
import os
import pathlib
import subprocess
import tempfile
import time

from . import licences
from .release import ROOT, SUMMARY

ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
# The variables of Debian's own tools.
NAME = os.environ.get("DEBFULLNAME", "The solidsite authors")
MAINTAINER = f"{NAME} <{os.environ.get('DEBEMAIL', 'root@localhost')}>"
MOVED = {"share/zsh/site-functions/": "share/zsh/vendor-completions/"}


def control(release, size):
    major, minor = release.glibc()
    return f"""\
Package: solidsite
Version: {release.version}
Section: web
Priority: optional
Architecture: {ARCHITECTURES[release.machine]}
Depends: libc6 (>= {major}.{minor})
Recommends: git
Suggests: bubblewrap, graphviz, librsvg2-bin, fonts-noto-core, curl
Installed-Size: {-(-size // 1024)}
Maintainer: {MAINTAINER}
Description: {SUMMARY}
 solidsite parses both sides of a refactoring into typed examples, compares
 them file by file, and gives each principle a page of its own. With a Swift
 toolchain, it compiles, runs and measures what the studies claim.
"""


def changelog(release):
    day = time.strftime("%a, %d %b %Y %H:%M:%S +0000", time.gmtime(release.time))
    return f"solidsite ({release.version}) unstable; urgency=medium\n\n  * Release {release.version}.\n\n -- {MAINTAINER}  {day}\n"


def copyright():
    own = (ROOT / "LICENSE").read_text(encoding="utf-8")
    parts = ["solidsite\n\n" + own]
    parts += [f"{name} (linked in)\n\n{text.decode()}" for name, text in licences.texts().items()]
    return ("\n" + "-" * 72 + "\n\n").join(parts)


def make(release, tree, output):
    # Debian keeps licences in one file, and compresses the manual and the changelog.
    files = {}
    for path, file in tree.items():
        for old, new in MOVED.items():
            path = path.replace(old, new, 1)
        if not path.startswith(("share/doc/solidsite/LICENSE", "share/doc/solidsite/licences/")):
            files[f"usr/{path}"] = (file.data, 0o755 if file.is_program else 0o644)
    page, mode = files.pop("usr/share/man/man1/solidsite.1")
    files["usr/share/man/man1/solidsite.1.gz"] = (gzip.compress(page, 9, mtime=0), mode)
    files["usr/share/doc/solidsite/changelog.gz"] = (gzip.compress(changelog(release).encode(), 9, mtime=0), 0o644)
    files["usr/share/doc/solidsite/copyright"] = (copyright().encode(), 0o644)
    path = output / f"solidsite_{release.version}_{ARCHITECTURES[release.machine]}.deb"
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        for name, (data, mode) in files.items():
            write(root / name, data, mode)
        write(root / "DEBIAN/control", control(release, sum(len(data) for data, _ in files.values())).encode(), 0o644)
        for place in [root, *root.rglob("*")]:
            if place.is_dir():
                place.chmod(0o755)
            os.utime(place, (release.time, release.time))
        environment = {**os.environ, "SOURCE_DATE_EPOCH": str(release.time)}
        subprocess.run(
            ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", folder, str(path)], check=True, env=environment,
            stdout=subprocess.DEVNULL)
    return path


def write(path, data, mode):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    path.chmod(mode)
