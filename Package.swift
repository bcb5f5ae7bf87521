// swift-tools-version:6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

/// `make test` sets this, so that a warning fails our build and never a user's.
let strict = ProcessInfo.processInfo.environment["LAYOUTTRACE_STRICT"] == "1"
let settings: [SwiftSetting] = strict ? [.treatAllWarnings(as: .error)] : []
/// The tests lay out some hundred thousand scenes: `make test` has what does that optimized, with what it asserts.
let hot: Set = [
  "Platform", "JSON", "LayoutModel", "LayoutEngine", "ArticleLayouts", "Scene", "Schema", "Queries", "TraceStore", "Explanation", "WhatIf", "Rendering",
]
let optimized: [SwiftSetting] = strict ? [.unsafeFlags(["-O", "-assert-config", "Debug"])] : []

/// Views are values of the main actor whose initializers run anywhere, as SwiftUI's do: Swift 6 would have each of their properties sendable.
let viewCode: Set = ["LayoutUI", "LayoutUIHost", "LayoutUITests"]

/// `make fuzz` sets this: what a scene, SQL or a trace of somebody else's goes through is built to be fuzzed, and the targets of Fuzz are there.
/// `address` has each access to memory checked as well; `traps` leaves it at what Swift checks by itself, which is faster.
let fuzzing = ProcessInfo.processInfo.environment["LAYOUTTRACE_FUZZ"]
let isFuzzed = fuzzing != nil
let sanitizers = fuzzing == "traps" ? "-sanitize=fuzzer" : "-sanitize=fuzzer,address"
let fuzzed: [SwiftSetting] = isFuzzed ? [.unsafeFlags([sanitizers])] : []

/// The pages that folders of a target open with, by their paths in it.
func pages(_ target: String) -> [String] {
  let folder = URL(filePath: Context.packageDirectory).appending(path: "Sources/\(target)")
  let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
  return files.filter { $0.hasSuffix("README.md") }.sorted()
}

func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil, exclude: [String] = [], plugins: [Target.PluginUsage] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path, exclude: exclude + (path == nil ? pages(name) : []),
    swiftSettings: settings + fuzzed + (hot.contains(name) ? optimized : []) + (viewCode.contains(name) ? [.swiftLanguageMode(.v5)] : []),
    plugins: plugins)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings + (viewCode.contains(name) ? [.swiftLanguageMode(.v5)] : []))
}

#if os(Linux)
  /// Under SwiftUI's own name, where there is none: `import SwiftUI` means this one.
  let swiftUI = (
    products: [Product.library(name: "SwiftUI", targets: ["SwiftUI"])],
    targets: [
      library("SwiftUI", ["LayoutUI"], path: "Sources/SwiftUIModule"),
      // Listings of articles as they stand; some are no Swift 6.
      .testTarget(name: "SwiftUIAcceptanceTests", dependencies: ["SwiftUI", "LayoutUIHost"], swiftSettings: [.swiftLanguageMode(.v5)]),
    ]
  )
#else
  let swiftUI = (products: [Product](), targets: [Target]())
#endif

