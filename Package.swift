// swift-tools-version: 6.0
import Foundation
import PackageDescription

/// Warnings are errors if SOLIDSITE_STRICT is set (CI and `make test` set it), so that a newcomer's older or newer
/// compiler only warns.
let strict: [SwiftSetting] =
  Context.environment["SOLIDSITE_STRICT"] == nil ? [] : [.unsafeFlags(["-warnings-as-errors"])]

/// The settings of all modules. Packages need a program of less than 25 MB, and set SOLIDSITE_SMALL: the compiler then
/// prefers short code.
let settings: [SwiftSetting] =
  strict + (Context.environment["SOLIDSITE_SMALL"] == nil ? [] : [.unsafeFlags(["-Osize"])])

/// The settings of the modules that read texts: the tests read thousands of sites, and take much longer without them.
/// SiteBuilder isn't one of them, because the compiler would take minutes to optimise it.
let optimised: [SwiftSetting] = settings + (strict.isEmpty ? [] : [.unsafeFlags(["-O"])])

/// The folder of the toolchain's own SwiftSyntax (`lib/swift/host`), or nil where the toolchain ships without it.
let hostLibraries: String? = {
  let environment = ProcessInfo.processInfo.environment
  let path = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swift" }
  let compilers =
    [environment["TOOLCHAIN_DIR"].map { $0 + "/usr/bin/swift" }].compactMap { $0 } + path + [
      "/opt/homebrew/opt/swift/bin/swift", "/usr/local/opt/swift/bin/swift",
      "/Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr/bin/swift",
    ]
  for compiler in compilers where FileManager.default.isExecutableFile(atPath: compiler) {
    let bin = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
    let host = bin.deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
    if FileManager.default.fileExists(atPath: host + "/SwiftIDEUtils.swiftmodule") { return host }
  }
  return nil
}()

let oracleSwiftSettings: [SwiftSetting] = hostLibraries.map { [.unsafeFlags(["-I", $0])] } ?? []
let oracleLinkerSettings: [LinkerSetting] =
  hostLibraries.map { [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])] } ?? []

/// The languages that are described by a grammar, one per file.
let grammars = [
  "abap", "c", "clojure", "cpp", "csharp", "css", "dart", "diff", "dockerfile", "elixir", "fsharp", "gdscript", "go",
  "graphql", "groovy", "haskell", "html", "ini", "java", "javascript", "json", "julia", "kotlin", "lua", "makefile",
  "objective-c", "pascal", "perl", "php", "powershell", "protobuf", "python", "r", "ruby", "rust", "scala", "shell",
  "solidity", "sql", "toml", "tsx", "typescript", "vb", "xml", "yaml",
]

