import Platform

/// The modules that a program can import: the toolchain's and the library's.
enum ModuleList {
  static func names(compiler: String, modules: String) -> [String] {
    let usr = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    #if os(macOS)
      let folders = ["lib/swift/macosx"].map { usr.appendingPathComponent($0).path } + [modules]
      // Apple's frameworks are found by the compiler itself.
      let own = ["Foundation", "Combine", "CoreGraphics", "UIKit", "AppKit", "Dispatch", "os"]
    #else
      let folders = ["lib/swift/linux", "lib/swift/linux/x86_64", "lib/swift/linux/aarch64"].map { usr.appendingPathComponent($0).path } + [modules]
      let own = ["Foundation", "Dispatch", "Glibc"]
    #endif
    let found = folders.flatMap { folder in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] }
    return own + found.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
  }
}
