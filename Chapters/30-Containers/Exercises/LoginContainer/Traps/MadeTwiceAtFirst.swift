// Fails oneForEachRegistration: the factory is called to look whether there is a result, and again.
// Also fails nilIsNotKept, eachLoginItsOwn.
// TASK 2: Give what the lifetime says.
private var kept: Any?

func object(asked: Container, owner: Container) -> Any? {
  guard lifetime == .cached else { return factory(asked) }
  if let kept { return kept }
  guard factory(owner) != nil else { return nil }
  kept = factory(owner)
  return kept
}
