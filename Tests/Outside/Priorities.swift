// What a Layout reads of its children before it asks them.

import Foundation
import LayoutUI
import LayoutUIHost

@MainActor func priorities() async throws {
  var log = Log()
  _ = try await layoutTrace(
    Inspect(log: log) {
      Color.red.layoutPriority(2.5)
      Spacer(minLength: 12)
      Color.red.frame(minWidth: 12)
    }, in: host)
  expect("ctr-E: priorities", log.lines.joined(separator: " "), "2.5 -inf 0")

  log = Log()
  _ = try await layoutTrace(
    Inspect(log: log) {
      Spacer(minLength: 12)
      Color.red.layoutPriority(-.infinity)
    }, in: host)
  expect("ctr-E2: a priority does not tell a Spacer", log.lines.joined(separator: " "), "-inf -inf")

  log = Log()
  _ = try await layoutTrace(
    Inspect(log: log) {
      Color.red.layoutPriority(2).frame(width: 10)
      Color.red.layoutPriority(2).padding(3)
      Color.red.layoutPriority(2).aspectRatio(1, contentMode: .fit)
      Color.red.layoutPriority(2).fixedSize()
      Color.red.layoutPriority(2).frame(maxWidth: 10)
      Named(name: "", log: Log()) { Color.red.layoutPriority(2) }
    }, in: host)
  expect("ctr-L: what hides a priority", log.lines.joined(separator: " "), "0 0 0 0 0 0")

  log = Log()
  _ = try await layoutTrace(
    Inspect(log: log) {
      Color.red.padding(3).layoutPriority(2)
      Color.red.layoutPriority(2).overlay { Color.blue }
      Color.red.layoutPriority(2).background { Color.blue }
      Color.red.layoutPriority(2).opacity(0.5)
      Color.red.layoutPriority(2).onTapGesture {}
      Color.red.layoutPriority(2).allowsHitTesting(false)
      Color.red.layoutPriority(2).clipShape(Circle())
      Color.red.layoutPriority(2).border(Color.blue)
      Color.red.layoutPriority(2).offset(x: 1)
      Color.red.layoutPriority(2).id("c")
      HStack { Color.red.layoutPriority(2) }
      VStack { Color.red.layoutPriority(2) }
      ZStack { Color.red.layoutPriority(2) }
    }, in: host)
  expect("ctr-L: what keeps it", log.lines.joined(separator: " "), Array(repeating: "2", count: 13).joined(separator: " "))

  log = Log()
  _ = try await layoutTrace(
    Wrapping(log: log) {
      Color.red.frame(width: 40, height: 10)
      Color.red.frame(width: 70, height: 10)
      Spacer()
    }.id("wrapping"), in: host)
  expect("seed-2-spacing: a Layout reads the distances that its views prefer", log.lines.joined(separator: " "), "8 0")
}
