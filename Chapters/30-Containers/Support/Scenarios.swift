import Foundation
import Playground

/// How many carts were made and are gone: after two requests, and after their owner let both go.
func lives(_ lifetime: Lifetime) -> [String] {
  let (container, carts) = (Container(), Lifetimes())
  container.register(Cart.self, lifetime) { _ in carts.watch("cart", Cart()) }
  func requestTwice() -> Tally {
    let held = (container.resolve(Cart.self), container.resolve(Cart.self))
    return withExtendedLifetime(held) { carts.tally }
  }
  let tallies = [requestTwice(), carts.tally]
  return withExtendedLifetime(container) { tallies.map(\.description) }
}

/// How many sessions two threads make, which meet in the factory: between the look and the storing. What
/// happens seldom happens always.
func sessionsMadeHalfLocked() async -> Int {
  let (container, sessions, inFactory) = (Before.SharedContainer(), Lifetimes(), Gate(2))
  container.register(Session.self) { _ in
    inFactory.block()
    return sessions.watch("session", Session(user: "Ada"))
  }
  let found = await onThreads(2) { _ in container.resolve(Session.self) }
  return withExtendedLifetime(found) { sessions.tally.made }
}

/// The same with the repaired container. Two threads can't meet in its factory. So the first waits there
/// until the second is about to ask, and then long enough for it to come in if it could: nothing tells
/// that a thread waits for a lock.
func sessionsMadeLocked() async -> Int {
  let (container, sessions, asking) = (SharedContainer(), Lifetimes(), Gate(2))
  container.register(Session.self) { _ in
    asking.block()
    usleep(20_000)
    return sessions.watch("session", Session(user: "Ada"))
  }
  let found = await onThreads(2) { number in
    if number == 2 { asking.block() }
    return container.resolve(Session.self)
  }
  return withExtendedLifetime(found) { sessions.tally.made }
}
