// Fails whatOneMade: what a subclass of One makes of a value is lost.
// Also fails live.
// TASK 1: Pass on what One and Two promise and do not have.
extension ScopeOneResource {
  var explicit: String { injected.explicit }
}

extension ScopeTwoResource {
  var explicit: String { injected.explicit }
  var modified: String {
    let one = injected as? ScopeOneResource<ScopeZeroResource>
    return one.map { "s1-\($0.injected.modified)" } ?? injected.modified
  }
  var recreated: String { injected.recreated }
  var createdLater: String { injected.createdLater }
}
