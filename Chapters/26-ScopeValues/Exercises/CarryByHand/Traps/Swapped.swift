// Fails whatOneMade: two of the four are mixed up.
// Also fails live.
// TASK 1: Pass on what One and Two promise and do not have.
extension ScopeOneResource {
  var explicit: String { injected.explicit }
}

extension ScopeTwoResource {
  var explicit: String { injected.explicit }
  var modified: String { injected.modified }
  var recreated: String { injected.createdLater }
  var createdLater: String { injected.recreated }
}
