// Fails explicitInEveryScope: Two passes on what One has changed, under another name.
// Also fails live.
// TASK 1: Pass on what One and Two promise and do not have.
extension ScopeOneResource {
  var explicit: String { injected.explicit }
}

extension ScopeTwoResource {
  var explicit: String { injected.modified }
  var modified: String { injected.modified }
  var recreated: String { injected.recreated }
  var createdLater: String { injected.createdLater }
}
