extension Dictionary {
  /// What a scene or a trace says twice counts as it says it last.
  @inlinable package init(merging pairs: some Sequence<(Key, Value)>) { self.init(pairs, uniquingKeysWith: { $1 }) }
}
