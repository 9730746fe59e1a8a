import Scopes

protocol ScopeOneRequirements: Requirements, CODEGEN_ScopeOneRequirements {
  var explicit: String { get }
  var modified: String { get }
}

/// Changes one value, recreates another, and adds a third.
class ScopeOneResource<I: ScopeOneRequirements>: Resource<I>, ScopeTwoRequirements {
  lazy var modified = "s1-modified-\(injected.modified)"
  let createdLater = "s1-createdLater"
  let recreated = "s1-recreated"

  func buildScopeTwo() -> ScopeTwoResource<ScopeOneResource> { ScopeTwoResource(injecting: self) }
}