let package = Package(
  name: "solidsite",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "solidsite", targets: ["solidsite"]),
    .library(
      name: "SiteBuilder",
      targets: [
        "CaseStudyModel", "CaseStudyReader", "CodeDifference", "CodeHighlighting", "Mustache", "SiteBuilder",
        "SiteStorage",
      ]),
    .library(
      name: "SolidsiteCommand",
      targets: [
        "CaseStudyModel", "EvidenceMeasures", "EvidenceRunner", "Mustache", "SiteBuilder", "SolidsiteCommand",
        "SyntaxFacts",
      ]),
  ],
  targets: [
    .systemLibrary(
      name: "CMark", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(name: "CPlatform"),
    .systemLibrary(
      name: "CMicroHTTPD", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    .target(name: "Platform", dependencies: ["CPlatform"], swiftSettings: settings),
    .target(name: "CaseStudyModel", swiftSettings: optimised),
    .target(
      name: "CaseStudyReader", dependencies: ["CaseStudyModel", "CMark", "CodeStructure", "CYAML"],
      swiftSettings: optimised),
    .target(
      name: "CodeHighlighting", dependencies: ["CaseStudyModel"],
      resources: grammars.map { .embedInCode("Languages/\($0).grammar") }, swiftSettings: optimised),
    .target(name: "Archives", swiftSettings: optimised),
    .target(name: "CodeDifference", dependencies: ["CaseStudyModel"], swiftSettings: optimised),
    .target(name: "CodeStructure", dependencies: ["CaseStudyModel"], swiftSettings: optimised),
    .target(
      name: "SourceTrees", dependencies: ["CaseStudyModel", "CodeDifference", "CodeStructure"],
      swiftSettings: optimised),
    .target(name: "Mustache", dependencies: ["CaseStudyModel"], swiftSettings: optimised),
    .target(name: "SyntaxFacts", swiftSettings: settings),
    .target(name: "EvidenceMeasures", dependencies: ["SyntaxFacts"], swiftSettings: settings),
    .target(
      name: "SiteBuilder",
      dependencies: ["Archives", "CaseStudyModel", "CodeDifference", "CodeStructure", "Mustache", "SourceTrees"],
      swiftSettings: settings),
    .target(name: "Subprocesses", dependencies: ["Platform", "SystemFiles"], swiftSettings: settings),
    .target(name: "SystemFiles", dependencies: ["Platform"], swiftSettings: settings),
    .target(name: "FileWatching", dependencies: ["Platform", "SystemFiles"], swiftSettings: settings),
    .target(
      name: "SiteStorage", dependencies: ["CaseStudyModel", "SystemFiles"], swiftSettings: settings),
    .target(
      name: "ChangeLedger", dependencies: ["CaseStudyModel", "Platform", "Subprocesses", "SystemFiles"],
      swiftSettings: settings),
    .target(name: "EvidenceStore", dependencies: ["CaseStudyModel"], swiftSettings: settings),
    .target(
      name: "EvidenceRunner",
      dependencies: [
        "CaseStudyModel", "ChangeLedger", "CodeStructure", "EvidenceMeasures", "Platform", "SourceTrees",
        "Subprocesses", "SyntaxFacts", "SystemFiles",
      ],
      resources: ["python.py", "javascript.mjs"].map { .embedInCode("Languages/Preludes/\($0)") },
      swiftSettings: settings),
    .target(
      name: "PreviewServer", dependencies: ["CaseStudyModel", "CMicroHTTPD", "Platform", "SystemFiles"],
      resources: [.embedInCode("Client/reload.js")], swiftSettings: settings),
    .target(name: "LanguageServer", dependencies: ["CaseStudyModel", "SiteBuilder"], swiftSettings: settings),
    .executableTarget(name: "solidsite", dependencies: ["SolidsiteCommand"], swiftSettings: settings),
    .target(
      name: "SolidsiteCommand",
      dependencies: [
        "CaseStudyModel", "CaseStudyReader", "ChangeLedger", "CodeDifference", "CodeHighlighting", "EvidenceRunner",
        "EvidenceStore", "FileWatching", "LanguageServer", "Platform", "PreviewServer", "SiteBuilder", "SiteStorage",
        "SourceTrees", "Subprocesses", "SystemFiles",
      ],
      resources: [.embedInCode("Starter")], swiftSettings: settings),
    .testTarget(
      name: "SiteBuilderTests",
      dependencies: [
        "CaseStudyModel", "CodeDifference", "Mustache", "SeededRandom", "SiteBuilder", "SourceTrees", "TestForm",
      ],
      swiftSettings: strict),
    .target(
      name: "SwiftLexerOracle", dependencies: ["CaseStudyModel", "CodeHighlighting"], path: "Tests/SwiftLexerOracle",
      swiftSettings: strict + oracleSwiftSettings, linkerSettings: oracleLinkerSettings),
    .executableTarget(
      name: "highlighting-benchmark", dependencies: ["CaseStudyModel", "CodeHighlighting", "SwiftLexerOracle"],
      path: "Benchmarks/Highlighting", swiftSettings: strict + oracleSwiftSettings,
      linkerSettings: oracleLinkerSettings),
    .testTarget(
      name: "CodeHighlightingTests", dependencies: ["CaseStudyModel", "CodeHighlighting", "SeededRandom", "TestForm"],
      exclude: ["Samples"],
      swiftSettings: strict),
    .testTarget(
      name: "SwiftLexerOracleTests", dependencies: ["CodeHighlighting", "SwiftLexerOracle", "TestForm"],
      swiftSettings: strict + oracleSwiftSettings, linkerSettings: oracleLinkerSettings),
    .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: strict),
    .target(name: "TestForm", path: "Tests/TestForm", swiftSettings: strict),
    .target(
      name: "DifferenceOracle", dependencies: ["CaseStudyModel", "CaseStudyReader", "CodeDifference", "SeededRandom"],
      path: "Tests/DifferenceOracle",
      swiftSettings: strict),
    .executableTarget(
      name: "difference-benchmark",
      dependencies: ["CaseStudyModel", "CodeDifference", "DifferenceOracle", "SeededRandom"],
      path: "Benchmarks/Differences", swiftSettings: strict),
    .testTarget(name: "ArchivesTests", dependencies: ["Archives"], swiftSettings: strict),
    .testTarget(
      name: "CodeDifferenceTests",
      dependencies: [
        "CaseStudyModel", "CodeDifference", "CodeHighlighting", "DifferenceOracle", "SeededRandom", "TestForm",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CodeStructureTests", dependencies: ["CaseStudyModel", "CodeStructure"], swiftSettings: strict),
    .testTarget(
      name: "SourceTreesTests", dependencies: ["CaseStudyModel", "CaseStudyReader", "SourceTrees"],
      swiftSettings: strict),
    .testTarget(name: "MustacheTests", dependencies: ["Mustache", "TestForm"], swiftSettings: strict),
    .testTarget(name: "CaseStudyModelTests", dependencies: ["CaseStudyModel"], swiftSettings: strict),
    .target(name: "HTMLOracle", path: "Tests/HTMLOracle", swiftSettings: strict),
    .testTarget(
      name: "CaseStudyReaderTests",
      dependencies: ["CaseStudyModel", "CaseStudyReader", "HTMLOracle", "SeededRandom", "TestForm"],
      exclude: ["Corpus"], swiftSettings: strict),
    .target(
      name: "FuzzedParts",
      dependencies: [
        "CaseStudyModel", "CaseStudyReader", "CodeDifference", "CodeHighlighting", "EvidenceRunner", "EvidenceStore",
        "HTMLOracle", "Mustache", "PreviewServer", "SiteBuilder", "SiteStorage", "SourceTrees",
      ], path: "Tests/Fuzzing/Parts", swiftSettings: strict),
    .testTarget(name: "FuzzingTests", dependencies: ["FuzzedParts"], swiftSettings: strict),
    .testTarget(
      name: "ContentTests", dependencies: ["CaseStudyModel", "CaseStudyReader", "TestForm"], swiftSettings: strict),
    .testTarget(
      name: "SiteStorageTests", dependencies: ["CaseStudyModel", "SiteStorage", "SystemFiles"],
      swiftSettings: strict),
    .testTarget(
      name: "FileWatchingTests",
      dependencies: ["FileWatching", "SeededRandom", "SiteStorage", "Subprocesses", "SystemFiles", "TestForm"],
      swiftSettings: strict),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: ["CaseStudyModel", "CaseStudyReader", "LanguageServer", "SeededRandom", "SiteBuilder", "TestForm"],
      swiftSettings: strict),
    .testTarget(name: "SystemFilesTests", dependencies: ["Platform", "SystemFiles"], swiftSettings: strict),
    .testTarget(name: "SubprocessesTests", dependencies: ["Subprocesses"], swiftSettings: strict),
    .testTarget(
      name: "PreviewServerTests", dependencies: ["PreviewServer", "SeededRandom", "SystemFiles", "TestForm"],
      swiftSettings: strict),
    .testTarget(
      name: "EvidenceStoreTests", dependencies: ["CaseStudyModel", "EvidenceStore"], swiftSettings: strict),
    .testTarget(
      name: "EvidenceRunnerTests",
      dependencies: [
        "CaseStudyModel", "CaseStudyReader", "CodeStructure", "EvidenceMeasures", "EvidenceRunner", "SeededRandom",
        "SourceTrees", "Subprocesses", "SyntaxFacts", "SystemFiles", "TestForm",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SyntaxFactsTests",
      dependencies: ["CaseStudyModel", "CaseStudyReader", "EvidenceMeasures", "EvidenceStore", "SyntaxFacts"]
        + (hostLibraries == nil ? [] : ["SwiftFacts"]), swiftSettings: strict),
    .testTarget(
      name: "ChangeLedgerTests", dependencies: ["CaseStudyModel", "ChangeLedger", "Subprocesses"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "CaseStudyModel", "CaseStudyReader", "ChangeLedger", "EvidenceRunner", "EvidenceStore", "FileWatching",
        "Mustache", "PreviewServer", "SeededRandom", "SiteBuilder", "SiteStorage", "SolidsiteCommand", "TestForm",
        "solidsite",
      ],
      exclude: ["Mistakes"], swiftSettings: strict),
  ]
)

// If the toolchain lacks SwiftSyntax, this program is missing, and `verify` says so.
if hostLibraries != nil {
  package.products.append(.executable(name: "swift-facts", targets: ["SwiftFacts"]))
  package.targets.append(
    .executableTarget(
      name: "SwiftFacts", dependencies: ["SyntaxFacts"], swiftSettings: strict + oracleSwiftSettings,
      linkerSettings: oracleLinkerSettings))
}

// The program that `Tests/Fuzzing/run` builds separately, with coverage instrumentation for libFuzzer.
if Context.environment["SOLIDSITE_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz", dependencies: ["FuzzedParts"], path: "Tests/Fuzzing/Program",
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])]))
}
