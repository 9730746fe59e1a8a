// Fails leadsNowhereWithoutItsRoot: the kept screen asks a root that is gone, and ends the program.
// Also fails allGoesWithTheRoot.
// TASK 6: Decide how long a login keeps its root.
private func whenLoggedIn() -> (User) -> Void {
  { [unowned self] _ in showNext() }
}
