// Fails hiddenInOne: One shows what it should only carry.
// Also fails notNamedByTwo.
// TASK 2: Carry `implicit` from Zero to Two.
protocol CODEGEN_ScopeOneRequirements {
  var implicit: String { get }
}

protocol CODEGEN_ScopeTwoRequirements {
  var implicit: String { get }
}

extension ScopeOneResource {
  var implicit: String { injected.implicit }
}

extension ScopeTwoResource {
  var implicit: String { injected.implicit }
}
