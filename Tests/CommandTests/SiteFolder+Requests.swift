extension SiteFolder {
  /// The arguments that request the ledger of `withRequests`.
  static let ledgerArguments = [
    "ledger", "--repository", "r", "--before", "main", "--after", "split", "--before-requests", "cars,bikes",
    "--after-requests", "split-cars, split-bikes",
  ]

  /// A folder with a small repository: two requests that collide in one file before, and add files after.
  static func withRequests(_ work: (SiteFolder) throws -> Void) throws {
    try SiteFolder.with(["r/Fee.swift": "a\nb\nc\n", "r/notes.txt": "n\n"]) { folder in
      try folder.git("init --quiet --initial-branch=main", in: "r")
      try folder.git("add --all", in: "r")
      try folder.git("commit --quiet --message start", in: "r")
      try folder.commitRequest(["Fee.swift": "a\nb\ncars\n"], on: "cars", from: "main")
      try folder.commitRequest(["Fee.swift": "a\nb\nbikes\nmore\n"], on: "bikes", from: "main")
      try folder.commitRequest(["Fee.swift": "a\n", "Vehicle.swift": "b\nc\n"], on: "split", from: "main")
      try folder.commitRequest(["Car.swift": "1\n2\n3\n"], on: "split-cars", from: "split")
      try folder.commitRequest(
        ["Bike.swift": "1\n2\n", "Fee.swift": "a\nz\n"], on: "split-bikes", from: "split")
      try work(folder)
    }
  }

  private func commitRequest(_ files: [String: String], on branch: String, from start: String) throws {
    try git("checkout --quiet -B \(branch) \(start)", in: "r")
    for (path, text) in files { try write(text, to: "r/" + path) }
    try git("add --all", in: "r")
    try git("commit --quiet --message \(branch)", in: "r")
  }
}
