// Fails whatOneMade: Two changes once more what One has changed.
// Also fails live.
// TASK 1: Pass on what One and Two promise and do not have.
extension ScopeOneResource {
  var explicit: String { injected.explicit }
}

extension ScopeTwoResource {
  var explicit: String { injected.explicit }
  var modified: String { "s1-\(injected.modified)" }
  var recreated: String { injected.recreated }
  var createdLater: String { injected.createdLater }
}
