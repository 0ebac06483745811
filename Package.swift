// swift-tools-version: 6.0
import PackageDescription

/// Warnings are errors where SOLIDSITE_STRICT is set (CI and `make test` set it); a newcomer's older or newer compiler only warns.
let strict: [SwiftSetting] =
  Context.environment["SOLIDSITE_STRICT"] == nil ? [] : [.unsafeFlags(["-warnings-as-errors"])]

let package = Package(
  name: "solidsite",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "solidsite", targets: ["solidsite"]),
    .library(name: "SiteBuilder", targets: ["CaseStudyModel", "Mustache", "SiteBuilder"]),
  ],
  targets: [
    .systemLibrary(
      name: "CMark", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CPlatform"),
    .target(name: "CaseStudyModel", swiftSettings: strict),
    .target(
      name: "CaseStudyReader", dependencies: ["CaseStudyModel", "CMark", "CYAML"],
      resources: [.embedInCode("vocabulary.yml")], swiftSettings: strict),
    .target(
      name: "CodeHighlighting", dependencies: ["CaseStudyModel"], exclude: ["Languages"], swiftSettings: strict),
    .target(name: "Mustache", swiftSettings: strict),
    .target(name: "SiteBuilder", dependencies: ["CaseStudyModel", "Mustache"], swiftSettings: strict),
    .target(name: "SiteStorage", dependencies: ["CaseStudyModel", "SiteBuilder", "CPlatform"], swiftSettings: strict),
    .executableTarget(
      name: "solidsite",
      dependencies: ["CaseStudyModel", "CaseStudyReader", "CodeHighlighting", "SiteBuilder", "SiteStorage"],
      resources: [.embedInCode("Starter")], swiftSettings: strict),
    .testTarget(
      name: "SiteBuilderTests", dependencies: ["CaseStudyModel", "Mustache", "SiteBuilder"], swiftSettings: strict),
    .testTarget(name: "MustacheTests", dependencies: ["Mustache"], swiftSettings: strict),
    .testTarget(
      name: "CaseStudyReaderTests", dependencies: ["CaseStudyModel", "CaseStudyReader"], exclude: ["Corpus"],
      swiftSettings: strict),
    .testTarget(
      name: "ContentTests", dependencies: ["CaseStudyModel", "CaseStudyReader"], swiftSettings: strict),
    .testTarget(name: "SiteStorageTests", dependencies: ["SiteBuilder", "SiteStorage"], swiftSettings: strict),
    .testTarget(name: "CommandTests", dependencies: ["solidsite"], swiftSettings: strict),
  ]
)
