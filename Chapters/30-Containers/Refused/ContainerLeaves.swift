// Refused: a container with a factory of the main actor that leaves the main actor (OURS-221)

@testable import Containers

@concurrent
func use(_ container: Container) async { _ = container.resolve(Cart.self) }

@MainActor
func start() async {
  let container = makeShopContainer()
  #if !REPAIRED
    registerScreens(in: container)
    // expected-error@+2 {{sending 'container' risks causing data races}}
    // expected-note@+1 {{sending main actor-isolated 'container' to nonisolated global function 'use' risks causing data races between nonisolated and main actor-isolated uses}}
    await use(container)
  #else
    await use(container)
  #endif
}
