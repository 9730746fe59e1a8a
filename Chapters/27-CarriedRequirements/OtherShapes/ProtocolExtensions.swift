import Scopes

// What generated code of another shape would do: not the scope is extended, but everything whose injected
// scope has a name. Two scopes with one parent get each other's names.

/// What has an outer scope. Its extensions pass names on.
protocol Scoped {
  associatedtype Outer
  var injected: Outer { get }
}

extension Scoped where Outer: LeftNeeds {
  var token: String { injected.token }
}

extension Scoped where Outer: RightNeeds {
  var secret: String { injected.secret }
}

protocol LeftNeeds: Requirements {
  var token: String { get }
}

protocol RightNeeds: Requirements {
  var secret: String { get }
}

final class ParentResource<I: NilRequirements>: Resource<I>, LeftNeeds, RightNeeds {
  let token = "t"
  let secret = "s"

  func left() -> LeftResource<ParentResource> { LeftResource(injecting: self) }
}

/// It needs the token, and says nothing of the secret.
final class LeftResource<I: LeftNeeds>: Resource<I>, Scoped {}

final class RightResource<I: RightNeeds>: Resource<I>, Scoped {}
