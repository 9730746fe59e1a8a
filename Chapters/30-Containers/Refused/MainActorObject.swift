// Refused: a nonisolated factory that makes an object of the main actor (OURS-221)

@testable import Containers

@MainActor
final class Banner {
  // expected-note@+1 {{calls to initializer 'init()' from outside of its actor context are implicitly asynchronous}}
  init() {}
}

#if !REPAIRED
  func register(in container: Container) {
    // expected-error@+1 {{call to main actor-isolated initializer 'init()' in a synchronous nonisolated context}}
    container.register(Banner.self) { _ in Banner() }
  }
#else
  @MainActor
  func register(in container: Container) {
    container.register(Banner.self) { _ in Banner() }
  }
#endif
