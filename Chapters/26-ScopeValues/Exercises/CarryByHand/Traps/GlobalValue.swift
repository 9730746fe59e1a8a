// Fails ofEachProgram: the value of the first program goes to all.
// Also fails implicitReachesThree, hiddenInOne.
import Scopes

private enum Carried {
  nonisolated(unsafe) static var implicit: String?
}

extension ScopeOneResource {
  var explicit: String { injected.explicit }
}

extension ScopeTwoResource {
  var explicit: String { injected.explicit }
  var modified: String { injected.modified }
  var recreated: String { injected.recreated }
  var createdLater: String { injected.createdLater }
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
