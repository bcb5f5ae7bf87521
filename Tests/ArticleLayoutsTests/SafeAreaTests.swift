import LayoutModel
import Testing

/// Safe areas: the host's and those that insets make.
struct SafeAreaTests {
  private static let phone = #""environment": {"safeArea": {"top": 47, "bottom": 34}}"#
  private static func color(_ id: String, _ modifiers: String) -> String { "{\"type\": \"Color\", \"id\": \"\(id)\", \"modifiers\": [\(modifiers)]}" }
  private static let ignores = #"{"type": "ignoresSafeArea", "id": "ignores"}"#

  @Test func `a view that ignores the safe area is as large as the screen, its slot is not`() throws {
    let laid = try Laid(Self.color("c", Self.ignores), in: Proposal(390, 844), Self.phone)
    #expect(laid.onCanvas("c") == Rect(0, 0, 390, 844))
    #expect(laid.onCanvas("ignores") == Rect(0, 47, 390, 763))
  }

  @Test func `a background's style fills what lies beyond the edges of the safe area that the view touches`() throws {
    func root(_ edges: String) -> String {
      let style = "{\"type\": \"background\", \"content\": {\"type\": \"Color\", \"id\": \"style\"}\(edges)}"
      return "{\"type\": \"VStack\", \"spacing\": 0, \"id\": \"c\", \"modifiers\": [\(style)], \"children\": [{\"type\": \"Color\"}]}"
    }
    func frames(_ edges: String) throws -> [Rect?] {
      let laid = try Laid(root(edges), in: Proposal(390, 844), Self.phone)
      return [laid.onCanvas("c"), laid.onCanvas("style")]
    }
    #expect(try frames(#", "ignoresSafeAreaEdges": "all""#) == [Rect(0, 47, 390, 763), Rect(0, 0, 390, 844)])
    #expect(try frames(#", "ignoresSafeAreaEdges": "bottom""#) == [Rect(0, 47, 390, 763), Rect(0, 47, 390, 797)])
    #expect(try frames("") == [Rect(0, 47, 390, 763), Rect(0, 47, 390, 763)])
  }

  /// A ScrollView between 47 and 810, 10 from the left: what is in it reaches to the screen's left edge, and not up.
  @Test func `what scrolls reaches beyond no safe area along its axis`() throws {
    let environment = #""environment": {"safeArea": {"top": 47, "bottom": 34, "leading": 10}}"#
    let child = Self.color("c", #"{"type": "frame", "height": 40}, {"type": "ignoresSafeArea"}"#)
    func scroll(_ modifiers: String = "") -> String {
      "{\"type\": \"ScrollView\", \"id\": \"s\", \"children\": [\(child)], \"modifiers\": [\(modifiers)]}"
    }
    let laid = try Laid(scroll(), in: Proposal(390, 844), environment)
    #expect(laid.onCanvas("s") == Rect(10, 47, 380, 763) && laid.onCanvas("c") == Rect(0, 47, 390, 40))
    // The ScrollView that ignores it itself takes its content along.
    let whole = try Laid(scroll(Self.ignores), in: Proposal(390, 844), environment)
    #expect(whole.onCanvas("s") == Rect(0, 0, 390, 844) && whole.onCanvas("c") == Rect(0, 0, 390, 40))
  }

  @Test func `only the edges that are named are passed`() throws {
    let top = #"{"type": "ignoresSafeArea", "edges": "top"}"#
    #expect(try Laid(Self.color("c", top), in: Proposal(390, 844), Self.phone).onCanvas("c") == Rect(0, 0, 390, 810))
  }

  @Test func `an edge that does not lie at the safe area's stays`() throws {
    let low = Self.color("low", Self.ignores)
    let view = "{\"type\": \"VStack\", \"spacing\": 0, \"children\": [{\"type\": \"Color\", \"id\": \"high\"}, \(low)]}"
    let laid = try Laid(view, in: Proposal(390, 844), Self.phone)
    #expect(laid.onCanvas("high") == Rect(0, 47, 390, 381.5))
    #expect(laid.onCanvas("low") == Rect(0, 428.5, 390, 415.5))
    #expect(try Laid(box("b", 20, 20, Self.ignores), in: Proposal(390, 844), Self.phone).onCanvas("b") == Rect(185, 418.5, 20, 20))
  }

  @Test(arguments: ["leftToRight", "rightToLeft"]) func `leading is where lines start`(_ direction: String) throws {
    let environment = "\"environment\": {\"layoutDirection\": \"\(direction)\", \"safeArea\": {\"leading\": 10, \"trailing\": 3}}"
    let leading = #"{"type": "ignoresSafeArea", "edges": ["leading"]}"#
    let laid = try Laid(Self.color("c", leading), in: Proposal(100, 50), environment)
    #expect(laid.onCanvas("c") == (direction == "leftToRight" ? Rect(0, 0, 97, 50) : Rect(3, 0, 97, 50)))
  }

  /// What an inset takes is unsafe for the view inside; the host's safe area is behind it.
  @Test func `inside an inset the view reaches under its content and on to the screen's edge`() throws {
    let inset = "{\"type\": \"safeAreaInset\", \"edge\": \"bottom\", \"spacing\": 0, \"content\": \(box("bar", 390, 50))}"
    let laid = try Laid(Self.color("c", "\(Self.ignores), \(inset)"), in: Proposal(390, 844), Self.phone)
    #expect(laid.onCanvas("bar") == Rect(0, 760, 390, 50))
    #expect(laid.onCanvas("ignores") == Rect(0, 47, 390, 713))
    #expect(laid.onCanvas("c") == Rect(0, 0, 390, 844))
  }

  @Test func `safe area padding is padding that may be ignored`() throws {
    let padding = #"{"type": "safeAreaPadding", "length": 20, "edges": "top"}"#
    let plain = try Laid(Self.color("c", padding), in: Proposal(100, 100))
    #expect(plain.onCanvas("c") == Rect(0, 20, 100, 80))
    #expect(try Laid(Self.color("c", "\(Self.ignores), \(padding)"), in: Proposal(100, 100)).onCanvas("c") == Rect(0, 0, 100, 100))
  }

  @Test func `content of an inset gets what the view does not need at least`() throws {
    let inset = #"{"type": "safeAreaInset", "id": "inset", "edge": "top", "spacing": 5, "alignment": "leading", "content": {"type": "Color", "id": "content"}}"#
    // Of 100 the spacing is 5 and the view needs 30: 65 for the content, which takes all; the view gets its 30.
    let laid = try Laid(box("view", 40, 30, inset), in: Proposal(60, 100))
    #expect(laid.frame("content") == Rect(0, 0, 60, 65))
    #expect(laid.frame("view") == Rect(0, 70, 40, 30))
    #expect(laid.frame("inset")?.size == Size(60, 100))
  }

  @Test func `proposed nil both answer nil, and an inset of nothing is its view`() throws {
    let inset = #"{"type": "safeAreaInset", "id": "inset", "edge": "trailing", "content": {"type": "Color", "id": "content"}}"#
    let laid = try Laid(box("view", 40, 30, inset), in: .unspecified)
    #expect(laid.frame("inset")?.size == Size(58, 30))
    #expect(laid.frame("content") == Rect(48, 10, 10, 10))
    let empty = #"{"type": "safeAreaInset", "id": "inset", "edge": "top", "content": []}"#
    #expect(try Laid(box("view", 40, 30, empty), in: Proposal(60, 100)).frame("inset")?.size == Size(40, 30))
  }
}
