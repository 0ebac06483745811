/// The version that `--version` prints; CHANGELOG.md describes it.
let version = "0.1.0"
