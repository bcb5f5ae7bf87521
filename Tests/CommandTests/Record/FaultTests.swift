import CSQLite
import Foundation
import Testing

/// What may go wrong with the file that `record` writes: told once, and what was written can be read.
@Suite struct FaultTests {
  private let workshop: Workshop
  init() throws { workshop = try Workshop() }

  /// Told in one line, with this exit code and these words.
  private func expect(_ result: Workshop.Result, _ exitCode: Int32, _ words: String...) {
    #expect(result.exitCode == exitCode && result.answer == "", "\(result)")
    #expect(result.messages.split(separator: "\n").count == 1, "\(result.messages)")
    for word in words { #expect(result.messages.contains(word), "\(result.messages)") }
  }

  /// The trace is whole as SQLite sees it, has rows, and is marked incomplete.
  private func expectReadable(_ path: String) throws {
    let rows = try workshop.run("layouttrace sql -t \(path) 'SELECT count(*) > 0 AS n FROM call' --csv")
    #expect(rows.exitCode == 0 && rows.answer == "n\n1\n" && rows.messages.contains("\(path) is incomplete"), "\(rows)")
    #expect(try workshop.integrity(of: path) == "ok")
    let tree = try workshop.run("layouttrace tree -t \(path)")
    #expect(tree.exitCode == 0 && tree.answer.contains("stack39") && tree.messages.contains("\(path) is incomplete"), "\(tree)")
  }

  private func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: workshop.folder.appending(path: name).path) }

  @Test func `a file that may grow no further ends a recording that can be read`() throws {
    // Blocks of 512 bytes, or of 1024.
    let result = try workshop.run("ulimit -f 6000; exec layouttrace record endless.json --cache off")
    expect(result, 74, "writing trace.db failed: ", "what was recorded before can be read and is marked incomplete")
    try expectReadable("trace.db")
  }

  @Test func `where there is no room at all nothing is left behind`() throws {
    expect(try workshop.run("ulimit -f 20; exec layouttrace record endless.json --cache off"), 74, "cannot write trace.db: ", "nothing was recorded")
    for suffix in ["", "-wal", "-shm"] { #expect(!exists("trace.db\(suffix)")) }
  }

  /// Whether a file system of our own can be mounted: the superuser may, if no container forbids it.
  private static let canMount: Bool = {
    #if os(Linux)
      guard geteuid() == 0, let workshop = try? Workshop() else { return false }
      return (try? workshop.run("mount -t tmpfs -o size=1m layouttrace folder && umount folder"))?.exitCode == 0
    #else
      return false
    #endif
  }()

  @Test(.enabled(if: FaultTests.canMount, "no small disk can be mounted here"), arguments: [("3m", true), ("100k", false)])
  func `a full disk ends a recording that can be read`(_ size: String, _ hasRoomForTables: Bool) throws {
    try workshop.run("mount -t tmpfs -o size=\(size) layouttrace folder")
    defer { _ = try? workshop.run("umount folder") }
    let result = try workshop.run("layouttrace record endless.json --cache off -o folder/trace.db")
    expect(result, 74, "folder/trace.db", "database or disk is full; make room or give another place")
    if hasRoomForTables { try expectReadable("folder/trace.db") } else { #expect(!exists("folder/trace.db")) }
  }

  @Test(.enabled(if: FaultTests.canMount, "no disk can be mounted here")) func `a disk that cannot be written to is refused`() throws {
    try workshop.run("mount -t tmpfs -o ro layouttrace folder")
    defer { _ = try? workshop.run("umount folder") }
    expect(try workshop.run("layouttrace record scene.json -o folder/trace.db"), 66, "cannot open folder/trace.db: the folder", "is not writable")
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser writes anywhere")) func `a folder and a trace that may not be written are refused`() throws {
    try workshop.run("layouttrace record scene.json && chmod 444 trace.db && chmod 555 folder")
    expect(try workshop.run("layouttrace record scene.json"), 66, "cannot open trace.db: Permission denied")
    expect(try workshop.run("layouttrace record scene.json -o folder/trace.db"), 66, "cannot open folder/trace.db: the folder", "is not writable")
    expect(try workshop.run("chmod 000 trace.db; layouttrace tree"), 66, "cannot open trace.db: Permission denied")
  }

  @Test(arguments: [
    ("folder", "cannot open folder: it is a folder"),
    ("notes.txt", "notes.txt is not a trace and is left untouched: it is not a SQLite database; give another name"),
    ("missing/trace.db", "cannot open missing/trace.db: the folder "), ("scene.json/trace.db", "cannot open scene.json/trace.db: "),
  ]) func `what is no place for a trace is refused`(_ path: String, _ words: String) throws {
    expect(try workshop.run("layouttrace record scene.json -o \(path)"), 66, words)
    #expect(workshop.read("notes.txt") == "shopping list\n")
  }
}

/// Another program, or a person, at the file that `record` writes.
@Suite struct IntrusionTests {
  private let workshop: Workshop
  init() throws { workshop = try Workshop() }

  /// Holds the file as another program does.
  private func lock(_ name: String, _ sql: String) throws -> OpaquePointer {
    var handle: OpaquePointer?
    try #require(sqlite3_open(workshop.folder.appending(path: name).path, &handle) == SQLITE_OK)
    sqlite3_busy_timeout(handle, 60_000)
    try #require(sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK)
    return try #require(handle)
  }

  @Test(arguments: ["record scene.json", "tree", "why title", "sql 'SELECT key FROM node'", "query passes", "what-if 'remove title'"])
  func `a locked trace is said to be locked`(_ command: String) throws {
    try workshop.run("layouttrace record scene.json")
    let holder = try lock("trace.db", "BEGIN EXCLUSIVE")
    let result = try workshop.run("layouttrace \(command)")
    sqlite3_close(holder)
    #expect(result.exitCode == 66 && result.messages == "trace.db is locked by another program; close it and try again\n", "\(result)")
    try workshop.succeed("layouttrace tree")
  }

  @Test func `a program that locks a recording for a moment is waited for, one that keeps it ends the recording`() throws {
    let (process, result) = try workshop.startEndless()
    var holder = try lock("trace.db", "BEGIN IMMEDIATE")
    Thread.sleep(forTimeInterval: 0.5)
    #expect(process.isRunning)
    sqlite3_close(holder)
    holder = try lock("trace.db", "BEGIN IMMEDIATE")
    let end = result()
    sqlite3_close(holder)
    #expect(end.exitCode == 74 && end.messages.split(separator: "\n").count == 1, "\(end)")
    #expect(end.messages.hasPrefix("writing trace.db failed: another program keeps it locked; close that; what was recorded before can be read"))
    try workshop.succeed("layouttrace tree")
  }

  @Test(arguments: ["rm -r folder", "mv folder elsewhere", "rm folder/trace.db"])
  func `a recording whose file is taken away ends`(_ command: String) throws {
    let (_, result) = try workshop.startEndless("folder/trace.db")
    try workshop.run(command)
    let end = result()
    #expect(end.exitCode == 74 && end.answer == "", "\(end)")
    #expect(end.messages == "folder/trace.db was removed, moved or replaced while it was being recorded; record it again\n")
  }
}
