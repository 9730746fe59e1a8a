// Fails madeFromTheOwner: a cached object is made from what the first login has.
// TASK 2: Give what the lifetime says.
private var kept: Any?

func object(asked: Container, owner: Container) -> Any? {
  guard lifetime == .cached else { return factory(asked) }
  if let kept { return kept }
  kept = factory(asked)
  return kept
}
