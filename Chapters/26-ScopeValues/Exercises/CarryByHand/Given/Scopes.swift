import Scopes

/// What the outermost scope reads its values from. They may change.
public final class Values: Requirements {
  public var explicit: String
  public var implicit: String
  public var modified: String

  public init(explicit: String, implicit: String, modified: String) {
    (self.explicit, self.implicit, self.modified) = (explicit, implicit, modified)
  }
}

class ScopeZeroResource: Resource<Values>, ScopeOneRequirements {
  var explicit: String { injected.explicit }
  var implicit: String { injected.implicit }
  var modified: String { injected.modified }
  let recreated = "s0-recreated"

  func buildScopeOne() -> ScopeOneResource<ScopeZeroResource> { ScopeOneResource(injecting: self) }
}

protocol ScopeOneRequirements: Requirements, CODEGEN_ScopeOneRequirements {
  var explicit: String { get }
  var modified: String { get }
}

class ScopeOneResource<I: ScopeOneRequirements>: Resource<I>, ScopeTwoRequirements {
  var modified: String { "s1-\(injected.modified)" }
  var createdLater = "s1-createdLater"
  var recreated = "s1-recreated"

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

protocol ScopeThreeRequirements: Requirements {
  var explicit: String { get }
  var implicit: String { get }
  var modified: String { get }
  var recreated: String { get }
  var createdLater: String { get }
  var duplicated: String { get }
}

/// The innermost scope shows what it was given.
class ScopeThreeResource<I: ScopeThreeRequirements>: Resource<I> {
  var explicit: String { injected.explicit }
  var implicit: String { injected.implicit }
  var modified: String { injected.modified }
  var recreated: String { injected.recreated }
  var createdLater: String { injected.createdLater }
  var duplicated: String { injected.duplicated }
}
