extension View {
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { inEnvironment { $0.textCase = textCase } }
}
