# Runs apt with lists of its own, so that the machine's sources stay as they are. To be sourced.
keys=/usr/share/keyrings/debian-archive-keyring.gpg

# Prepares a folder. Usage: prepare_apart FOLDER LINE… (the lines of sources.list, without the key)
prepare_apart() {
  apart=$1
  shift
  mkdir -p "$apart/lists/partial" "$apart/cache/archives/partial"
  apart=$(cd "$apart" && pwd)
  touch "$apart/status"
  printf '%s\n' "$@" | sed "s|^\(deb[a-z-]*\) |\1 [signed-by=$keys] |" > "$apart/sources.list"
  run_apart update
}

# Runs apt-get in the folder that was prepared.
run_apart() {
  TMPDIR=$apart apt-get -qq -o Dir::State="$apart" -o Dir::State::Lists="$apart/lists" -o Dir::State::status="$apart/status" \
    -o Dir::Cache="$apart/cache" -o Dir::Etc::sourcelist="$apart/sources.list" -o Dir::Etc::sourceparts=/nonexistent \
    -o APT::Sandbox::User="$(id -un)" "$@"
}
