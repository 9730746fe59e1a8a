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
  var CODEGEN_implicit: String { get }
}

protocol CODEGEN_ScopeTwoRequirements {
  var CODEGEN_implicit: String { get }
}

extension ScopeZeroResource {
  var CODEGEN_implicit: String { implicit }
}

extension ScopeOneResource {
  var CODEGEN_implicit: String { injected.CODEGEN_implicit }
}

extension ScopeTwoResource {
  var implicit: String { injected.CODEGEN_implicit }
}
