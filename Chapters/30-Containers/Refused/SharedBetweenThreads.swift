// Refused: two tasks that resolve from one container, which is not Sendable (OURS-213)

@testable import Containers

#if !REPAIRED
  func openTwoPages(_ container: Container) async -> [String] {
    // expected-error@+2 {{sending 'container' risks causing data races}}
    // expected-note@+1 {{sending task-isolated 'container' into async let risks causing data races between nonisolated and task-isolated uses}}
    async let first = container.resolve(Checkout.self).buy("tea")
    let second = container.resolve(Checkout.self).buy("bread")
    return await [first, second]
  }
#else
  func openTwoPages(_ container: Container) -> [String] {
    let first = container.resolve(Checkout.self).buy("tea")
    let second = container.resolve(Checkout.self).buy("bread")
    return [first, second]
  }
#endif
