// Fails allGoesWithTheRoot: the root holds the login, and the login the root.
// Also fails leadsNowhereWithoutItsRoot.
// TASK 6: Decide how long a login keeps its root.
{ [self] _ in showNext() }
