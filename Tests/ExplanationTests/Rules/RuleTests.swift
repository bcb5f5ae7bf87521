import Foundation
import LayoutEngine
import LayoutModel
import TestSupport
import Testing
import TraceStore

@testable import Explanation

/// What every rule of explanation keeps to.
struct RuleTests {
  @Test func `every file is a rule, a part of some, a finding or a query of the sources`() {
    let parts = sqlFiles.filter { $0.folder == "With" }.map(\.name), sources = sqlFiles.filter { $0.folder == "Sources" }
    #expect(ExplanationRule.all.count + parts.count + FindingKind.all.count + sources.count == sqlFiles.count)
    for name in parts {
      let users = (ExplanationRule.all.map { ($0.name, $0.sql) } + sources.map { ($0.name, $0.text) }).filter { _, sql in
        sql.contains("\n\(name) (") || sql.contains("\n\(name) AS ") || sql.contains(" \(name) (")
      }
      #expect(users.count > 1 || sources.contains { $0.name == users.first?.0 }, "\(name) is a part of \(users.map(\.0))")
    }
    // A folder that is not read would take its rules away without a word.
    #expect(Set(ExplanationRule.all.map(\.ask)) == Set(Ask.allCases) && ExplanationRule.all.count > 120)
  }

  /// Folders that share their words: a file of one would have the sentence of another folder's file of its name.
  @Test func `no two rules share a sentence`() {
    for words in RuleWords.families.values {
      let files = ExplanationRule.all.filter { RuleWords.families[$0.folder]?.sentences.keys == words.sentences.keys }.map(\.file)
      #expect(Set(files).count == files.count, "\(files.filter { file in files.count { $0 == file } > 1 })")
    }
  }

  /// Searched by its codes first, a rule is found sooner; an apostrophe in a comment is no quote.
  @Test func `a rule is found by the codes that it quotes`() {
    for (code, rule) in [("text.wrapped", "Reply/text_wrapped"), ("padding.adds_insets", "Reply/padding"), ("stack.sum_of_children", "Reply/stack_sum")] {
      #expect(ExplanationRule.quotingReplies[code]?.contains(rule) == true, "\(code): \(ExplanationRule.quotingReplies[code] ?? [])")
    }
  }

  @Test(arguments: ExplanationRule.all) func `a rule states facts and suspects, and its words stand in Swift`(_ rule: ExplanationRule) throws {
    #expect(RuleWords.sentence(rule) != nil, "\(rule.name) has no sentence in Words")
    let columns = try RecordedCorpus.anyTrace().columns(of: rule.sql)
    let english = columns.filter { ["label", "blames", "proof"].contains($0) || $0.hasSuffix("edit") || $0.hasSuffix("_label") }
    #expect(english.isEmpty, "\(english)")
    // An edit is made of suspects alone.
    let verbs = ["'remove #", "'set #", "'add #", "'unwrap #", "'replace #", "'Without ", "'With "].filter(rule.sql.contains)
    #expect(verbs.isEmpty, "\(rule.name): \(verbs)")
  }

