// swift-tools-version:6.0
import PackageDescription

/// Measures SwiftUI where it runs, and prints what it finds as cases of layouttrace's ground truth.
let package = Package(
  name: "Measure", platforms: [.iOS(.v18), .macOS(.v15)],
  targets: [.testTarget(name: "MeasureTests", path: "Tests/MeasureTests")])
