import Scopes

// snippet.shut
extension ScopeZeroResource {
  /// The same scope, of which nobody outside knows what it was made from.
  func buildShutScopeOne() -> ScopeOneResource<some ScopeOneRequirements> {
    ScopeOneResource(injecting: self)
  }
}
// snippet.end
