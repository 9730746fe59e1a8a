// Fails live: a table outside keeps the first value of each scope.
import Scopes

private enum Kept {
  nonisolated(unsafe) static var explicit: [ObjectIdentifier: String] = [:]
}

extension ScopeOneResource {
  var explicit: String { injected.explicit }
}

extension ScopeTwoResource {
  var explicit: String {
    let value = Kept.explicit[ObjectIdentifier(self)] ?? injected.explicit
    Kept.explicit[ObjectIdentifier(self)] = value
    return value
  }
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
  var CODEGEN_implicit: String { implicit }
}

extension ScopeOneResource {
  var CODEGEN_implicit: String { injected.CODEGEN_implicit }
}

extension ScopeTwoResource {
  var implicit: String { injected.CODEGEN_implicit }
}
