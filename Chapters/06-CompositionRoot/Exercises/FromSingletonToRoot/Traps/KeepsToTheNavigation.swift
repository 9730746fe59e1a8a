// Fails leadsNowhereWithoutItsRoot: on a navigation that somebody kept, the login leads on without a root.
// TASK 6: Decide how long a login keeps its root.
private func whenLoggedIn() -> (User) -> Void {
  { [weak navigation, client, afterLogin] _ in navigation?.push(afterLogin(client)) }
}
