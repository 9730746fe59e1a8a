// Fails released: a unique object is kept as well, until the next request.
// TASK 2: Give what the lifetime says.
private var kept: Any?

func object(asked: Container, owner: Container) -> Any? {
  if lifetime == .cached, let kept { return kept }
  kept = factory(lifetime == .cached ? owner : asked)
  return kept
}
