import ArgumentParser
import Foundation
import JSON
import LayoutModel
import Live

/// Times of the page of `open` that a person waits for: the layout and picture of an edited text, and the answer of `why` about a view of it.
struct LiveBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "live", abstract: "Edits the text of a scene, and asks what the live page asks.")
  /// Views, modifiers not counted.
  @Option(parsing: .upToNextOption) var views = [100, 300, 1000]
  @Option var rounds = 15

  func run() throws {
    print("views   kB   layout ms      CPU  answer kB      why ms      CPU")
    for count in views {
      let scene = LiveScene(name: "scene.json", tool: "bench", facts: [])
      var (layouts, answers, size): ([Time], [Time], Int) = ([], [], 0)
      for round in 0..<rounds {
        let request = try LiveRequest(.object([("text", .string(Self.text(count, round)))]))
        layouts.append(try Time { size = try scene.layOut(request).text.utf8.count })
        answers.append(try Time { _ = try scene.why(request, "t1", after: 0) })
      }
      let (layout, why) = (Time.median(layouts), Time.median(answers))
      print(
        String(
          format: "%5d %4d %11.1f %8.1f %10d %11.1f %8.1f", count, Self.text(count, 0).utf8.count / 1000, layout.wall, layout.work, size / 1000, why.wall,
          why.work))
    }
  }

  /// Milliseconds on the wall, and of work of all threads: a busy machine makes the first longer.
  private struct Time {
    var wall = 0.0
    var work = 0.0

    init(_ body: () throws -> Void) rethrows {
      let start = Self.work
      wall = try Measurement.wall(body) * 1000
      work = Self.work - start
    }

    private init(wall: Double, work: Double) { (self.wall, self.work) = (wall, work) }

    static func median(_ times: [Time]) -> Time {
      Time(wall: times.map(\.wall).sorted()[times.count / 2], work: times.map(\.work).sorted()[times.count / 2])
    }

    private static var work: Double {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
    }
  }

  /// A list of rows, each a stack of a text, a spacer and a shape; the texts are others each round.
  private static func text(_ count: Int, _ round: Int) -> String {
    let rows = (0..<max(8, count / 4)).map { row in
      #"{"type": "HStack", "children": [{"type": "Text", "id": "t\#(row)", "string": "Row \#(row) in round \#(round)", "modifiers": [{"type": "padding", "length": 4}]}, "#
        + #"{"type": "Spacer"}, {"type": "Circle", "modifiers": [{"type": "frame", "width": 12, "height": 12}]}]}"#
    }
    return
      #"{"version": 1, "view": {"type": "VStack", "children": [\#(rows.joined(separator: ",\n"))]}, "passes": [{"proposal": {"width": 320, "height": 800}}]}"#
  }
}
