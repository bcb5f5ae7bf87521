import LayoutModel

/// The effects of modifiers and containers around a view on it: where it is moved, and what of it is seen.
struct PictureScope {
  /// From the frame's place to where it is drawn.
  var transform = Transform.identity
  /// The rectangle in which the view is drawn; nil: everywhere. An outline that is no rectangle counts as the one around it.
  var clip: Rect?

  /// Whether the drawn view has the size and the direction of its frame.
  var isUpright: Bool { transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1 }

  /// Inside of an effect of a view with this frame.
  func entering(_ effect: PictureEffect, _ frame: Rect) -> PictureScope {
    var inner = self
    switch effect {
    case .opacity: break
    case .clip:
      let seen = transform.bounds(of: frame)
      inner.clip = clip.map { $0.intersection(seen) } ?? seen
    case .pane(let pane):
      let seen = transform.bounds(of: pane)
      inner.clip = clip.map { $0.intersection(seen) } ?? seen
    case .transform(let map, let anchor): inner.transform = map.about(frame.point(at: anchor)).then(transform)
    }
    return inner
  }
}

extension Picture {
  /// Of each view and modifier.
  var scopes: [NodeID: PictureScope] {
    var scopes: [NodeID: PictureScope] = [:], stack = [PictureScope()]
    for item in items {
      let scope = stack.last ?? PictureScope()
      switch item {
      case .open(let node, let effect): stack.append(places[node].map { scope.entering(effect, $0.frame) } ?? scope)
      case .close: if stack.count > 1 { stack.removeLast() }
      case .draw(let node, _), .frame(let node): scopes[node] = scope
      }
    }
    return scopes
  }

  /// The canvas and what is seen outside of it, no further than a canvas away.
  func seen(_ scopes: [NodeID: PictureScope]) -> Rect {
    let reach = max(canvas.width, canvas.height, 40), most = Rect(0, 0, canvas.width, canvas.height).grown(by: reach)
    var (left, top, right, bottom) = (0.0, 0.0, canvas.width, canvas.height)
    for item in items {
      guard case .draw(let node, let mark) = item, mark != .spring, let frame = places[node]?.frame, frame.isFinite else { continue }
      let scope = scopes[node] ?? PictureScope(), drawn = scope.transform.bounds(of: frame)
      let part = (scope.clip.map(drawn.intersection) ?? drawn).intersection(most)
      // Cut off, or a canvas away; what has no length of its own is there all the same.
      if part.size.width == 0 && drawn.size.width > 0 || part.size.height == 0 && drawn.size.height > 0 { continue }
      (left, top, right, bottom) = (min(left, part.origin.x), min(top, part.origin.y), max(right, part.maxX), max(bottom, part.maxY))
    }
    return Rect(left, top, right - left, bottom - top)
  }
}

extension Rect {
  /// What lies in both; without size where nothing does.
  func intersection(_ other: Rect) -> Rect {
    let left = max(origin.x, other.origin.x), top = max(origin.y, other.origin.y)
    let right = min(maxX, other.maxX), bottom = min(maxY, other.maxY)
    return Rect(left, top, max(0, right - left), max(0, bottom - top))
  }
}
