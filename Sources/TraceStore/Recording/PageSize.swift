/// Bytes of a page of a new trace. Each of some fifty tables and indexes takes at least a page, so that small pages make a small file; large ones are
/// written and read faster.
enum PageSize: Int {
  case small = 512
  case medium = 4096
  case large = 32768

  /// - Parameter nodes: how many nodes will be recorded; nil if that is not known.
  init(nodes: Int?) {
    switch nodes {
    case .some(..<64): self = .small
    case .none, .some(..<2048): self = .medium
    case .some: self = .large
    }
  }
}
