// Refused: replacing A while another task reads it; the object is not Sendable (DEPS-40)

import Numbers

@testable import Deps4

#if !REPAIRED
  func replaceWhileReading() {
    let deps = Deps(aService: AService(), bService: BService())
    // expected-error@+2 {{sending value of non-Sendable type '() async -> ()' risks causing data races}}
    // expected-note@+1 {{Passing value of non-Sendable type '() async -> ()' as a 'sending' argument}}
    Task { print(deps.cService.getCs()) }
    // expected-note@+1 {{access can happen concurrently}}
    deps.aService = FakeAService()
  }
#else
  @MainActor
  func replaceWhileReading() {
    let deps = Deps(aService: AService(), bService: BService())
    Task { print(deps.cService.getCs()) }
    deps.aService = FakeAService()
  }
#endif
