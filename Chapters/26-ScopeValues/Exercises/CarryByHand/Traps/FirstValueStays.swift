// Fails live: a table outside keeps the first value of each scope.
// TASK 1: Pass on what One and Two promise and do not have.
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
