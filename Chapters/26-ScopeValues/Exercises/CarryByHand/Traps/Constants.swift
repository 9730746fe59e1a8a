// Fails explicitInEveryScope: the values are those of the chapter.
// Also fails live, whatOneMade.
// TASK 1: Pass on what One and Two promise and do not have.
extension ScopeOneResource {
  var explicit: String { "s0-explicit" }
}

extension ScopeTwoResource {
  var explicit: String { "s0-explicit" }
  var modified: String { injected.modified }
  var recreated: String { injected.recreated }
  var createdLater: String { "s1-createdLater" }
}
