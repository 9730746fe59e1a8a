// Fails released: what a child asked for first is made anew when that child is gone.
// TASK 2: Give what the lifetime says.
private var kept: Any?
private weak var maker: Container?

func object(asked: Container, owner: Container) -> Any? {
  guard lifetime == .cached else { return factory(asked) }
  if maker != nil, let kept { return kept }
  (maker, kept) = (asked, factory(owner))
  return kept
}
