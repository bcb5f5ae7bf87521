// Edits of rows: nobody edits while views are laid out.
nonisolated extension ForEach where Content: View {
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
  nonisolated public func onInsert(of types: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> ForEach { self }
}
