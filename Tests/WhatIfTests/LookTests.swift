import Testing
import Foundation
struct LookTests {
  @Test func look() throws {
    for (name, key) in [
      ("priority", "title"), ("fixed-size", "terms"), ("flexible-frames", "greenf"), ("flexible-frames", "bar"), ("overlay-badge", "badge"),
      ("spacer-toolbar", "gap"), ("aspect-ratio-image", "photo"), ("settings-row", "gap"), ("settings-row", "pill"), ("label-value-row", "value"),
      ("label-value-row", "label"), ("padding-background-frame", "teal"), ("padding-background-frame", "pad"), ("nested-stacks", "photo1"),
      ("nested-stacks", "day2"), ("equal-buttons", "downloadf"), ("equal-buttons", "cancelf"), ("hidden-priority", "title"), ("greedy-shape", "rule"),
    ] {
      do { print("=== \(name)"); print(try Recorded(example: name).text(key)) } catch { print("ERR", error) }
    }
  }
}
