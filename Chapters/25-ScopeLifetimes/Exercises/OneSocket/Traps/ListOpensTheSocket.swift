// Fails openedOnce: who makes a list has not read one of the two yet.
// TASK 2: A scope of the list of threads at each call. When nobody has it, it is gone.
func chatThreadList() -> ChatThreadListResource<LoggedInResource> {
  _ = service
  return ChatThreadListResource(injecting: self)
}
