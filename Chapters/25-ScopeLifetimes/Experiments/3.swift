// In main.swift, the customer of the login that stores its child never opens the thread list,
// but still sends "hello". What does `cycle.alive` say after the logout?
// Edit main.swift, instead of:
show(keeper?.threadList.greeting ?? "")
// put:
note("The customer doesn't open the thread list.")
// Asks:
// == A logout that frees nothing ==
// cycle.alive // []
// Changes:
// == A parent that stores its child ==
// new: The customer doesn't open the thread list.
// gone: keeper?.threadList.greeting ?? "" // hello, u1
// gone: KeepsItsChild.threadList -> ChatThreadListResource
// gone: ChatThreadListResource.injected -> KeepsItsChild
// == A logout that frees nothing ==
// cycle.alive // []
// Because:
// A `lazy` property makes its value at the first read. Without one there is no
// child, so nothing holds the login when its variable is set to nil.
