// Fails nilIsNotKept: a nil counts as made.
// TASK 2: Give what the lifetime says.
private var isMade = false
private var kept: Any?

func object(asked: Container, owner: Container) -> Any? {
  guard lifetime == .cached else { return factory(asked) }
  if isMade { return kept }
  (isMade, kept) = (true, factory(owner))
  return kept
}
