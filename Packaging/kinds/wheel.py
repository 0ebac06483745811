"""A Python wheel that brings the program, so that `pip install` and `pipx run` do.

The program and its files go to the environment's own `bin` and `share`, so no Python runs when solidsite does.

Source: the PyPA specifications "Binary distribution format" and "Platform compatibility tags".
"""
import base64
import hashlib
import io
import time
import zipfile

from .licences import expression
from .release import LICENCE, SUMMARY
from .tree import File

MODULE = '''"""Runs the program that this package installed: `python -m solidsite`."""
import os
import sys
import sysconfig


def program():
    """Returns the program's path, in this environment, the user's scheme, or a folder of `pip install --target`."""
    beside = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    schemes = [sysconfig.get_path("scripts"), os.path.join(beside, "bin")]
    if hasattr(sysconfig, "get_preferred_scheme"):
        schemes.insert(1, sysconfig.get_path("scripts", sysconfig.get_preferred_scheme("user")))
    for folder in schemes:
        path = os.path.join(folder, "solidsite")
        if os.path.isfile(path):
            return path
    sys.exit("The program of the package solidsite must be in " + " or ".join(schemes))


if __name__ == "__main__":
    os.execv(program(), ["solidsite"] + sys.argv[1:])
'''

DESCRIPTION = """\
solidsite turns Markdown case studies about SOLID refactorings into a static site, and compiles and runs what they claim.

    solidsite init my-site
    solidsite build --root my-site

`solidsite verify` needs bubblewrap on Linux, and the compilers or interpreters of the studies' languages; everything else needs
nothing but this package.
"""


def tag(release):
    if release.system == "linux":
        major, minor = release.glibc()
        return f"py3-none-manylinux_{major}_{minor}_{release.machine}"
    return f"py3-none-macosx_15_0_{ {'aarch64': 'arm64'}.get(release.machine, release.machine) }"


def metadata(release, licences):
    fields = [
        ("Metadata-Version", "2.4"), ("Name", "solidsite"), ("Version", release.version), ("Summary", SUMMARY),
        ("License-Expression", expression(LICENCE)), *[("License-File", path) for path in licences],
        ("Classifier", "Environment :: Console"), ("Classifier", "Topic :: Text Processing :: Markup :: Markdown"),
        ("Requires-Python", ">=3.8"), ("Description-Content-Type", "text/markdown"),
    ]
    return "".join(f"{key}: {value}\n" for key, value in fields) + "\n" + DESCRIPTION


def make(release, tree, output):
    name = f"solidsite-{release.version}"
    documents = "share/doc/solidsite/"
    licences = [path[len(documents):] for path in tree if path.startswith((documents + "LICENSE", documents + "licences/"))]
    files = {"solidsite/__init__.py": File(b""), "solidsite/__main__.py": File(MODULE.encode())}
    for path, file in tree.items():
        place = "scripts/" + path[len("bin/"):] if file.is_program else "data/" + path
        files[f"{name}.data/{place}"] = file
    info = f"{name}.dist-info"
    for path in licences:
        files[f"{info}/licenses/{path}"] = tree[documents + path]
    files[f"{info}/METADATA"] = File(metadata(release, licences).encode())
    files[f"{info}/WHEEL"] = File(
        f"Wheel-Version: 1.0\nGenerator: solidsite\nRoot-Is-Purelib: false\nTag: {tag(release)}\n".encode())
    files[f"{info}/sboms/solidsite.spdx.json"] = tree[documents + "solidsite.spdx.json"]
    files = dict(sorted(files.items()))
    files[f"{info}/RECORD"] = File(record(files, info).encode())
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, file in files.items():
            entry = zipfile.ZipInfo(path, time.gmtime(release.time)[:6])
            entry.external_attr = (0o100755 if file.is_program else 0o100644) << 16
            entry.create_system, entry.compress_type = 3, zipfile.ZIP_DEFLATED
            archive.writestr(entry, file.data)
    path = output / f"{name}-{tag(release)}.whl"
    path.write_bytes(buffer.getvalue())
    return path


def record(files, info):
    def line(path, file):
        digest = base64.urlsafe_b64encode(hashlib.sha256(file.data).digest()).rstrip(b"=").decode()
        return f"{path},sha256={digest},{len(file.data)}\n"
    return "".join(line(path, file) for path, file in files.items()) + f"{info}/RECORD,,\n"
