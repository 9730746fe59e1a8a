import Foundation
import Playground

/// Counts the carts that were made and freed, after two requests and after the release of both.
func tallies(for lifetime: Lifetime) -> [String] {
  let (container, carts) = (Container(), Lifetimes())
  container.register(Cart.self, lifetime) { _ in carts.watch("cart", Cart()) }
  func requestTwice() -> Tally {
    let held = (container.resolve(Cart.self), container.resolve(Cart.self))
    return withExtendedLifetime(held) { carts.tally }
  }
  let counts = [requestTwice(), carts.tally]
  return withExtendedLifetime(container) { counts.map(\.description) }
}

/// Counts the carts of a container that was used once and then released: a cached one, which a receipt resolves.
func cartsAfterRelease(_ registerReceipt: (Container) -> Void) -> Tally {
  let carts = Lifetimes()
  func useOnce() {
    let container = Container()
    container.register(Cart.self, .cached) { _ in carts.watch("cart", Cart()) }
    registerReceipt(container)
    _ = container.resolve(Receipt.self)
  }
  useOnce()
  return carts.tally
}

/// Counts the sessions that two threads make. The gate makes both wait in the factory, so the rare race
/// happens each time.
func sessionCountHalfLocked() async -> Int {
  let (container, sessions, inFactory) = (Before.SharedContainer(), Lifetimes(), Gate(2))
  container.register(Session.self) { _ in
    inFactory.block()
    return sessions.watch("session", Session(user: "Ada"))
  }
  let found = await onThreads(2) { _ in container.resolve(Session.self) }
  return withExtendedLifetime(found) { sessions.tally.made }
}

/// Counts the sessions in the repaired container, whose factory only one thread can enter. In the factory,
/// the first thread waits until the second is about to resolve, and then long enough for the second to
/// enter if the lock allowed it. No API reports that a thread waits for a lock.
func sessionCountLocked() async -> Int {
  let (container, sessions, resolving) = (SharedContainer(), Lifetimes(), Gate(2))
  container.register(Session.self) { _ in
    resolving.block()
    usleep(20_000)
    return sessions.watch("session", Session(user: "Ada"))
  }
  let found = await onThreads(2) { number in
    if number == 2 { resolving.block() }
    return container.resolve(Session.self)
  }
  return withExtendedLifetime(found) { sessions.tally.made }
}