  @Test func `no sentence is without a rule`() {
    for (folder, words) in RuleWords.families {
      let rules = ExplanationRule.all.filter { RuleWords.families[$0.folder]?.sentences.keys == words.sentences.keys }.map(\.file)
      for name in Set(words.sentences.keys).union(words.proofs.keys) { #expect(rules.contains(name), "\(folder)/\(name)") }
    }
  }

  @Test(arguments: ExplanationRule.all.filter { $0.sql.contains("Only of:") })
  func `a rule of some kinds only says by which traits it knows them, and there are such kinds`(_ rule: ExplanationRule) {
    let names = ExplanationRule.names(after: .onlyOf, in: rule.sql) ?? []
    #expect(!names.isEmpty && Set(names) == Set(rule.kinds?.map(\.column) ?? []), "\(names)")
    for trait in rule.kinds ?? [] { #expect(PrimitiveRegistry.types.contains { $0.traits.contains(trait) }, "\(trait)") }
  }

  @Test func `a rule says by names that there are what its steps are, and no name is without a rule`() {
    for rule in ExplanationRule.all {
      let names = ExplanationRule.names(after: .isA, in: rule.sql) ?? []
      #expect(Set(names) == Set(rule.traits.map(\.rawValue)) && names.isEmpty == !rule.sql.contains("-- Is:"), "\(rule.name): \(names)")
    }
    for trait in RuleTrait.allCases { #expect(ExplanationRule.all.contains { $0.traits.contains(trait) }, "\(trait)") }
  }

  @Test(arguments: Addition.allCases) func `what an edit adds is called as its kind is`(_ addition: Addition) {
    #expect(PrimitiveRegistry.types.contains { $0.name == addition.rawValue })
    #expect(PrimitiveRegistry.traits(addition.rawValue)[.arguments] == addition.arguments)
  }

  @Test func `every reason why a view is asked is said in words`() {
    let reasons = PrimitiveRegistry.vocabulary.reasons
    #expect(reasons.count > 30)
    // They go on after "row asks title".
    for reason in reasons {
      let first = reason.asks.split(separator: " ").first.map(String.init) ?? ""
      #expect(["for", "with", "from", "what", "to"].contains(first) && !reason.asks.hasSuffix("."), "\(reason.name): \(reason.asks)")
    }
  }

  @Test(arguments: RecordedCorpus.names) func `exactly one rule answers each question`(_ name: String) throws {
    let (trace, _) = try RecordedCorpus.trace(name)
    let search = RuleSearch(trace)
    func about(_ call: Int64, _ axis: Axis) throws -> String {
      let row = try trace.row("SELECT pass, key, kind, reason, proposal FROM calls WHERE id = :call", ["call": .integer(call)]) ?? [:]
      return "\(row.mapValues { $0.text ?? "" }) along \(axis.letter)"
    }
    // Probes are asked for by nobody: chains lead through placements, and through the calls that placements reuse.
    let placed = try trace.rows(
      "SELECT call_id FROM placement UNION SELECT cached_from FROM call JOIN placement ON call_id = call.id WHERE cached_from IS NOT NULL")
    for call in placed.rows.compactMap({ $0[0].integer }) {
      for axis in Axis.allCases {
        let arguments: [String: SQLValue] = ["call": .integer(call), "axis": .text(axis.letter)]
        let replies = try search.namesOfFiring(.reply, arguments)
        if replies.count != 1 { Issue.record("reply of \(try about(call, axis)): \(replies); where there is none, a special rule is missing in Rules/Reply") }
        try search.expectAsked(replies, .reply, arguments)
      }
    }
    for call in try trace.rows("SELECT call_id FROM placement").rows.compactMap({ $0[0].integer }) {
      for axis in Axis.allCases {
        let arguments: [String: SQLValue] = ["call": .integer(call), "axis": .text(axis.letter)]
        let offers = try search.namesOfFiring(.offer, arguments)
        if offers.count != 1 { Issue.record("offer of \(try about(call, axis)): \(offers); where there is none, a special rule is missing in Rules/Offer") }
        try search.expectAsked(offers, .offer, arguments)
      }
    }
  }

  // One test, since explaining every node is what takes the time.
  @Test(arguments: RecordedCorpus.names)
  func `a chain leads from the canvas or a view's own number to the size, each query yields its step, in any order of rules`(
    _ name: String
  ) throws {
    let (trace, passes) = try RecordedCorpus.trace(name)
    let explainer = Explainer(trace), shuffled = Explainer(trace, rules: ExplanationRule.all.reversed())
    let starts = ["Offer/canvas", "Offer/safe_area", "Reply/text_lines", "Reply/text_reserved", "Reply/text_cut_by_limit", "Reply/spacer_thickness"]
    // Chains have steps in common.
    var values: [[String: SQLValue]: [String: Double?]] = [:]
    for (pass, node) in try trace.everyNode(of: passes) {
      let axes = try explainer.explain(node, in: pass).axes
      for axis in axes {
        let about = "\(pass.name) \(node.key) \(axis.axis.letter)"
        #expect(axis.steps.last?.value == axis.value, "\(about): \(axis.steps.map(\.sentence))")
        #expect(starts.contains(axis.steps.first?.rule ?? ""), "\(about): \(axis.steps.map(\.rule))")
        #expect(!axis.steps.contains { $0.sentence.contains("?") || $0.sentence.contains("{") }, "\(about): \(axis.steps.map(\.sentence))")
        for step in axis.steps {
          if let known = values[step.arguments]?[step.query] {
            #expect(known == step.value, "\(about): \(step.rule)")
          } else {
            let row = try #require(try trace.row(step.sql), "\(step.rule)")
            #expect(row["value"]?.number == step.value, "\(about): \(step.rule)")
            values[step.arguments, default: [:]][step.query] = row["value"]?.number
          }
        }
      }
      #expect(try shuffled.explain(node, in: pass).axes.map { $0.steps.map(\.sentence) } == axes.map { $0.steps.map(\.sentence) }, "\(pass.name) \(node.key)")
    }
  }
}

extension ExplanationRule: CustomTestStringConvertible {
  /// The rule's name: a failure would print the whole statement else.
  public var testDescription: String { name }
}

extension Trace {
  /// Every node that was placed: a ViewThatFits leaves some out.
  fileprivate func everyNode(of passes: [TracePass]) throws -> [(TracePass, TraceNode)] {
    try passes.flatMap { pass in
      try keys(in: pass).compactMap { key in try node(key, in: pass) }.filter { try placement(of: $0.id, in: pass) != nil }.map { (pass, $0) }
    }
  }
}

extension RuleSearch {
  /// A rule that is asked of some kinds only fires for no other.
  func expectAsked(_ fired: [String], _ ask: Ask, _ arguments: [String: SQLValue]) throws {
    let traits = try traits(of: ask, arguments)
    for rule in ExplanationRule.all where fired.contains(rule.name) && !rule.mayFire(for: traits) {
      Issue.record("\(rule.name) fires for a node that has none of its traits: \(arguments)")
    }
  }
}
