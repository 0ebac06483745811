// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "custom-site",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "solidsite", path: "../..")],
  targets: [
    .executableTarget(
      name: "custom-site",
      dependencies: [
        .product(name: "SolidsiteCommand", package: "solidsite"),
        // 'verify' finds the program that reads the syntax of Swift beside this one.
        .product(name: "swift-facts", package: "solidsite"),
      ])
  ]
)
