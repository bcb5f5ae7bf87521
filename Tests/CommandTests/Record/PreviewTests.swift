import TestSupport
import Testing

/// Which previews of Swift sources are recorded, and all of them one after the other.
@Suite struct PreviewTests {
  private static let card = """
    import SwiftUI

    struct Card: View {
      let title: String
      var body: some View { Text(title).lineLimit(1).padding().frame(width: 120).id("card") }
    }

    #Preview("Short") { Card(title: "Tea") }
    #Preview("Long") { Card(title: "A teapot made of cast iron") }
    """
  private static let page = """
    import SwiftUI

    struct Page: View {
      var body: some View { Toggle("Gift", isOn: .constant(true)).frame(width: 500) }
    }

    #Preview { Page() }
    """

  private static func workshop() throws -> Workshop {
    let workshop = try Workshop.withApp(card)
    try workshop.write(page, to: "App/Page.swift")
    return workshop
  }

  @Test func `the first is recorded where none is named, and the others are told`() throws {
    let workshop = try Self.workshop(), recorded = try workshop.run("layouttrace record App")
    #expect(recorded.messages.contains("note: the first of 3 previews is recorded, 'Short'; --preview names another: 'Long' and 3\n"), "\(recorded)")
    let named = try workshop.run("layouttrace record App --preview Long")
    #expect(named.exitCode == 0 && !named.messages.contains("previews"))
    let all = try workshop.run("layouttrace record App --preview all")
    #expect(all.exitCode == 64 || all.exitCode == 65, "\(all)")
    #expect(all.messages.contains("a recording is of one preview; '--preview all' is for check and expect"))
  }

  @Test func `check looks at every preview, and says in which of them a finding is, and in which file`() throws {
    let workshop = try Self.workshop(), check = try workshop.run("layouttrace check App --preview all")
    #expect(check.exitCode == 1, "\(check)")
    #expect(check.answer.contains("App/ContentView.swift:5:") && check.answer.contains("note LT010") && check.answer.contains("(in 'Long')"), "\(check)")
    #expect(check.answer.contains("App/Page.swift:4:") && check.answer.contains("warning LT001"), "\(check)")
    #expect(check.answer.contains("App/Page.swift:4:31: note LT401: "), "\(check)")
    #expect(check.answer.contains(" in 3 passes: "), "\(check)")
  }

  @Test func `beside sources a scene is checked and compared as it is`() throws {
    let workshop = try Self.workshop(), check = try workshop.run("layouttrace check scene.json App --preview all")
    #expect(check.answer.contains(" in 4 passes: ") && check.messages == "", "\(check)")
    try workshop.succeed("layouttrace expect --record App/ContentView.swift --preview all")
    let expected = try workshop.run("layouttrace expect scene.json App/ContentView.swift --preview all")
    #expect(expected.exitCode == 66 && expected.messages.contains("'layouttrace expect --record scene.json' writes it\n"), "\(expected)")
    let alone = try workshop.run("layouttrace check scene.json --preview all")
    #expect(alone.exitCode == 64 && alone.messages.contains("--preview is about Swift sources; scene.json is none."), "\(alone)")
  }

  @Test func `without a preview the view is what is checked, whichever are asked for`() throws {
    let workshop = try Workshop.withApp(#"import SwiftUI; struct ContentView: View { var body: some View { Text("Hello") } }"#)
    let check = try workshop.run("layouttrace check App --preview all")
    #expect(check.exitCode == 0 && check.answer.contains("no findings in 1 pass"), "\(check)")
  }

  @Test func `expect writes and compares the frames of each preview`() throws {
    let workshop = try Self.workshop()
    let recorded = try workshop.run("layouttrace expect App/ContentView.swift --record --preview all")
    #expect(recorded.answer.contains("ContentView.Short.frames.json\n") && recorded.answer.contains("ContentView.Long.frames.json\n"), "\(recorded)")
    try workshop.succeed("layouttrace expect App/ContentView.swift --preview all")
    try workshop.write(Self.card.replacing("width: 120", with: "width: 130"), to: "App/ContentView.swift")
    let changed = try workshop.run("layouttrace expect App/ContentView.swift --preview all")
    #expect(changed.exitCode == 1 && changed.answer.contains("120") && changed.answer.contains("130"), "\(changed)")
  }

  @Test func `a preview that is gone, new or mistyped is told beside what the others are`() throws {
    let workshop = try Self.workshop(), all = "layouttrace expect App/ContentView.swift --preview all"
    try workshop.succeed("\(all) --record")
    try workshop.write(Self.card.replacing("#Preview(\"Short\") { Card(title: \"Tea\") }\n", with: ""), to: "App/ContentView.swift")
    let gone = try workshop.run(all)
    #expect(
      gone.exitCode == 1 && gone.messages.contains("App/ContentView.Short.frames.json: App/ContentView.swift has no such view or preview any more"), "\(gone)")
    try workshop.write(Self.card.replacing("\"Short\"", with: "\"Brief\"").replacing("width: 120", with: "width: 130"), to: "App/ContentView.swift")
    let renamed = try workshop.run(all)
    #expect(renamed.exitCode == 66 && renamed.messages.contains("no such file: App/ContentView.Brief.frames.json"), "\(renamed)")
    #expect(renamed.messages.contains("'layouttrace expect --record App/ContentView.swift --preview all' writes it"), "\(renamed)")
    #expect(renamed.answer.contains("130"), "\(renamed)")
    let mistyped = try workshop.run("layouttrace expect App/ContentView.swift --preview Lang")
    #expect(mistyped.exitCode == 65 && mistyped.messages.contains("no preview 'Lang'"), "\(mistyped)")
  }

