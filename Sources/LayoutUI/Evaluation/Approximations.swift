extension View {
  /// Laid out as something simpler, which a recording says.
  ///
  /// - Parameter what: what, and how; nil for what is exact.
  nonisolated func approximated(_ what: String?, at place: SourcePlace) -> some View {
    evaluated { view, scope in
      if let what { scope.graph.approximate(what, place) }
      return view._list(scope)
    }
  }
}
