// Fails valuesArrive: the title is copied when the thread is made.
// Also fails sameScopes.
// TASK 2: And nobody who has one thread's scope, the whole list of threads.
private struct JustTheTitle: ChatThreadRequirements { let title: String }

func thread() -> ChatThreadResource<some ChatThreadRequirements> {
  ChatThreadResource(injecting: JustTheTitle(title: title))
}
