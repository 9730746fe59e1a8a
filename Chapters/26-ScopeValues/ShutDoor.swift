import Scopes

extension ScopeZeroResource {
  /// Makes the same scope, but hides the type of its outer scope from callers.
  func buildShutScopeOne() -> ScopeOneResource<some ScopeOneRequirements> {
    ScopeOneResource(injecting: self)
  }
}
