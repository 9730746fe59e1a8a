// Refused: using a main actor model off the main actor without awaiting it (STG-160)

@testable import Decorators

#if !REPAIRED
  // expected-note@+1 {{add '@MainActor' to make global function 'count' part of global actor 'MainActor'}}
  func count(_ model: ItemListViewModel) -> Int {
    // expected-error@+1 {{main actor-isolated property 'items' can not be referenced from a nonisolated context}}
    model.items.count
  }

  func countLater(_ model: ItemListViewModel) async -> Int {
    // expected-error@+1 {{main actor-isolated property 'items' cannot be accessed from outside of the actor}}
    model.items.count
  }
#else
  @MainActor
  func count(_ model: ItemListViewModel) -> Int { model.items.count }

  func countLater(_ model: ItemListViewModel) async -> Int { await model.items.count }
#endif
