// Fails implicitReachesThree: another value is carried under the name.
import Scopes

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
  var CODEGEN_implicit: String { get }
}

protocol CODEGEN_ScopeTwoRequirements {
  var CODEGEN_implicit: String { get }
}

extension ScopeZeroResource {
  var CODEGEN_implicit: String { explicit }
}

extension ScopeOneResource {
  var CODEGEN_implicit: String { injected.CODEGEN_implicit }
}

extension ScopeTwoResource {
  var implicit: String { injected.CODEGEN_implicit }
}
