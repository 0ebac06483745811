"""The faults, a function for each kind."""

import os
import shutil
import subprocess
import threading

from harness import Site, Skipped, remove, tree, wait_and_kill

# The system calls by which a build changes anything.
RENAMING = "rename,renameat,renameat2"
CHANGING = [RENAMING, "renameat", "renameat2", "mkdir,mkdirat", "linkat,link", "unlinkat,unlink,rmdir", "write", "fsync"]
# Those of the short form.
SHORT = {"folder": [RENAMING], "mount": [RENAMING, "mkdir,mkdirat"]}


def kinds():
    return ("folder", "mount")


def pick(bench, numbers, short):
    """All numbers, or a given count of them in the short form, always with the first and last."""
    numbers = list(numbers)
    if bench.is_long or len(numbers) <= short:
        return numbers
    return sorted({numbers[0], numbers[-1], *bench.random.sample(numbers, max(short - 2, 0))})


def random_kills(bench):
    "killed at random moments"
    struck = 0
    for kind in kinds():
        site = Site(bench, "kill-" + kind, kind)
        for number in range(250 if bench.is_long else 4):
            site.fill()
            process = subprocess.Popen(
                bench.command(site), env=bench.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            # A build writes at its end.
            delay = bench.duration * bench.random.triangular(0, 1.1, 0.8)
            struck += wait_and_kill(process, delay)
            bench.settle(site, f"killed after {delay:.3f} s, {kind}, number {number}")
    return f"; {struck} struck before the end"


def chosen_kills(bench):
    "killed at chosen system calls"
    bench.need("strace")
    for kind in kinds():
        site = Site(bench, "call-" + kind, kind)
        for calls in CHANGING if bench.is_long else SHORT[kind]:
            for number in pick(bench, range(1, bench.count(site, calls) + 1), 3):
                site.fill()
                bench.traced(site, calls, f"signal=KILL:when={number}")
                bench.settle(site, f"killed at {calls} {number}, {kind}")


def second_kills(bench):
    "killed while finishing interrupted moves of single entries"
    bench.need("strace")
    site = Site(bench, "again", "mount")
    for first in pick(bench, range(1, bench.count(site, "renameat2") + 1), 1):
        for calls in ("renameat2", "unlinkat,unlink,rmdir") if not bench.is_long else CHANGING:
            for second in range(1, 60 if bench.is_long else 2, 6):
                site.fill()
                bench.traced(site, "renameat2", f"signal=KILL:when={first}")
                run = bench.traced(site, calls, f"signal=KILL:when={second}")
                bench.settle(site, f"killed at renameat2 {first}, then at {calls} {second}")
                if run.returncode == 0:
                    break


def broken_journals(bench):
    "killed between moves of single entries, with the journal lost or truncated"
    bench.need("strace")
    site = Site(bench, "journal", "mount")
    for calls, injection in (("renameat2", None), ("renameat", "EINVAL")):
        for number in pick(bench, range(1, bench.count(site, calls) + 1), 3)[-2:]:
            for damage in ("lost", "empty", "cut") if bench.is_long else ("lost", "cut"):
                site.fill()
                bench.traced(site, calls, f"signal=KILL:when={number}")
                journal = site.output + "/.solidsite-journal"
                if not os.path.exists(journal):
                    continue
                size = os.path.getsize(journal)
                remove(journal) if damage == "lost" else os.truncate(journal, 0 if damage == "empty" else size // 2)
                bench.settle(site, f"killed at {calls} {number}, journal {damage}")


def injected_errors(bench):
    "a full disk at every write, once and from then on"
    bench.need("strace")
    for kind in kinds():
        site = Site(bench, "error-" + kind, kind)
        for calls in CHANGING if bench.is_long else SHORT[kind]:
            for number in pick(bench, range(1, bench.count(site, calls) + 1), 3):
                for ever in ("", "+") if bench.is_long else ("+",):
                    site.fill()
                    run = bench.traced(site, calls, f"error=ENOSPC:when={number}{ever}")
                    if run.returncode not in (0, 2):
                        bench.judge(f"ENOSPC at {calls} {number}{ever}, {kind}", f"ended with {run.returncode}")
                    bench.settle(site, f"ENOSPC at {calls} {number}{ever}, {kind}")


def other_errors(bench):
    "a file system that has no atomic exchange, becomes read-only, has a quota or denies permission"
    bench.need("strace")
    for error in ("EINVAL", "EROFS", "EDQUOT", "EACCES", "EIO", "EBUSY", "EXDEV") if bench.is_long else ("EINVAL", "EIO"):
        for kind in kinds():
            site = Site(bench, f"{error}-{kind}", kind)
            for number in pick(bench, range(1, bench.count(site, "renameat2") + 1), 1):
                site.fill()
                bench.traced(site, "renameat2", f"error={error}:when={number}+")
                bench.settle(site, f"{error} at renameat2 {number}, {kind}")


def interrupted_calls(bench):
    "system calls that a signal interrupts, every second or third of a kind"
    bench.need("strace")
    # The first calls are those of the loader, which doesn't make them again. Resolving a path reads many links.
    moments = {
        "openat": "120+2", "newfstatat": "200+2", "getdents64": "1+2", "mkdir,mkdirat": "1+2", "statx": "1+2",
        "readlink,readlinkat": "40+97", "renameat2": "1+2", "rename,renameat": "1+2", "link,linkat": "1+2",
        "unlink,unlinkat,rmdir": "1+2", "flock": "1+2", "fsync": "1+2", "read": "60+2", "write": "1+2",
    }
    for kind in kinds() if bench.is_long else ["folder"]:
        site = Site(bench, "interrupted-" + kind, kind)
        for calls, moment in pick(bench, list(moments.items()), 7):
            site.fill()
            run = bench.traced(site, calls, f"error=EINTR:when={moment}")
            what = f"EINTR at {calls} {moment}, {kind}"
            # An exchange of two paths isn't made again, because a second one would undo the first.
            accepted = (0, 2) if calls == "renameat2" else (0,)
            problem = f"ended with {run.returncode}: {run.stderr.decode()[:200]}"
            if bench.judge(what, None if run.returncode in accepted else problem):
                bench.settle(site, what)


def mounted_entries(bench):
    "a file or folder inside the output that is a mount point"
    bench.need_root()
    for kind in kinds():
        site = Site(bench, "mounted-" + kind, kind)
        for name in ("index.html", "assets/files/1.txt", "assets"):
            site.fill()
            place = f"{site.output}/{name}"
            if not os.environ.get("SOLIDSITE_FAULTS_NAMESPACE"):
                raise Skipped("mounting needs root and a mount namespace")
            subprocess.run(["mount", "--bind", place, place], check=True)
            run = bench.build(site)
            told = run.stderr.decode(errors="replace")
            problem = site.problem()
            subprocess.run(["umount", place], check=True)
            what = f"'{name}' is mounted, {kind}"
            if run.returncode != 2 or place not in told or "unmount it" not in told:
                problem = f"ended with {run.returncode}: {told.strip()[:200]}"
            if bench.judge(what, problem):
                bench.settle(site, what)


def full_disks(bench):
    "a disk with too few inodes or bytes"
    for kind in kinds():
        site = Site(bench, "full-" + kind, kind)
        if kind == "mount":
            site.copy_content()
        disk = site.root if kind == "folder" else site.output
        os.makedirs(disk)
        bench.mount(disk, "size=64m,nr_inodes=10000")
        if kind == "folder":
            site.copy_content()
        for what in ("inodes", "bytes"):
            sizes = range(0, 90, 1) if what == "inodes" else range(0, 400, 4)
            for room in pick(bench, sizes, 3):
                site.fill()
                used = os.statvfs(disk)
                if what == "inodes":
                    bench.remount(disk, f"nr_inodes={used.f_files - used.f_ffree + room}")
                else:
                    pages = used.f_blocks - used.f_bfree
                    bench.remount(disk, f"size={(pages + room) * used.f_frsize}")
                run = bench.build(site)
                problem = site.problem()
                bench.remount(disk, "size=64m,nr_inodes=10000")
                if run.returncode not in (0, 2):
                    problem = f"ended with {run.returncode}"
                if bench.judge(f"{room} {what} left, {kind}", problem):
                    bench.settle(site, f"{room} {what} left, {kind}")


def full_ext4(bench):
    "a small ext4 mount point that fills up"
    bench.need("mkfs.ext4")
    image = os.path.join(bench.scratch, "image")
    with open(image, "wb") as file:
        file.truncate(8 << 20)
    made = subprocess.run(["mkfs.ext4", "-q", "-b", "1024", "-N", "400", "-m", "0", image], capture_output=True)
    if made.returncode != 0:
        raise Skipped("mkfs.ext4 fails")
    site = Site(bench, "ext4", "mount")
    site.copy_content()
    os.makedirs(site.output)
    bench.mount(site.output, "loop", image, "ext4")
    for room in pick(bench, range(0, 300, 6), 3):
        site.fill()
        free = os.statvfs(site.output).f_bfree
        ballast = site.output + "/.solidsite-ballast"
        run = None
        try:
            with open(ballast, "wb") as file:
                os.posix_fallocate(file.fileno(), 0, max(free - room, 1) * 1024)
            run = bench.build(site)
            problem = site.problem()
        except OSError:
            problem = None
        remove(ballast)
        if run and run.returncode not in (0, 2):
            problem = f"ended with {run.returncode}"
        if bench.judge(f"{room} blocks of ext4 left", problem):
            bench.settle(site, f"{room} blocks of ext4 left")
    return "" if os.path.isdir(site.output + "/lost+found") else "; lost+found is gone"


def layered_folders(bench):
    "an output that comes from a container's image, on overlayfs"
    bench.need_root()
    layers = os.path.join(bench.scratch, "layers")
    os.makedirs(layers)
    bench.mount(layers, "size=64m")
    site = Site(bench, "layered", "mount")
    for number in range(4 if bench.is_long else 2):
        lower, upper, work = (f"{layers}/{name}{number}" for name in ("lower", "upper", "work"))
        shutil.copytree(bench.content["new"], lower)
        shutil.copytree(bench.built["old"], lower + "/_site")
        for folder in (upper, work, site.root):
            os.makedirs(folder, exist_ok=True)
        bench.mount(site.root, f"lowerdir={lower},upperdir={upper},workdir={work}", kind="overlay")
        if number % 2:
            process = subprocess.Popen(
                bench.command(site), env=bench.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            wait_and_kill(process, bench.duration * bench.random.triangular(0, 1.1, 0.8))
            # Each folder of the image is removed before its copy takes its place; the next build completes that.
            bench.build(site)
        bench.settle(site, f"layered folders, {number}")
        subprocess.run(["umount", site.root], check=True)


def read_only(bench):
    "a read-only mount point"
    site = Site(bench, "read-only", "mount")
    site.fill()
    bench.remount(site.output, "ro")
    run = bench.build(site)
    bench.remount(site.output, "rw")
    if run.returncode != 2:
        bench.judge("read-only", f"ended with {run.returncode}")
    bench.settle(site, "read-only")


def permissions(bench):
    "an old output that can't be removed"
    bench.need("setpriv")
    bench.need_root()
    user = ["setpriv", "--reuid", "12345", "--regid", "12345", "--clear-groups"]
    site = Site(bench, "rights", "folder")
    site.fill()
    os.chmod(bench.scratch, 0o755)
    if subprocess.run([*user, "test", "-x", bench.program], capture_output=True).returncode != 0:
        raise Skipped("another user can't run the program")
    for number in range(20 if bench.is_long else 4):
        os.chmod(site.root, 0o777)
        page = site.root + "/Content/pages/p4.md"
        text = open(page).read()
        open(page, "w").write(text + f"\nChanged {number}.\n")
        run = bench.build(site, before=user)
        bench.trials += 1
        problem = None
        if run.returncode != 0:
            problem = "a build over another user's failed: " + run.stderr.decode().strip()[:200]
        elif len(site.leftovers()) > 1:
            problem = f"{len(site.leftovers())} folders piled up"
        bench.judge(f"another user's output, build {number}", problem)
        open(page, "w").write(text)
    bench.build(site)
    bench.settle(site, "another user's output, removed by its owner")
    # A folder that its owner may not change.
    site.fill()
    os.chown(site.root, 12345, 12345)
    for base, _, _ in os.walk(site.output):
        os.chown(base, 12345, 12345)
        os.chmod(base, 0o555)
    for number in range(2):
        run = bench.build(site, before=user)
        bench.judge(f"read-only folders, build {number}", run.stderr.decode()[:200] if run.returncode else None)
    bench.settle(site, "read-only folders")


def two_at_once(bench):
    "two builds at once"
    for kind in kinds():
        site = Site(bench, "two-" + kind, kind)
        for number in range(60 if bench.is_long else 2):
            site.fill()
            both = [
                subprocess.Popen(
                    bench.command(site), env=bench.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                for _ in range(2)
            ]
            ends = sorted(process.wait() for process in both)
            if ends[0] != 0 or ends[1] not in (0, 2):
                bench.judge(f"two at once, {kind}", f"they ended with {ends}")
            bench.settle(site, f"two at once, {kind}, number {number}")


def changing_content(bench):
    "content that changes while it is being read"
    site = Site(bench, "changing", "folder")
    site.fill()
    place = site.root + "/Content/assets/files/0.txt"
    page = site.root + "/Content/pages/p4.md"
    kept = {path: open(path).read() for path in (place, page)}
    is_over = threading.Event()

    def change():
        number = 0
        while not is_over.is_set():
            number += 1
            with open(place, "w") as file:
                file.write("changing" * (number % 9000))
            remove(page) if number % 2 else open(page, "w").write(kept[page])

    thread = threading.Thread(target=change)
    thread.start()
    try:
        for number in range(60 if bench.is_long else 3):
            run = bench.build(site)
            bench.trials += 1
            bench.judge(f"changing content {number}", f"ended with {run.returncode}" if run.returncode not in (0, 1, 2) else None)
    finally:
        is_over.set()
        thread.join()
    for path, text in kept.items():
        open(path, "w").write(text)
    bench.build(site)
    bench.settle(site, "content that changed")


def records(bench):
    "killed while the last build's record is written, and the record cut"
    bench.need("strace")
    site = Site(bench, "record", "folder")
    cache = site.root + "/.solidsite/cache"
    # Only the record and the file beside it are moved by this call.
    for number in pick(bench, range(1, bench.count(site, "renameat") + 1), 2):
        site.fill()
        remove(cache)
        bench.traced(site, "renameat", f"signal=KILL:when={number}")
        bench.settle(site, f"killed at renameat {number}")
        found = sorted(os.listdir(cache))
        bench.judge(f"after a kill at renameat {number}", None if found == [".gitignore", "build"] else f"{found} in the cache")
    record = cache + "/build"
    size = os.path.getsize(record)
    for length in pick(bench, range(0, size, 997 if bench.is_long else 9973), 4):
        site.fill()
        os.truncate(record, length)
        bench.settle(site, f"a record cut after {length} of {size} bytes")
    before = os.stat(record)
    bench.settle(site, "nothing")
    after = os.stat(record)
    bench.judge("nothing happened", None if before == after or before.st_mtime_ns == after.st_mtime_ns else "the site was built again")


def lost_outputs(bench):
    "closed and full outputs"
    for kind in kinds():
        site = Site(bench, "outputs-" + kind, kind)
        redirections = ["<&- >&- 2>&-", ">/dev/full 2>&1", ">&-", "2>&-", ">&- 2>&-", ">/dev/full", "2>/dev/full"]
        for redirection in redirections if bench.is_long else redirections[:2]:
            site.fill()
            words = ["bash", "-c", f'exec "$@" {redirection}', "bash", *bench.command(site, "--format", "json")]
            subprocess.run(words, env=bench.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=60)
            bench.settle(site, f"{redirection}, {kind}")


ALL = [
    random_kills, chosen_kills, second_kills, broken_journals, injected_errors, other_errors, interrupted_calls,
    mounted_entries, layered_folders, full_disks, full_ext4, read_only,
    permissions, two_at_once, changing_content, records, lost_outputs,
]
