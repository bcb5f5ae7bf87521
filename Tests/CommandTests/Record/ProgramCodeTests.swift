import Foundation
import TestSupport
import Testing

/// What-ifs of programs with code that no scene can say: Layouts, layout values, closures of guides, GeometryReaders. The program is asked, and what it answers is
/// what a recording of the edited source says.
@Suite struct ProgramCodeTests {
  /// Two Layouts in one another, values for them, a guide of the program's own with a bend in it, and a GeometryReader that shows other views where it is
  /// narrow and one that is as wide as a tenth of where it stands.
  private static func screen(padding: Int = 20) -> String {
    """
    import SwiftUI

    struct Weight: LayoutValueKey { static let defaultValue: Double = 1 }

    struct Shares: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let heights = subviews.map { $0.sizeThatFits(.init(width: 50, height: proposal.height)).height }
        return CGSize(width: proposal.width ?? 100, height: heights.max() ?? 0)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let total = subviews.map { $0[Weight.self] }.reduce(0, +)
        var x = bounds.minX
        for subview in subviews {
          let width = bounds.width * subview[Weight.self] / total
          subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .init(width: width, height: bounds.height))
          x += width
        }
      }
    }

    struct Third: AlignmentID { static func defaultValue(in view: ViewDimensions) -> CGFloat { max(view.height / 3, 12) } }
    extension VerticalAlignment { static let third = VerticalAlignment(Third.self) }

    struct ContentView: View {
      var body: some View {
        VStack(spacing: 10) {
          Shares {
            Color.red.frame(height: 30).layoutValue(key: Weight.self, value: 3).id("red")
            Shares {
              Text("x").id("x")
              Text("yy").layoutPriority(2)
            }
          }
          GeometryReader { reader in
            if reader.size.width > 330 {
              HStack {
                Text("wide").id("wide")
                Color.blue.frame(width: reader.frame(in: .global).minY / 10).id("bar")
              }
            } else {
              VStack { Text("narrow").id("narrow") }
            }
          }
          .frame(height: 80).id("reader")
          HStack(alignment: .third) {
            Text("a").alignmentGuide(.third) { min($0[.bottom], 9) * 2 }.id("a")
            Text("Ag").font(.title).alignmentGuide(.third) { $0[.firstTextBaseline] - 2 }
            VStack { Text("c"); Text("c") }.alignmentGuide(.third) { $0[.lastTextBaseline] / 2 }
            Text("d").alignmentGuide(VerticalAlignment.center) { _ in 3 }.alignmentGuide(.third) { $0[VerticalAlignment.center] + 4 }
            Text("e").alignmentGuide(.third) { $0[explicit: .firstTextBaseline] ?? 5 }
            Color.green.frame(width: 20, height: 60).id("green")
          }
        }
        .padding(\(padding)).id("screen")
      }
    }
    """
  }

  private func workshop(_ files: [String: String]) throws -> Workshop {
    let workshop = try Workshop()
    for (name, text) in files {
      try FileManager.default.createDirectory(at: workshop.folder.appending(path: name), withIntermediateDirectories: true)
      try workshop.write(text, to: "\(name)/ContentView.swift")
    }
    return workshop
  }

  private static let frames = """
    layouttrace sql --csv "SELECT kind, width, height, absolute_x, absolute_y, proposal_width FROM placement JOIN node ON node.id = node_id \
    WHERE pass_id = (SELECT max(id) FROM pass) ORDER BY node_id"
    """

