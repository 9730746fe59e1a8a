// Fails hiddenInOne: One shows what it should only carry.
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
