import TestSupport
import Testing

@testable import SwiftSources

/// Of which target a file is, by what a Package.swift says.
@Suite struct PackageManifestTests {
  private static let manifest = PackageManifest(
    """
    // .target(name: "Old", path: "Old")
    let package = Package(
      name: "App", products: [.library(name: "Kit", targets: ["Kit"])],
      targets: [
        .target(name: "Kit", dependencies: ["Core", .product(name: "Collections", package: "swift-collections")], resources: [.process("Media")]),
        .target(name: "Core", path: "./Modules/Core/"), .target(name: "CoreUI", dependencies: [.target(name: "Core")], path: "Modules/Core/UI"),
        .testTarget(name: "KitTests", dependencies: ["Kit"], path: "Checks"), .target(name: name),
      ])
    """)

  @Test func `targets are read with their folders, whatever stands in their other arguments`() {
    // What stands in a list of dependencies names a target, and no folder.
    #expect(Self.manifest.targets.map(\.name) == ["Kit", "Core", "CoreUI", "Core", "KitTests"])
    #expect(Self.manifest.targets.map(\.path) == [nil, "Modules/Core", "Modules/Core/UI", nil, "Checks"])
    #expect(Self.manifest.targets.filter(\.isTest).map(\.name) == ["KitTests"])
  }

  @Test(
    arguments: [
      ("Sources/Kit/Views/Row.swift", "Kit", "Sources/Kit"), ("Modules/Core/Model.swift", "Core", "Modules/Core"),
      ("Modules/Core/UI/Row.swift", "CoreUI", "Modules/Core/UI"), ("Checks/KitTests.swift", "KitTests", "Checks"), ("src/Other/A.swift", "Other", "src/Other"),
      ("Modules/CoreData.swift", nil, nil), ("Package.swift", nil, nil), ("Sources/Loose.swift", nil, nil), ("App/Views/A.swift", nil, nil),
    ] as [(String, String?, String?)]) func `a file is of the innermost target around it`(_ path: String, _ name: String?, _ folder: String?)
  {
    let found = Self.manifest.target(of: path)
    #expect(found?.name == name && found?.folder == folder)
  }

  @Test func `an only target may have its files right in Sources`() {
    let manifest = PackageManifest("let p = Package(name: \"A\", targets: [.target(name: \"Only\"), .testTarget(name: \"OnlyTests\")])")
    #expect(manifest.target(of: "Sources/A.swift")?.name == "Only" && manifest.target(of: "Sources/A.swift")?.folder == "Sources")
  }

  @Test func `a target that names the package's own folder has all that no other has`() throws {
    let folder = try TestFolder()
    let manifest = "let p = Package(name: \"A\", targets: [.target(name: \"All\", path: \".\"), .target(name: \"Part\", path: \"Part\")])"
    try folder.write(manifest.utf8, to: "Package.swift")
    let targets = PackageTargets(), path = folder.url.path
    let all = try #require(targets.place(of: path + "/Views/A.swift")), part = try #require(targets.place(of: path + "/Part/B.swift"))
    #expect(all == ("All", path) && part == ("Part", path + "/Part"))
  }

  /// A package beside a file is a module of its own; with the folder that both are in, all is meant.
  @Test func `a file is not compiled with a package in its folder`() throws {
    let folder = try TestFolder()
    let view = try folder.write("struct A {}".utf8, to: "App/A.swift"), other = try folder.write("struct B {}".utf8, to: "App/Views/B.swift")
    try folder.write("let package = Package(name: \"P\")".utf8, to: "App/Kit/Package.swift")
    let kit = try folder.write("struct K {}".utf8, to: "App/Kit/Sources/Kit/K.swift")
    #expect(try SourceFiles.paths(view, isAlone: false).paths == [view, other])
    #expect(try Set(SourceFiles.paths(folder.path("App"), isAlone: false).paths) == [view, other, kit])
    #expect(try SourceFiles.paths(kit, isAlone: false).paths == [kit])
  }
}
