import Foundation
import Platform
import Testing

@Suite struct MessageChannelTests {
  private func pair(patience: Int32 = -1) throws -> (one: MessageChannel, other: MessageChannel) {
    let ends = try #require(MessageChannel.pair())
    return (MessageChannel(ends.own, patience: patience), MessageChannel(ends.other, patience: patience))
  }

  @Test func `words and bytes arrive as they were sent, also several at once and more than a buffer`() throws {
    let (one, other) = try pair(patience: 10_000)
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
    try one.send(["size", "1", "nil"])
    try one.send([], Array("\n10 x\n".utf8))
    #expect(try other.receive().words == ["size", "1", "nil"])
    let second = try other.receive()
    #expect(second.words.isEmpty && second.bytes == Array("\n10 x\n".utf8))
    // A socket holds less than that: it is read while it is written.
    let end = SendableChannel(channel: one)
    // A thread: a task would wait for the tests before it, and this one for the task.
    let sent = DispatchSemaphore(value: 0)
    BackgroundThread.start { if (try? end.channel.send(["views"], bytes)) != nil { sent.signal() } }
    let long = try other.receive()
    #expect(sent.wait(timeout: .now() + 10) == .success)
    #expect(long.words == ["views"] && long.bytes == bytes)
  }

  @Test func `who has ended, says nothing in time or no message is told apart`() throws {
    let late = try pair(patience: 20)
    #expect(throws: MessageChannel.Failure.late) { try late.one.receive() }
    let ends = try #require(MessageChannel.pair())
    let channel = MessageChannel(ends.own)
    close(ends.other)
    #expect(throws: MessageChannel.Failure.ended) { try channel.receive() }
    // To write to one that is gone ends nothing but the message.
    #expect(throws: MessageChannel.Failure.ended) {
      try channel.send(["size"])
      try channel.send(["size"])
    }
    let garbled = try #require(MessageChannel.pair())
    let reader = MessageChannel(garbled.own)
    _ = "hello\n".withCString { write(garbled.other, $0, 6) }
    #expect(throws: MessageChannel.Failure.ended) { try reader.receive() }
    close(garbled.other)
  }

  private struct SendableChannel: @unchecked Sendable { let channel: MessageChannel }
}

@Suite struct ProgramCacheTests {
  @Test(arguments: ["", "a", "a/b", "a/b/c/d", "../../x", "a/../b", "a//b", "/a/b", "A\n/b/c", "g/b/c", "a/b/c"])
  func `no name leads out of the cache, or to what is not there`(_ name: String) {
    #expect(ProgramCache.recording(name) == nil)
  }
}
