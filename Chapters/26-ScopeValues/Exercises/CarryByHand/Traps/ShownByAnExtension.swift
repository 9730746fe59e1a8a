// Fails hiddenInOne: an extension shows it in all that carries it, and One is one of these.
// Also fails notNamedByTwo.
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
  var carriedImplicit: String { injected.carriedImplicit }
}

extension ScopeTwoResource {
  var implicit: String { injected.carriedImplicit }
}

extension CODEGEN_ScopeTwoRequirements {
  var implicit: String { carriedImplicit }
}