let package = Package(
  name: "layouttrace",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "layouttrace", targets: ["layouttrace"]),
    .library(name: "LayoutEngine", targets: ["LayoutEngine", "LayoutModel"]),
    .library(name: "ArticleLayouts", targets: ["ArticleLayouts"]),
    // SwiftUI's names, and `layoutTrace(_:in:)`, which tests call.
    .library(name: "LayoutUI", targets: ["LayoutUI", "LayoutUIHost"]),
    // The same for Swift Testing, whose failures say why then.
    .library(name: "LayoutUITesting", targets: ["LayoutUITesting"]),
    // The same for the programs that `layouttrace record File.swift` makes.
    .library(name: "LayoutUIProgram", type: .dynamic, targets: ["LayoutUI", "LayoutUIHost"] + swiftUI.products.map(\.name)),
  ] + swiftUI.products,
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // Combine where Apple's is not there.
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    // The folder is the registry: lists the files of a folder into generated Swift.
    .executableTarget(name: "FolderRegistryTool", swiftSettings: settings),
    .plugin(name: "FolderRegistry", capability: .buildTool(), dependencies: ["FolderRegistryTool"]),

    // Of the system what the rest may use: the C library, Foundation's essentials, locks, threads, other programs.
    library("Platform"),
    // JSON read with its places, and written.
    library("JSON"),
    library("LayoutModel", ["Platform"]),
    library("LayoutEngine", ["Platform", "LayoutModel"], plugins: ["FolderRegistry"]),
    // Layouts as an app's author writes them; scenes name them.
    library("ArticleLayouts", ["Platform", "LayoutModel", "LayoutEngine"], plugins: ["FolderRegistry"]),
    // SwiftUI's names and signatures: a program of views in front of the engine.
    library("LayoutUI", ["LayoutModel", "LayoutEngine", "LayoutUIMacros", .product(name: "OpenCombineShim", package: "OpenCombine")]),
    // What its macros become, which the compiler asks for.
    .macro(name: "LayoutUIMacros", dependencies: ["Platform", "JSON", "SwiftTokens"], swiftSettings: settings),
    library("Scene", ["Platform", "JSON", "LayoutModel", "LayoutEngine", "ArticleLayouts"]),

    library("Schema", ["Platform"], path: "Schema", exclude: ["scene.schema.json"], plugins: ["FolderRegistry"]),
    library("Queries", ["Platform", "Schema"], path: "Queries", plugins: ["FolderRegistry"]),
    // No pkgConfig: where pkg-config is missing, it would make SwiftPM ask for a libsqlite3-dev that is there.
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite3"])]),
    library("TraceStore", ["Platform", "LayoutModel", "Schema", "Queries", "CSQLite"]),
    library("Explanation", ["Platform", "JSON", "LayoutModel", "TraceStore"], plugins: ["FolderRegistry"]),
    library("Drawing", ["Platform", "LayoutModel", "TraceStore"]),
    library("Rendering", ["Platform", "JSON", "LayoutModel", "TraceStore", "Explanation"]),
    library("WhatIf", ["Platform", "JSON", "LayoutModel", "LayoutEngine", "Scene", "TraceStore", "Explanation"]),
    // Runs programs of views: passes, recordings, what a test asks of them; and what `layouttrace record File.swift` links a program with.
    library(
      "LayoutUIHost", ["Platform", "JSON", "LayoutModel", "LayoutEngine", "LayoutUI", "Scene", "Schema", "TraceStore", "Explanation", "Rendering", "WhatIf"]),
    library("LayoutUITesting", ["LayoutUIHost"]),
    // The words of a Swift source, and what a macro among them becomes.
    library("SwiftTokens", ["Platform"]),
    // A person's Swift sources: which of them make a target, what may be recorded, how a program is made of them.
    library("SwiftSources", ["Platform", "JSON", "SwiftTokens"]),
    library(
      "Report", ["Platform", "JSON", "LayoutModel", "LayoutEngine", "Scene", "TraceStore", "Explanation", "Drawing", "Rendering", "WhatIf"],
      plugins: ["FolderRegistry"]),
    // The page of a report over a scene that is being edited: a server on the loopback interface.
    library(
      "Live", ["Platform", "JSON", "LayoutModel", "LayoutEngine", "Scene", "TraceStore", "Rendering", "WhatIf", "Report"], plugins: ["FolderRegistry"]),
    .executableTarget(
      name: "layouttrace",
      dependencies: [
        "Platform", "JSON", "SwiftSources", "LayoutModel", "LayoutEngine", "Scene", "Schema", "Queries", "TraceStore", "Explanation", "Drawing", "Rendering",
        "WhatIf", "Report",
        "Live",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings),

    .target(name: "BenchmarkScenes", dependencies: ["LayoutModel", "LayoutEngine"], path: "Benchmarks/Scenes", swiftSettings: settings),
    .executableTarget(
      name: "layouttrace-bench",
      dependencies: [
        "BenchmarkScenes", "JSON", "LayoutModel", "LayoutEngine", "Schema", "TraceStore", "Live",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], path: "Benchmarks/Bench",
      swiftSettings: settings),
    // What one prepared INSERT in C does in its time: what recording is compared with.
    .executableTarget(name: "layouttrace-floor", path: "Benchmarks/Floor", linkerSettings: [.linkedLibrary("sqlite3")]),

    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    // Made from a seed by the tests, from its input by the fuzzer.
    .target(
      name: "RandomScenes", dependencies: ["LayoutModel", "LayoutEngine", "ArticleLayouts", "Scene", "TestSupport"], path: "Tests/RandomScenes",
      swiftSettings: settings),
    tests("TestSupportTests", ["TestSupport"]),
    tests("PlatformTests", ["Platform", "TestSupport"]),
    tests("JSONTests", ["JSON"]),
    tests("ArchitectureTests", ["LayoutEngine"]),
    tests("CommandTests", ["layouttrace", "JSON", "Scene", "Schema", "CSQLite", "TestSupport"]),
    tests("ArticleLayoutsTests", ["ArticleLayouts", "LayoutEngine", "LayoutModel", "Scene", "TestSupport"]),
    tests("LawTests", ["Scene", "JSON", "ArticleLayouts", "TraceStore", "LayoutEngine", "LayoutModel", "TestSupport", "RandomScenes"]),
    tests(
      "LayoutEngineTests", ["BenchmarkScenes", "LayoutEngine", "LayoutModel", "ArticleLayouts", "TestSupport"],
      exclude: ["Text/LineBreakTest.txt", "Text/scaled-metric.tsv"]),
    tests("DrawingTests", ["Drawing", "LayoutModel", "LayoutEngine", "Scene", "TraceStore", "WhatIf", "TestSupport", "RandomScenes"], exclude: ["Goldens"]),
    tests(
      "ReportTests",
      ["Report", "Drawing", "Rendering", "LayoutModel", "LayoutEngine", "Scene", "TraceStore", "Explanation", "WhatIf", "TestSupport", "RandomScenes"]),
    tests("LiveTests", ["Live", "JSON", "Report", "Rendering", "LayoutModel", "LayoutEngine", "Scene", "TraceStore", "WhatIf", "TestSupport"]),
    tests("RenderingTests", ["Rendering", "JSON", "TraceStore", "LayoutModel"]),
    tests("SceneTests", ["Scene", "JSON", "LayoutModel", "LayoutEngine", "TestSupport"], exclude: ["Data/inter.json"]),
    tests("SchemaTests", ["Schema", "Queries", "TraceStore", "TestSupport"], exclude: ["query-plans.txt"]),
    tests("TraceStoreTests", ["LayoutModel", "Schema", "Queries", "TraceStore", "CSQLite", "TestSupport"]),
    tests("GroundTruthTests", ["Scene", "LayoutEngine", "LayoutModel"], exclude: ["Cases"]),
    tests(
      "WhatIfTests", ["JSON", "LayoutModel", "LayoutEngine", "Scene", "TraceStore", "Explanation", "WhatIf", "Rendering", "CSQLite", "TestSupport"],
      exclude: ["Banks/why-bank.json", "Banks/own-questions.json"]),
    tests(
      "CheckTests", ["LayoutModel", "LayoutEngine", "Scene", "TraceStore", "Explanation", "WhatIf", "Rendering", "TestSupport"], exclude: ["examples.txt"]),
    tests("ExplanationTests", ["LayoutModel", "LayoutEngine", "Scene", "Schema", "TraceStore", "Explanation", "TestSupport"]),
    tests(
      "LayoutUITests",
      ["Drawing", "LayoutUI", "LayoutUIHost", "LayoutUITesting", "LayoutEngine", "LayoutModel", "Scene", "TraceStore", "WhatIf", "TestSupport"],
      exclude: ["Data"]),
    tests("SwiftSourcesTests", ["SwiftSources", "SwiftTokens"]),
    tests("ReferenceTests", ["LayoutModel", "LayoutEngine", "Scene", "Queries", "Explanation", "TestSupport"]),
  ] + swiftUI.targets
)

if isFuzzed {
  package.targets += [
    .systemLibrary(name: "CFuzzer", path: "Fuzz/CFuzzer"),
    .executableTarget(
      name: "layouttrace-fuzz",
      dependencies: [
        "CFuzzer", "CSQLite", "LayoutModel", "LayoutEngine", "ArticleLayouts", "Scene", "Schema", "Queries", "TraceStore", "Explanation", "Rendering", "WhatIf",
        "RandomScenes",
      ],
      path: "Fuzz/Targets", swiftSettings: settings, linkerSettings: [.unsafeFlags([sanitizers, "-use-ld=lld"])]),
  ]
}
