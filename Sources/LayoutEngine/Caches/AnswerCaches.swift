/// The answers of a tree's views that are remembered: by proposal where a layout is recorded or its cache limited, else by range of proposals.
struct AnswerCaches {
  let sizes = SizeCache()
  let ranges = RangeCache()
  /// Whether answers are remembered by range: until one is to be recorded, or remembered otherwise.
  var isRanged = true
  /// Whether the caches have every answer that anybody goes by: nothing was asked without being remembered, or forgotten for a while.
  var areComplete = true

  /// Forgets what a view answered.
  @inline(__always) func remove(_ list: inout SizeCache.List) {
    if isRanged { ranges.remove(&list) } else { sizes.remove(&list) }
  }
}
