// Fails released: what is cached lives only as long as other code holds it.
// Also fails nilIsNotKept, eachLoginItsOwn.
// TASK 2: Give what the lifetime says.
private weak var kept: AnyObject?

func object(asked: Container, owner: Container) -> Any? {
  guard lifetime == .cached else { return factory(asked) }
  if let kept { return kept }
  let object = factory(owner)
  kept = object as AnyObject
  return object
}
