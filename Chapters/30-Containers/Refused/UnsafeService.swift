// Refused: a service that two threads must not share, in a container that they do (OURS-213)

@testable import Containers

func registerAll(in container: SharedContainer) {
  #if !REPAIRED
    // expected-error@+1 {{type 'Cart' does not conform to the 'Sendable' protocol}}
    container.register(Cart.self) { _ in Cart() }
  #else
    container.register(Session.self) { _ in Session(user: "Ada") }
  #endif
}
