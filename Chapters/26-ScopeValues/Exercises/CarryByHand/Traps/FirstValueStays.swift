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
