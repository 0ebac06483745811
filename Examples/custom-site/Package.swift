// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "custom-site",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "solidsite", path: "../..")],
  targets: [
    .executableTarget(
      name: "custom-site", dependencies: [.product(name: "SolidsiteCommand", package: "solidsite")])
  ]
)