  /// The frames of devices are no others' frames: what they were recorded with is said.
  @Test func `frames of devices ask for the devices`() throws {
    let workshop = try Self.workshop(), path = "App/ContentView.swift --preview Short"
    try workshop.succeed("layouttrace expect \(path) --record --device iphone-se --device iphone-16")
    let compared = try workshop.run("layouttrace expect \(path)")
    #expect(
      compared.exitCode == 1
        && compared.messages.contains("has frames of other devices: give --device 'iPhone 16' --device 'iPhone SE'"), "\(compared)")
  }

  @Test func `an ignored view that has no such finding is told, with those that have it`() throws {
    let workshop = try Self.workshop()
    let check = try workshop.run("layouttrace check App --preview Long --ignore LT010:card")
    #expect(check.messages.contains("--ignore LT010:card leaves nothing out: LT010 is at "), "\(check)")
  }

  /// The size of a picture that is not there is a guess, of which nothing follows: not that `scaledToFit` does nothing, nor that the padding takes away too much.
  @Test func `a provider's views are previews each, and traits say the canvas where no option does`() throws {
    let workshop = try Workshop.withApp(
      """
      import SwiftUI

      struct Card: View {
        let title: String
        var body: some View { Text(title).id("card") }
      }

      struct Card_Previews: PreviewProvider {
        static var previews: some View {
          Group { Card(title: "Tea"); Card(title: "Coffee") }
        }
      }

      #Preview("Wide", traits: .landscapeLeft) { Color.red.id("all") }
      #Preview("Small", traits: .fixedLayout(width: 200, height: 100.5)) { Color.red.id("all") }
      #Preview("Pictures") {
        VStack {
          Image("wide").resizable().scaledToFit().frame(width: 100, height: 100)
          Image("round").clipShape(Circle()).offset(y: -130).padding(.bottom, -130)
        }
      }
      """)
    func words(_ preview: String) throws -> String {
      let recorded = try workshop.run("layouttrace record App --preview \(preview)")
      return recorded.exitCode == 0 ? try workshop.run("layouttrace tree").answer : recorded.messages
    }
    #expect(try words("Card_Previews").contains("Tea") && !words("Card_Previews").contains("Coffee"))
    #expect(try words("Card_Previews.2").contains("Coffee"))
    #expect(try words("Card_Previews.3").contains("there are 2 previews in the provider, not 3"))
    // An iPhone 16 on its side keeps 59 free at both ends and 21 at the bottom.
    let sizes = [("Wide", "734,372"), ("Small", "200,100.5"), ("Small --proposal 300x50", "300,50"), ("Small --proposal 300xnil", "300,10")]
    for (preview, size) in sizes {
      _ = try words(preview)
      let frame = try workshop.run("layouttrace sql 'SELECT width, height FROM placement' --csv").answer
      #expect(frame.split(separator: "\n").last.map(String.init) == size, "\(preview)")
    }
    let check = try workshop.run("layouttrace check App --preview Pictures")
    #expect(check.answer.contains("no findings in 1 pass"), "\(check)")
  }

  @Test func `for a framework's value in a preview something stands that does nothing`() throws {
    let workshop = try Workshop.withApp(
      """
      import AVKit
      import SwiftUI

      #Preview {
        VideoPlayer(player: AVPlayer(url: URL(string: "https://example.com/film.mp4")!)).frame(height: 200).id("film")
      }
      """)
    let recorded = try workshop.run("XDG_CACHE_HOME=cache layouttrace record App --proposal 300x400")
    #expect(recorded.exitCode == 0, "\(recorded.messages)")
    #expect(try workshop.run("layouttrace why film").answer.contains("300 × 200"))
  }
}
