// Refused: the scope of a request in a child task of the request (OURS-713)

@testable import RequestScope

func reserveAtOnce(_ item: String, _ scope: RequestScope) async -> Bool {
  #if !REPAIRED
    // expected-error@+2 {{sending 'scope' risks causing data races}}
    // expected-note@+1 {{sending task-isolated 'scope' into async let risks causing data races between nonisolated and task-isolated uses}}
    async let isReserved = scope.stock.reserve(item)
  #else
    let stock = scope.stock
    async let isReserved = stock.reserve(item)
  #endif
  scope.logger.info("reserving \(item)")
  return await isReserved
}
