/// The version of solidsite, as `--version` prints it; CHANGELOG.md tells what is in it.
let version = "0.1.0"
