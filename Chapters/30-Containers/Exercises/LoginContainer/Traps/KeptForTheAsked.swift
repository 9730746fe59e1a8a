// Fails oneForEachRegistration: each asked container has one of its own.
// Also fails nilIsNotKept, eachLoginItsOwn.
// TASK 2: Give what the lifetime says.
private var kept: [ObjectIdentifier: Any] = [:]

func object(asked: Container, owner: Container) -> Any? {
  guard lifetime == .cached else { return factory(asked) }
  if let kept = kept[ObjectIdentifier(asked)] { return kept }
  kept[ObjectIdentifier(asked)] = factory(owner)
  return kept[ObjectIdentifier(asked)]
}
