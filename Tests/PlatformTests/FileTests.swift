import Platform
import TestSupport
import Testing

@Suite struct FileTests {
  @Test func `a walk visits files, no hidden ones, no skipped folders, no links that lead up`() throws {
    let folder = try TestFolder(), root = folder.url.path
    for file in ["one.swift", "a/two.swift", "a/b/three.txt", "Pods/four.swift", ".git/five", "a/.six"] { try folder.write([], to: file) }
    #expect(symlink(root, "\(root)/a/up") == 0)
    let names = FolderWalk(root) { $0 == "\(root)/Pods" }.map { String($0.dropFirst(root.count + 1)) }
    #expect(names.sorted() == ["a/b/three.txt", "a/two.swift", "a/up", "one.swift"])
    #expect(Array(FolderWalk("\(root)/nowhere")).isEmpty)
  }

  @Test func `the start of a file is what it has`() throws {
    let folder = try TestFolder(), path = folder.path("ab")
    #expect(FileBytes.start(of: path, count: 4) == nil)
    try folder.write("ab".utf8, to: "ab")
    #expect(FileBytes.start(of: path, count: 4) == Array("ab".utf8))
    #expect(FileBytes.start(of: path, count: 1) == Array("a".utf8))
  }

  @Test func `this program knows where it is`() throws {
    let path = try #require(ProgramPath.own)
    #expect(path.hasPrefix("/") && FileManager.default.isExecutableFile(atPath: path))
  }

  @Test(arguments: [("  a b\t\n", "a b"), ("", ""), ("\u{A0}x", "x"), (" \n ", "")]) func `blanks at the ends are trimmed`(_ text: String, _ trimmed: String) {
    #expect(text.trimmed == trimmed)
  }
}
