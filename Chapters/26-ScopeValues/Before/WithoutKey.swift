import Scopes

// What is carried, as a plain member: it has another name, and everybody can read it.
extension Before {
  // snippet.open
  protocol CODEGEN_ScopeOneRequirements: Requirements {
    var carriedImplicit: String { get }
  }

  final class ScopeZeroResource<I: NilRequirements>: Resource<I>, CODEGEN_ScopeOneRequirements {
    let implicit = "s0-implicit"
    var carriedImplicit: String { implicit }
  }

  final class ScopeOneResource<I: CODEGEN_ScopeOneRequirements>: Resource<I> {
    var carriedImplicit: String { injected.carriedImplicit }
  }
  // snippet.end
}
