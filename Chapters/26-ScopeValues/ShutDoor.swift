import Scopes

extension ScopeZeroResource {
  /// Makes the same scope, and hides from its callers what it was made from.
  func buildShutScopeOne() -> ScopeOneResource<some ScopeOneRequirements> {
    ScopeOneResource(injecting: self)
  }
}
