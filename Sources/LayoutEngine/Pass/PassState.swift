import LayoutModel

/// Where the events of a layout go.
struct PassRecorder {
  /// nil: nothing is recorded.
  let log: EventLog?
  /// For the hot path: `log`, which this keeps, so that no call has to.
  let unretained: Unmanaged<EventLog>?
  /// Added to node ids in events: trees after the first of a recording number their nodes on.
  let nodeOffset: NodeID

  init(_ log: EventLog?, nodeOffset: NodeID) {
    (self.log, self.nodeOffset, unretained) = (log, nodeOffset, log.map { .passUnretained($0) })
  }
}

/// Numbers of a layout's calls and placements.
struct CallCounts {
  /// All that were asked, those included that a cache answered.
  var calls = 0
  /// Answers that were computed, and views that were placed: those that a cache or an earlier layout knows do not count.
  var computed = 0
  var placed = 0
  /// Numbers calls when nothing is recorded.
  var silent: CallID = 0
  /// The number of calls at which the budget is asked next, and how many it knows of.
  var nextCheck = 1
  var spent = 0
}

/// Explicit guides that were asked for in a layout; nil where the default applies.
struct GuideCache {
  private var values: [GuideQuestion: Double?] = [:]
  /// `LayoutTree.changes` when the guides were asked.
  private var changes: Int

  init(changes: Int) { self.changes = changes }

  subscript(question: GuideQuestion) -> Double?? {
    get { values[question] }
    set { values[question] = newValue }
  }

  mutating func removeAll() { values.removeAll() }

  /// Forgets all guides if views were given other arguments since they were asked.
  mutating func update(changes new: Int) {
    if changes == new { return }
    changes = new
    values.removeAll()
  }
}

/// The surroundings of the view that is asked or placed just now.
struct Surroundings {
  /// The host's proposal, safe area included.
  var canvas = Proposal.unspecified
  /// Safe areas around the view, the innermost last.
  var safeRegions: [SafeRegion] = []
  /// ScrollViews and Lists around the view, the innermost last.
  var viewports: [Viewport] = []
  /// Screens with bars around the view, the innermost last.
  var screens: [Screen] = []
}

/// Sources of matchedGeometryEffect, as far as they are placed, and the views that followed them.
package struct MatchedPlacing {
  private(set) var sources: [GeometryGroup: SharedGeometry] = [:]
  private var followers: [(node: NodeID, group: GeometryGroup, used: SharedGeometry?)] = []

  /// Shares a source's geometry; the source placed last counts.
  mutating func share(_ geometry: SharedGeometry, as group: Int32, _ tree: LayoutTree) { sources[tree.matched.groups[Int(group)]] = geometry }

  /// The geometry of a group's source: this pass's if it is placed already, else the last one's.
  mutating func follow(_ group: Int32, _ node: NodeID, _ tree: LayoutTree) -> SharedGeometry? {
    let name = tree.matched.groups[Int(group)]
    let geometry = sources[name] ?? tree.matched.sources[name]
    followers.append((node, name, geometry))
    return geometry
  }

  /// Views that followed a source's geometry of the pass before, which turned out to be another.
  package var lateFollowers: [NodeID] { followers.filter { sources[$0.group] != $0.used }.map(\.node) }
}

/// The code of a Layout written in Swift that runs just now.
struct ForeignCode {
  /// The view whose Layout runs; 0 for none.
  var asking: NodeID = 0
  /// Whether it is asked for what layouts do before the tree is laid out, and what it asks meanwhile.
  var isEarly = false
  var questions: [EarlyWork.Question] = []
  /// More than 0 while a layout measures: placing is an error then.
  var measuringDepth = 0
  /// Where the layout that is placing wants its children.
  var collected: [NodeID: CollectedPlacement] = [:]
  var collectingFor: NodeID = 0
}