  @Test func `a what-if is what a recording of the edited source says, and why is proved`() throws {
    let workshop = try workshop(["App": Self.screen(), "Edited": Self.screen(padding: 40)])
    func run(_ line: String) throws -> Workshop.Result { try workshop.run("export XDG_CACHE_HOME=cache; \(line)") }
    for (folder, trace) in [("App", "trace.db"), ("Edited", "edited.db")] {
      let recorded = try run("layouttrace record \(folder)/ContentView.swift --device iphone-16 -o \(trace)")
      #expect(recorded.exitCode == 0 && recorded.messages.isEmpty, "\(recorded.messages)")
    }
    // 393 - 2 * 20 = 353 is wide, 313 is not: the reader shows other views. Red has three of four parts: 264.75 and 234.75.
    let edited = try run("layouttrace what-if 'set screen.length 40' --save --name edited")
    #expect(edited.exitCode == 0 && edited.messages.isEmpty, "\(edited.messages)")
    for words in ["264.75 × 30 → 234.75 × 30", "removed: 82.1 × 80"] { #expect(edited.answer.contains(words), "\(edited.answer)") }
    #expect(try run(Self.frames).answer == run("\(Self.frames) -t edited.db").answer)
    for (view, decides) in [
      ("red", "red .frame(height: 30)"), ("bar", "bar .frame(width: 38.1)"), ("green", "green .frame(width: 20, height: 60)"),
    ] {
      let answer = try run("layouttrace why \(view) --pass 'iPhone 16'")
      #expect(answer.messages.isEmpty && !answer.answer.contains("probably"), "\(answer.messages) \(answer.answer)")
      #expect(answer.answer.contains(decides) || view == "red", "\(answer.answer)")
    }
    // Its Layout proposes the three parts; in the stack around that it has all 353.
    let red = try run("layouttrace why red --pass 'iPhone 16'").answer
    #expect(red.contains(" (Shares), a custom Layout, proposes it   ← decides: ") && red.contains(": 353 × 30."), "\(red)")
    // Where it is asked what nothing is asked, and elsewhere, nothing runs.
    #expect(try run("layouttrace why red --pass 'iPhone 16' --trace-only").answer.contains("probably decides"))
    let elsewhere = try workshop.run("XDG_CACHE_HOME=other layouttrace why red --pass 'iPhone 16'")
    #expect(elsewhere.exitCode == 0 && elsewhere.answer.contains("probably decides"))
    #expect(elsewhere.messages.contains("is not in the cache: record its sources here; nothing is proved"), "\(elsewhere.messages)")
  }

  /// Two pills of one function, 60 wide with 6 around them, beside a GeometryReader that shows where they are.
  private static func pills(padding: String) -> String {
    """
    import SwiftUI

    struct ContentView: View {
      var body: some View {
        VStack {
          HStack(spacing: 10) {
            pill("a")
            pill("b")
          }
          GeometryReader { reader in
            if reader.frame(in: .global).minX > 140 { Text("far") } else { Text("near") }
          }
          .frame(width: 50, height: 30)
        }
      }

      func pill(_ name: String) -> some View {
        Color.red.frame(width: 60, height: 20).id(name)\(padding).background { GeometryReader { _ in Color.blue } }
      }
    }
    """
  }

  @Test func `what one call makes twice goes twice, and what is in a GeometryReader stays`() throws {
    let workshop = try workshop(["App": Self.pills(padding: ".padding(6)"), "Edited": Self.pills(padding: "")])
    func run(_ line: String) throws -> Workshop.Result { try workshop.run("export XDG_CACHE_HOME=cache; \(line)") }
    for (folder, trace) in [("App", "trace.db"), ("Edited", "edited.db")] {
      try workshop.succeed("export XDG_CACHE_HOME=cache; layouttrace record \(folder)/ContentView.swift -o \(trace)")
    }
    let key = try run("layouttrace sql --csv \"SELECT key FROM node WHERE kind = 'padding' LIMIT 1\"").answer.split(separator: "\n").last ?? ""
    let removed = try run("layouttrace what-if 'remove \(key)' --save --name edited")
    #expect(removed.exitCode == 0 && !removed.answer.contains("added"), "\(removed)")
    #expect(try run(Self.frames).answer == run("\(Self.frames) -t edited.db").answer)
  }

  @Test func `a value that goes by where a view stands is no finding, one that is written is`() throws {
    func header(_ offset: String) -> String {
      """
      import SwiftUI

      struct ContentView: View {
        var body: some View {
          ScrollView {
            GeometryReader { reader in
              let y = reader.frame(in: .scrollView).minY
              Color.blue.frame(height: 200 + max(0, y)).offset(y: \(offset))
            }
            .frame(height: 200)
          }
        }
      }
      """
    }
    let workshop = try workshop(["Moving": header("y > 0 ? -y : 0"), "Idle": header("0")])
    func check(_ folder: String) throws -> String { try workshop.run("XDG_CACHE_HOME=cache layouttrace check \(folder)/ContentView.swift --only LT003").answer }
    #expect(try check("Moving").contains("no findings"))
    #expect(try check("Idle").contains("LT003: .offset(x: 0, y: 0)"))
  }

  @Test func `an edit that a Layout cannot lay out ends the program, and no answer`() throws {
    let two = """
      import SwiftUI

      struct Two: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          let one = subviews[0].sizeThatFits(.unspecified), other = subviews[1].sizeThatFits(.unspecified)
          return CGSize(width: one.width + other.width, height: max(one.height, other.height))
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
          subviews[0].place(at: bounds.origin, proposal: .unspecified)
          subviews[1].place(at: CGPoint(x: bounds.maxX, y: bounds.minY), anchor: .topTrailing, proposal: .unspecified)
        }
      }

      struct ContentView: View {
        var body: some View {
          Two {
            Color.red.frame(width: 30, height: 20).padding(4).id("one")
            Color.blue.frame(width: 50, height: 20).id("two")
          }
          .id("both")
        }
      }
      """
    let workshop = try workshop(["App": two])
    func run(_ line: String) throws -> Workshop.Result { try workshop.run("export XDG_CACHE_HOME=cache; \(line)") }
    try workshop.succeed("export XDG_CACHE_HOME=cache; layouttrace record App/ContentView.swift")
    // 30 + 2 * 4 beside 50.
    let both = try run("layouttrace why both")
    #expect(both.exitCode == 0 && both.answer.hasPrefix("both") && both.answer.contains("88"), "\(both.messages) \(both.answer)")
    #expect(try run("layouttrace why one").answer.contains("Without one .padding(4): 30 × 20."))
    let removed = try run("layouttrace what-if 'remove node6'")
    #expect(removed.exitCode == 65 && removed.messages.contains("the program cannot lay this out: it crashed"), "\(removed.messages)")
    // What is left of it is asked again.
    #expect(try run("layouttrace what-if 'set two.width 60'").answer.contains("88 × 28 → 98 × 28"))
  }

  @Test func `views that are others in each run prove nothing, and that is said`() throws {
    let dice = """
      import SwiftUI

      struct ContentView: View {
        let number = Int.random(in: 1...1_000_000_000)
        var body: some View { GeometryReader { Text("\\(number)").frame(width: $0.size.width / 2).id("dice") } }
      }
      """
    let workshop = try workshop(["App": dice])
    func run(_ line: String) throws -> Workshop.Result { try workshop.run("export XDG_CACHE_HOME=cache; \(line)") }
    try workshop.succeed("export XDG_CACHE_HOME=cache; layouttrace record App/ContentView.swift")
    let answer = try run("layouttrace why dice")
    #expect(answer.exitCode == 0 && answer.answer.contains("probably decides"), "\(answer.answer)")
    #expect(answer.messages.contains("its views come to something else in each run"), "\(answer.messages)")
    #expect(try run("layouttrace what-if 'remove dice'").exitCode == 65)
  }
}
