import Scopes

class ScopeZeroResource<I: NilRequirements>: Resource<I>, ScopeOneRequirements {
  let explicit = "s0-explicit"
  let implicit = "s0-implicit"
  let modified = "s0-modified"
  let recreated = "s0-recreated"
  let dropped = "s0-dropped"

  func buildScopeOne() -> ScopeOneResource<ScopeZeroResource> { ScopeOneResource(injecting: self) }
}

protocol ScopeOneRequirements: Requirements, CODEGEN_ScopeOneRequirements {
  var explicit: String { get }
  var modified: String { get }
}

class ScopeOneResource<I: ScopeOneRequirements>: Resource<I>, ScopeTwoRequirements {
  lazy var modified = "s1-modified-\(injected.modified)"
  let createdLater = "s1-createdLater"
  let recreated = "s1-recreated"

  func buildScopeTwo() -> ScopeTwoResource<ScopeOneResource> { ScopeTwoResource(injecting: self) }
}

protocol ScopeTwoRequirements: Requirements, CODEGEN_ScopeTwoRequirements {
  var explicit: String { get }
  var modified: String { get }
  var recreated: String { get }
  var createdLater: String { get }
}

class ScopeTwoResource<I: ScopeTwoRequirements>: Resource<I>, ScopeThreeRequirements {
  var duplicated: String { explicit }

  func buildScopeThree() -> ScopeThreeResource<ScopeTwoResource> {
    ScopeThreeResource(injecting: self)
  }
}

protocol ScopeThreeRequirements: Requirements, CODEGEN_ScopeThreeRequirements {
  var explicit: String { get }
  var implicit: String { get }
  var modified: String { get }
  var recreated: String { get }
  var createdLater: String { get }
  var duplicated: String { get }
}

class ScopeThreeResource<I: ScopeThreeRequirements>: Resource<I> {}
