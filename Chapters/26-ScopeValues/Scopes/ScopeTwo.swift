import Scopes

protocol ScopeTwoRequirements: Requirements, CODEGEN_ScopeTwoRequirements {
  var explicit: String { get }
  var modified: String { get }
  var recreated: String { get }
  var createdLater: String { get }
}

/// Gives one value a second name.
class ScopeTwoResource<I: ScopeTwoRequirements>: Resource<I>, ScopeThreeRequirements {
  var duplicated: String { explicit }

  func buildScopeThree() -> ScopeThreeResource<ScopeTwoResource> {
    ScopeThreeResource(injecting: self)
  }
}
