/// Whether a value is another one than the one that was kept.
func changed<V: Equatable>(to value: V, initial: Bool, _ old: Any?) -> (isDue: Bool, keep: Any?) {
  guard let old = old as? V else { return (initial, value) }
  return (old != value, value)
}
