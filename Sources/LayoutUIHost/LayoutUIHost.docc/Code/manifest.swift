// swift-tools-version:6.2
import PackageDescription

let package = Package(
  name: "Invoices",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/OWNER/layouttrace", branch: "main")
  ],
  targets: [
    .testTarget(
      name: "InvoiceTests",
      dependencies: [.product(name: "LayoutUI", package: "layouttrace")])
  ]
)
