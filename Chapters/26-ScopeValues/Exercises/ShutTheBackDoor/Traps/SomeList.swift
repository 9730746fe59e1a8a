// Fails listIsOutOfReach: it is some list, and of a list everything can be reached.
// Also fails valuesArrive.
// TASK 2: And nobody who has one thread's scope, the whole list of threads.
func thread() -> ChatThreadResource<some ChatThreadListResource<I>> {
  ChatThreadResource(injecting: self)
}
