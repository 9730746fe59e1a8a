// Fails allGoesWithTheRoot: the navigation holds the login, and the login the navigation.
// Also fails leadsNowhereWithoutItsRoot.
// TASK 6: Decide how long a login keeps its root.
private func whenLoggedIn() -> (User) -> Void {
  { [navigation, afterLogin, client] _ in navigation.push(afterLogin(client)) }
}
