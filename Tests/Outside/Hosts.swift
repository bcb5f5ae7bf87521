// Where a canvas puts its root, and what of that is laid out.

import Foundation
import LayoutUI
import LayoutUIHost

@MainActor func hosts() async throws {
  let small = ProgramCanvas.size(100, 100)
  func fixed(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }
  let stack = try await layoutTrace(
    HStack(spacing: 0) {
      fixed(29, 20)
      fixed(29, 20)
    }.id("root"), in: small)
  expect("stk-R1: a stack as the root", text(stack["root"].frame), "21 40 58 20")
  expect("stk-R2: a view as the root", text(try await layoutTrace(fixed(58, 20).id("root"), in: small)["root"].frame), "21 40 58 20")
  expect("stk-R3: what lies over it", text(try await layoutTrace(fixed(58, 20).overlay { Color.blue.id("over") }, in: small)["over"].frame), "21 40 58 20")
  expect("stk-R4: and behind it", text(try await layoutTrace(fixed(58, 20).background { Color.blue.id("behind") }, in: small)["behind"].frame), "21 40 58 20")
  expect("stk-R: one that takes all", text(try await layoutTrace(Color.red.id("root"), in: small)["root"].frame), "0 0 100 100")

  // y = 47 + (763 - 20.33) / 2, on the pixels of three a point.
  let phone = try await layoutTrace(ZStack { fixed(85 + 1 / 3, 20 + 1 / 3).id("content") }.id("stack"), in: .device("iPhone 13 Pro"))
  let content = phone["content"]
  expect("x-dims1: the safe area is proposed (fatbobman)", "\(text(phone["stack"].proposal.width)) \(text(phone["stack"].proposal.height))", "390 763")
  expect("x-dims1: and what is smaller is centred in it", String(format: "%.2f %.2f", content.frame.minX, content.frame.minY), "152.33 418.33")

  let probe = try await layoutTrace(
    VStack { fixed(94 + 1 / 3, 20 + 1 / 3).id("content") }.id("stack").frame(width: 300, height: 300), in: .device("iPhone 16 Pro"))
  let asked = try probe.calls(of: "stack").filter { !$0.isCacheHit }.map { "\(text($0.proposal.width))x\(text($0.proposal.height))" }
  expect("zenn-probe: one question (holoholo)", asked.joined(separator: " "), "300x300")
  let place = probe["content"].frame
  expect("zenn-probe: in the middle of the screen", String(format: "%.3f %.3f", place.minX, place.minY), "153.833 440.833")

  // OpenSwiftUI's hosts: (200 - 60) / 2, (200 - 50) / 2, and below it behind the spacing.
  let column = try await layoutTrace(
    VStack(spacing: 10) {
      fixed(60, 20).id("first")
      fixed(40, 20).id("second")
    }, in: host)
  expect("osui: a root in its host", "\(text(column["first"].frame)); \(text(column["second"].frame))", "70 75 60 20; 80 105 40 20")

  let hidden = try await layoutTrace(
    HStack(spacing: 0) {
      Button("tap") {}.frame(width: 30, height: 10).hidden().id("hidden")
      fixed(20, 10).id("beside")
    }, in: small)
  expect("s2-V: what is hidden keeps its place", "\(text(hidden["hidden"].frame)); \(text(hidden["beside"].frame))", "25 45 30 10; 55 45 20 10")
  var tap = "taken"
  do { try await hidden.tap("tap") } catch { tap = "not taken" }
  expect("s2-V: and takes no tap", tap, "not taken")

  let columns = [GridItem(.flexible()), GridItem(.flexible())]
  let lazy = try await layoutTrace(
    ScrollView { LazyVGrid(columns: columns, spacing: 8) { ForEach(0..<1000) { number in Color.red.frame(height: 20).id("c\(number)") } } },
    in: host)
  // Rows of 20 and gaps of 8: the eighth begins at 196.
  expect("LZ6: a lazy grid lays out what is in sight", "\((0..<1000).filter { lazy["c\($0)"].isPlaced }.max() ?? -1)", "15")
  let eager = try await layoutTrace(
    ScrollView { Grid { ForEach(0..<1000) { number in GridRow { Color.red.frame(height: 20).id("c\(number)") } } } }, in: host)
  expect("LZ7: a Grid lays out all of it", "\((0..<1000).filter { eager["c\($0)"].isPlaced }.count)", "1000")
}
