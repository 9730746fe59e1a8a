import Scopes

/// The elements of the array that the document's program prints. The text is fixed where a scope can't
/// reach a value; the fixtures in `Refused` prove that.
func statedOutput() -> [String] {
  let root = ScopeZeroResource(injecting: NilResource())
  let one = root.buildScopeOne()
  let two = one.buildScopeTwo()
  let three = two.buildScopeThree()
  let later = "< N/A, created in later scope >"
  let unavailable = "< Unavailable, not in Requirements >"
  let passedOn =
    "< Unavailable, not in Requirements. (Passed only implicitly to descendent explicit uses) >"
  return [
    "_____ Root _____",
    "explicit: '\(root.explicit)'",
    "implicit: '\(root.implicit)'",
    "modified: '\(root.modified)'",
    "recreated: '\(root.recreated)'",
    "createdLater: \(later)",
    "duplicated: \(later)",
    "dropped: '\(root.dropped)'",
    "",
    "_____ One _____",
    "explicit: '\(one.explicit)'",
    "implicit: \(passedOn)",
    "modified: '\(one.modified)'",
    "recreated: '\(one.recreated)'",
    "createdLater: '\(one.createdLater)'",
    "duplicated: \(later)",
    "dropped: \(unavailable)",
    "",
    "_____ Two _____",
    "explicit: '\(two.explicit)'",
    "implicit: '\(two.implicit)'",
    "modified: '\(two.modified)'",
    "recreated: '\(two.recreated)'",
    "createdLater: '\(two.createdLater)'",
    "duplicated: '\(two.duplicated)'",
    "dropped: \(unavailable)",
    "",
    "_____ Three _____",
    "explicit: '\(three.explicit)'",
    "implicit: '\(three.implicit)'",
    "modified: '\(three.modified)'",
    "recreated: '\(three.recreated)'",
    "createdLater: '\(three.createdLater)'",
    "duplicated: '\(three.duplicated)'",
    "dropped: \(unavailable)",
    "",
  ]
}
