import LayoutModel

extension LayoutPass {
  package struct Options: Sendable {
    package var cache: CachePolicy = .memo
    /// Calls after which the pass stops with an error.
    package var maxCalls = 100_000_000
    /// What this layout takes part of.
    package var budget: LayoutBudget?
    /// Ask again on every cache hit of a custom layout or formula, unrecorded, and compare.
    package var verifiesCache: Bool

    /// - Parameter maxCalls: nil for as many as the budget allows.
    package init(cache: CachePolicy = .memo, maxCalls: Int? = nil, verifiesCache: Bool? = nil, budget: LayoutBudget? = .current) {
      var debug = false
      assert(
        {
          debug = true
          return true
        }())
      (self.cache, self.verifiesCache, self.budget) = (cache, verifiesCache ?? debug, budget)
      self.maxCalls = maxCalls ?? (budget == nil ? 100_000_000 : .max)
    }
  }
}
