// Fails allGoesWithTheRoot: the root holds the login, and the login the root.
// Also fails leadsNowhereWithoutItsRoot.
// TASK 6: Decide how long a login keeps its root.
private func whenLoggedIn() -> (User) -> Void {
  { _ in self.showNext() }
}
