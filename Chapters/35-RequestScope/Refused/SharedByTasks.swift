// Refused: the scope of a request in a concurrent unstructured task (OURS-705)

@testable import RequestScope

func addLater(_ scope: RequestScope) async -> [String] {
  #if !REPAIRED
    // expected-error@+2 {{passing closure as a 'sending' parameter risks causing data races between code in the current task and concurrent execution of the closure}}
    // expected-note@+1 {{closure captures 'scope' which is accessible to code in the current task}}
    Task { scope.cart.add("ribbon") }
  #else
    scope.cart.add("ribbon")
  #endif
  return await scope.cart.save()
}
