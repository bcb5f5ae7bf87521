/// Accessibility is spoken, not laid out.
extension View {
  nonisolated public func accessibility(label: Text) -> some View { self }
  nonisolated public func accessibility(value: Text) -> some View { self }
  nonisolated public func accessibility(hint: Text) -> some View { self }
  nonisolated public func accessibility(hidden: Bool) -> some View { self }
  nonisolated public func accessibility(identifier: String) -> some View { self }
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
}
