import LayoutModel
import Platform

/// The container whose children a Layout was given: looked up at each question, since a Layout may keep a subview for as long as it likes.
///
/// 1. The pass that is asked is the one that runs the Layout's code on this thread. What a `Cache` kept of an earlier pass so answers in this one.
/// 2. The children are those of a view whose cache comes from the same Layout: one that a tree of the same shape has taken over (`carryOver`).
/// 3. Other children are not there any more. The pass that runs ends with `LayoutError.goneSubview`, and the question is answered by nothing.
/// 4. Where no pass runs there is nobody to tell: the program stops with a sentence.
struct SubviewAccess: Equatable {
  /// The type of the Layout, for the sentence.
  let owner: Any.Type
  /// The number that a Layout's cache goes by; or, where `container` is 0, the tree's.
  let family: Int
  let container: NodeID

  /// The answer to `question` of the pass that runs; `nothing` where the children are gone.
  func ask<Reply>(or nothing: @autoclosure () -> Reply, _ question: (LayoutPass) -> Reply) -> Reply {
    let running = RunningPass.current
    precondition(running != nil, "A subview of \(owner) was asked while nothing is laid out: keep what it answered, not the subview")
    guard let pass = running else { return nothing() }
    if isThere(in: pass.tree) { return question(pass) }
    pass.fail(.goneSubview(node: pass.foreign.asking, layout: pass.foreign.asking == 0 ? "\(owner)" : pass.tree.kind(pass.foreign.asking), owner: "\(owner)"))
    return nothing()
  }

  private func isThere(in tree: LayoutTree) -> Bool {
    guard container > 0 else { return family == tree.layouts.family }
    guard container <= tree.count, case .customLayout(let layout) = tree.nodes[container].primitive else { return false }
    return tree.layouts.boxes[Int(layout.index)].family == family
  }

  static func == (one: SubviewAccess, other: SubviewAccess) -> Bool { one.family == other.family && one.container == other.container }

  /// A number that nothing else has.
  static func newFamily() -> Int {
    lock.lock()
    defer { lock.unlock() }
    lastFamily += 1
    return lastFamily
  }

  private static let lock = Lock()
  nonisolated(unsafe) private static var lastFamily = 0
}

/// The pass that runs code of a Layout, or of an alignment, on this thread.
enum RunningPass {
  static var current: LayoutPass? { pthread_getspecific(key).map { Unmanaged<LayoutPass>.fromOpaque($0).takeUnretainedValue() } }

  /// Runs code that is not the engine's: that of the Layout at `node`, or 0 for an alignment's.
  static func run<Result>(_ pass: LayoutPass, at node: NodeID, _ body: () -> Result) -> Result {
    let outer = (pthread_getspecific(key), pass.foreign.asking)
    pthread_setspecific(key, Unmanaged.passUnretained(pass).toOpaque())
    pass.foreign.asking = node
    defer {
      pthread_setspecific(key, outer.0)
      pass.foreign.asking = outer.1
    }
    return body()
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()
}
