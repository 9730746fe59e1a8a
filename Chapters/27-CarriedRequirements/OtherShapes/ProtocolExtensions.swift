import Scopes

// Generated code in another shape: instead of a scope, it extends every type whose outer scope has a name.
// So two scopes with the same outer scope get each other's names.

/// A type with an outer scope. Extensions of this protocol pass names on.
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

/// Needs the token, and doesn't list the secret.
final class LeftResource<I: LeftNeeds>: Resource<I>, Scoped {}

final class RightResource<I: RightNeeds>: Resource<I>, Scoped {}
