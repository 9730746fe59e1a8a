// Fails sameScopes: each thread gets a list of its own.
// TASK 2: And nobody who has one thread's scope, the whole list of threads.
func thread() -> ChatThreadResource<some ChatThreadRequirements> {
  ChatThreadResource(injecting: ChatThreadListResource(injecting: injected))
}
