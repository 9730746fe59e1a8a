// Refused: replacing A while another task reads it; the object is not Sendable (DEPS-40)

final class Deps {
  var aService = 1
}

#if !REPAIRED
  func replaceWhileReading() {
    let deps = Deps()
    // expected-error@+2 {{sending value of non-Sendable type '() async -> ()' risks causing data races}}
    // expected-note@+1 {{Passing value of non-Sendable type '() async -> ()' as a 'sending' argument}}
    Task { print(deps.aService) }
    // expected-note@+1 {{access can happen concurrently}}
    deps.aService = 2
  }
#else
  @MainActor
  func replaceWhileReading() {
    let deps = Deps()
    Task { print(deps.aService) }
    deps.aService = 2
  }
#endif
