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

/// A hash that is the same in every process: FNV-1a of two starts.
struct StableHash {
  private var one: UInt64 = 0xcbf2_9ce4_8422_2325
  private var two: UInt64 = 0x8422_2325_cbf2_9ce4

  mutating func combine(_ text: String) {
    for byte in text.utf8 + [0] {
      one = (one ^ UInt64(byte)) &* 0x100_0000_01b3
      two = (two ^ UInt64(byte)) &* 0x100_0000_01b3 &+ 1
    }
  }

  var text: String { String(one, radix: 16) + String(two, radix: 16) }
}
