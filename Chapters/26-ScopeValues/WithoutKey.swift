import Scopes

/// What is carried, as a plain member: it has another name, and everybody can read it.
enum WithoutKey {
  // snippet.open
  protocol CODEGEN_OneRequirements: Requirements {
    var carriedImplicit: String { get }
  }

  final class Root<I: NilRequirements>: Resource<I>, CODEGEN_OneRequirements {
    let implicit = "s0-implicit"
    var carriedImplicit: String { implicit }
  }

  final class One<I: CODEGEN_OneRequirements>: Resource<I> {
    var carriedImplicit: String { injected.carriedImplicit }
  }
  // snippet.end
}
