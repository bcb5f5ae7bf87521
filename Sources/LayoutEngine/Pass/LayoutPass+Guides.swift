import LayoutModel

/// A question for a guide: the view, the guide and the size at which it is read.
struct GuideQuestion: Hashable {
  let node: NodeID
  let guide: GuideID
  let at: ViewSize
}

extension LayoutPass {
  /// The explicit value of a guide, in the node's space; nil where the default applies.
  package func explicitGuide(_ guide: GuideID, _ node: NodeID, _ at: ViewSize) -> Double? {
    if nodes[node].explicitGuides & Guides.bit(guide) == 0 { return nil }
    let question = GuideQuestion(node: node, guide: guide, at: at)
    if let known = guideCache[question] { return known }
    let value = nodes[node].primitive.explicitGuide(guide, node, at, self)
    guideCache[question] = .some(value)
    return value
  }

  /// The value of a guide: the explicit one, else the guide's default (semantics A11).
  func guide(_ guide: GuideID, _ node: NodeID, _ at: ViewSize) -> Double {
    explicitGuide(guide, node, at) ?? defaultValue(guide, node, at)
  }

  private func defaultValue(_ guide: GuideID, _ node: NodeID, _ at: ViewSize) -> Double {
    guide < Guides.firstCustom ? Guides.value(guide, length: at.size[tree.guides.axis(of: guide)]) : customDefault(guide, node, at)
  }

  private func customDefault(_ guide: GuideID, _ node: NodeID, _ at: ViewSize) -> Double {
    let custom = tree.guides.custom[Int(guide - Guides.firstCustom)]
    switch custom.defaultValue {
    case .type(let type):
      let access = SubviewAccess(owner: type, family: tree.layouts.family, container: 0)
      return RunningPass.run(self, at: 0) { Double(type.defaultValue(in: ViewDimensions(access: access, node: node, at: at))) }
    case .formula(let formula): return evaluate(formula, dimensionsOf: node, at, parameter: custom.name)
    }
  }

  /// Evaluates a guide's formula against a view's dimensions. An error ends the pass.
  func evaluate(_ formula: any Formula, dimensionsOf node: NodeID, _ at: ViewSize, parameter: String) -> Double {
    if let closure = formula as? GuideClosure { return closure.value(node, at, self) }
    var unknown: String?
    let scope = FormulaScope(
      width: at.size.width, height: at.size.height,
      guide: { name, explicit in
        guard let id = self.tree.guides.id(named: name.name, axis: name.axis) else {
          unknown = name.name
          return nil
        }
        return explicit ? self.explicitGuide(id, node, at) : self.guide(id, node, at)
      })
    do {
      let value = try formula.evaluate(scope)
      if let unknown { fail(.formula(node: node, parameter: parameter, source: formula.source, message: "names no alignment guide: '\(unknown)'")) }
      return value
    } catch {
      fail(.formula(node: node, parameter: parameter, source: error.source, message: unknown.map { "names no alignment guide: '\($0)'" } ?? error.message))
      return 0
    }
  }

  /// As `guide`, for a container that arranges the view by it: recorded, but for the default of one of SwiftUI's own guides, which nobody states.
  ///
  /// - Parameter isAskedByCode: whether a Layout written in Swift asks: then each is recorded.
  func readGuide(_ guide: GuideID, _ node: NodeID, _ at: ViewSize, isAskedByCode: Bool = false) -> Double {
    let explicit = explicitGuide(guide, node, at)
    let value = explicit ?? defaultValue(guide, node, at)
    if isRecording, let log, isAskedByCode || explicit != nil || guide >= Guides.firstCustom, !value.isNaN {
      log.add(GuideEvent(pass: log.pass, call: current, node: node + nodeOffset, guide: guide, explicit: explicit != nil, value: value))
    }
    return value
  }

  /// The place of the guide by which a view is placed; nil without one, or where it is no number. Nobody is asked once more: whoever placed the view has read it.
  func standing(_ guide: GuideID?, _ node: NodeID, _ at: ViewSize) -> PlacedGuide? {
    guard let guide else { return nil }
    var value = Double.nan
    if nodes[node].explicitGuides & Guides.bit(guide) != 0, let known = guideCache[GuideQuestion(node: node, guide: guide, at: at)], let known {
      value = known
    } else {
      silently { value = defaultValue(guide, node, at) }
    }
    return value.isNaN ? nil : PlacedGuide(guide: guide, value: value)
  }

  /// Every explicit guide of a placed node. Nobody asked for them: finding them leaves no calls.
  ///
  /// Where a Layout would have to be asked, only what it has answered already: its code is to see the same questions, recorded or not.
  func recordGuides(_ node: NodeID, _ at: ViewSize) {
    guard isRecording, let log, nodes[node].explicitGuides != 0 else { return }
    if nodes[node].holdsLayout { return recordKnownGuides(node, at, log) }
    // Asked silently, containers go by answers that no cache has.
    tree.caches.areComplete = false
    for guide in 0..<tree.guides.count {
      var value: Double?
      silently { value = explicitGuide(guide, node, at) }
      guard let value, !value.isNaN else { continue }
      log.add(GuideEvent(pass: log.pass, call: current, node: node + nodeOffset, guide: guide, explicit: true, value: value))
    }
  }

  private func recordKnownGuides(_ node: NodeID, _ at: ViewSize, _ log: EventLog) {
    for guide in 0..<tree.guides.count {
      guard let known = guideCache[GuideQuestion(node: node, guide: guide, at: at)], let value = known, !value.isNaN else { continue }
      log.add(GuideEvent(pass: log.pass, call: current, node: node + nodeOffset, guide: guide, explicit: true, value: value))
    }
  }

  /// Where a child's corner goes so that its guides meet those of a box of `size`: how frames, overlays and unary modifiers align.
  func origin(of child: ViewSize, _ node: NodeID, in size: Size, _ alignment: AlignmentGuides) -> Point {
    Point(origin(of: child, node, in: size, alignment.horizontal), origin(of: child, node, in: size, alignment.vertical))
  }

  /// The same along one axis.
  func origin(of child: ViewSize, _ node: NodeID, in size: Size, _ guide: GuideID) -> Double {
    let value = boxValue(guide, size) - readGuide(guide, node, child)
    // An infinite view in an infinite box: their guides are both infinitely far away, the corners meet.
    return value.isNaN ? 0 : value
  }

  /// A guide's default value in an empty box.
  func boxValue(_ guide: GuideID, _ size: Size) -> Double {
    defaultValue(guide, 0, ViewSize(size, Proposal(size)))
  }

  /// The size that a view of a tree that was laid out would answer to another proposal.
  package func size(of node: NodeID, proposed proposal: Proposal) -> Size {
    forgetChanged()
    return measure(node, proposal, SharedReason.root.vocabularyCode).size
  }

  /// The value of a placed node's guide in its own space; nil if there is no such guide.
  package func guideValue(_ name: String, of node: NodeID) -> Double? {
    forgetChanged()
    guard let id = tree.guides.id(named: name, axis: nil) else { return nil }
    return guide(id, node, ViewSize(nodes[node].frame.size, nodes[node].placed))
  }
}
