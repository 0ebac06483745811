"""Makes Hugo's site of the studies that solidsite builds."""

import pathlib
import re
import shutil

HERE = pathlib.Path(__file__).resolve().parent
STRESSED = re.compile(r"^(```swift [^{\n]+) \{([0-9,-]+)\}$", re.MULTILINE)


def prepare(site, folder, highlights):
    """Makes Hugo's site of the same studies; only stressed lines are written otherwise, as Hugo wants them."""
    shutil.copytree(HERE / "hugo", folder)
    settings = folder / "hugo.toml"
    settings.write_text(settings.read_text().replace("codeFences = true", f"codeFences = {str(highlights).lower()}"))
    target = folder / "content" / "case-studies"
    target.mkdir(parents=True)

    def in_hugos_words(match):
        lines = ",".join(f'"{part}"' for part in match[2].split(","))
        return f"{match[1]} {{hl_lines=[{lines}]}}"

    for study in sorted((site / "Content" / "case-studies").iterdir()):
        (target / study.name).write_text(STRESSED.sub(in_hugos_words, study.read_text()))
