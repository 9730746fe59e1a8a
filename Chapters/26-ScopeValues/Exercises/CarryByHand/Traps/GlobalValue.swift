// Fails ofEachProgram: the value of the first program goes to all.
// Also fails implicitReachesThree.
// TASK 2: Carry `implicit` from Zero to Two.
private enum Carried {
  nonisolated(unsafe) static var implicit: String?
}

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
  var implicit: String {
    let value = Carried.implicit ?? injected.carriedImplicit
    Carried.implicit = value
    return value
  }
}
