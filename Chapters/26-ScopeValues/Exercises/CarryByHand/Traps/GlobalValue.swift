// Fails ofEachProgram: the value of the last program goes to all.
import Scopes

private enum Carried {
  nonisolated(unsafe) static var values: Values?
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

protocol CODEGEN_ScopeOneRequirements {}

protocol CODEGEN_ScopeTwoRequirements {}

extension ScopeZeroResource {
  func buildScopeOne() -> ScopeOneResource<ScopeZeroResource> {
    Carried.values = injected
    return ScopeOneResource(injecting: self)
  }
}

extension ScopeTwoResource {
  var implicit: String { Carried.values?.implicit ?? "" }
}
