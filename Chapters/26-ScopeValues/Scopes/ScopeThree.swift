import Scopes

protocol ScopeThreeRequirements: Requirements, CODEGEN_ScopeThreeRequirements {
  var explicit: String { get }
  var implicit: String { get }
  var modified: String { get }
  var recreated: String { get }
  var createdLater: String { get }
  var duplicated: String { get }
}

/// The innermost scope. It requires all values, also `implicit`, which the two scopes around it never name.
class ScopeThreeResource<I: ScopeThreeRequirements>: Resource<I> {}
