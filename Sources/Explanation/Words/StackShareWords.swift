import LayoutModel

extension RuleWords {
  /// Of what a stack offers its views along its axis.
  static let stackShares: RuleWords = {
    var words = RuleWords()
    words["equal_share"] = { found in
      let stack = try found.node("stack"), sharers = found.count("sharers")
      let shares = found.flag("is_left") ? "shares \(found.points("remaining")) equally among \(sharers)" : "has nothing left for \(sharers)"
      return "\(stack) \(shares)\(try after(found))\(try beforeLater(found))\(try holdingBack(found))"
    }
    words["last_share"] = { found in
      let stack = try found.node("stack"), sharers = found.count("sharers")
      let shares = sharers > 1 ? "shares \(found.points("remaining")) equally among \(sharers)\(try after(found))" : try givesRest(found)
      return "\(stack) \(shares)\(try beforeLater(found))\(try holdingBack(found))"
    }
    words["hidden_priority"] = { found in
      let stack = try found.node("stack")
      let gives = found.count("sharers") == 1 ? try givesRest(found) : "shares \(found.points("remaining")) equally among \(found.count("sharers"))"
      let priority = found.flag("is_spacer") ? "the Spacer's -infinity" : "the layoutPriority of \(try found.key("hidden"))"
      return "\(stack) \(gives): \(try found.node("hider")) hides \(priority), so its priority is \(found.points("priority"))"
    }
    words["served_after"] = { found in
      let stack = try found.node("stack")
      let first =
        found.count("first_count") == 1
        ? try found.several("first") { "\(try $0.key("named")) first, which takes \($0.points("took"))" } : "\(try found.several("first", took)) first"
      var then = ""
      if found.count("before_count") == 1 {
        then = ", then \(try found.several("before") { "\(try $0.key("named")), which takes \($0.points("took"))\(try offered($0).map { " (\($0))" } ?? "")" })"
      } else if found.count("before_count") > 1 {
        then = ", then \(try found.several("before", took))"
      }
      let own = found.flag("is_own_priority") ? ", before what has priority \(found.points("priority"))" : ""
      let shares = found.count("sharers") > 1 ? "; it shares the other \(found.points("remaining")) equally among \(found.count("sharers"))" : ""
      return "\(stack) serves \(first)\(then)\(own)\(shares)\(try holdingBack(found))"
    }
    words["served_first"] = { found in
      let reserved = found.number("reserved") == 0 ? "nothing" : found.points("reserved")
      let serves = "\(try found.node("stack")) serves \(try found.node("child")) first and holds back \(reserved) for \(try found.nodes("others"))"
      return found.has("hider_id") ? "\(serves); \(try found.node("hider")) hides the layoutPriority of \(try found.key("hidden"))" : serves
    }
    words["served_last"] = { found in
      let before = try found.several("before", took), own = found.number("took") ?? 0, sharers = found.count("sharers")
      let last = "\(found.flag("is_spacer") ? "a Spacer" : "what is empty") is served last (priority -infinity)"
      // What is empty takes nothing of what it is offered.
      let offered = found.number("value") ?? 0
      if own > found.number("minimum") ?? 0 || offered > own + 0.005 || sharers > 1 && offered > 0.005 {
        return "what \(before) left over\(sharers > 1 ? ", shared equally among \(sharers)" : ""): \(last)"
      }
      return own > 0 ? "only its minimum of \(found.points("took")), as \(before) took the rest: \(last)" : "nothing, as \(before) took it all: \(last)"
    }
    words["stack_across"] = { found in
      let own = "\(try found.node("by")) was proposed nil and offers its own \(found.axis.dimension)"
      return found.has("rival_id") ? "\(own), that of \(try found.key("rival"))" : own
    }
    return words
  }()

  /// `gives it what a (50, offered 40) and b (60) left`.
  private static func givesRest(_ found: Facts) throws -> String {
    "gives it what \(found.count("before_count") > 0 ? try found.several("before", took) : "the others") left"
  }

  /// `, after a took 50 (offered 40) and b took 60`; nothing where nobody was served before.
  private static func after(_ found: Facts) throws -> String {
    guard found.count("before_count") > 0 else { return "" }
    return ", after \(try found.several("before") { "\(try $0.key("named")) took \($0.points("took"))\(try offered($0).map { " (\($0))" } ?? "")" })"
  }

  /// `a (50)`, or of one that took more than it was offered `a (50, offered 40)`.
  private static func took(_ one: Facts) throws -> String {
    "\(try one.key("named")) (\(one.points("took"))\(try offered(one).map { ", \($0)" } ?? ""))"
  }

  /// `offered 40`; nil of one that took no more than that.
  private static func offered(_ one: Facts) throws -> String? {
    guard let offered = one.number("offered"), let took = one.number("took"), took > offered + 0.005 else { return nil }
    return "offered \(one.points("offered"))"
  }

  /// `, before a and b, whose priorities are lower`: those that need no room.
  private static func beforeLater(_ found: Facts) throws -> String {
    let count = found.count("later_count")
    guard count > 0 else { return "" }
    return ", before \(count > 2 ? "\(count) others" : try found.nodes("later")), whose \(count == 1 ? "priority is" : "priorities are") lower"
  }

  /// `, holding back 20 for a and gap (Spacer)`: for what is served later and cannot be shorter.
  private static func holdingBack(_ found: Facts) throws -> String {
    guard let reserved = found.number("reserved"), reserved > 0 else { return "" }
    let those = try found.each("held").map { "\(try $0.key("view"))\($0.flag("is_spacer") ? " (Spacer)" : "")" }
    return ", holding back \(reserved.short) for \(1...3 ~= found.count("held_count") ? those.listed : "lower priorities")"
  }
}
