"""A compressed archive that is unpacked anywhere."""
import gzip
import io
import tarfile


def entry(name, file, time):
    info = tarfile.TarInfo(name)
    info.mtime, info.uname, info.gname = time, "root", "root"
    info.mode = 0o755 if file is None or file.is_program else 0o644
    if file is None:
        info.type = tarfile.DIRTYPE
    else:
        info.size = len(file.data)
    return info


def make(release, tree, output):
    top = release.name
    folders = {top} | {f"{top}/{'/'.join(path.split('/')[:count])}" for path in tree for count in range(1, path.count("/") + 1)}
    files = {f"{top}/{path}": file for path, file in tree.items()} | {folder: None for folder in folders}
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for path, file in sorted(files.items()):
            tar.addfile(entry(path, file, release.time), file and io.BytesIO(file.data))
    path = output / f"{top}.tar.gz"
    path.write_bytes(gzip.compress(buffer.getvalue(), 9, mtime=release.time))
    return path
