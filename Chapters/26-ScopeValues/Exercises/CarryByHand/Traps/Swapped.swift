// Fails whatOneMade: two of the four are mixed up.
import Scopes

extension ScopeOneResource {
  var explicit: String { injected.explicit }
}

extension ScopeTwoResource {
  var explicit: String { injected.explicit }
  var modified: String { injected.modified }
  var recreated: String { injected.createdLater }
  var createdLater: String { injected.recreated }
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
  var implicit: String { injected.carriedImplicit }
}
