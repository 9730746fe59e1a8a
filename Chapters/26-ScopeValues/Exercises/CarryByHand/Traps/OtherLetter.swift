// Fails implicitReachesThree: One carries another value on.
// Also fails ofEachProgram.
// TASK 2: Carry `implicit` from Zero to Two.
protocol CODEGEN_ScopeOneRequirements {
  var carriedImplicit: String { get }
}

protocol CODEGEN_ScopeTwoRequirements {
  var carriedImplicit: String { get }
}

extension ScopeZeroResource {
  var carriedImplicit: String { implicit }
}

extension ScopeOneResource {
  var carriedImplicit: String { injected.modified }
}

extension ScopeTwoResource {
  var implicit: String { injected.carriedImplicit }
}
