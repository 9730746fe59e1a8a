// Fails draftIsOutOfReach: what the login was made from is hidden, and the login itself is not.
// Also fails sameScopes.
// TASK 2: Let nobody who has the list's scope read the draft of the login.
func threadList() -> ChatThreadListResource<LoggedInResource> {
  ChatThreadListResource(injecting: self)
}
