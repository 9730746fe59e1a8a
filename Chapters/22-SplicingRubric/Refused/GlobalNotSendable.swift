// Refused: a static of the class App, which is not Sendable; the repository of the day is Sendable (CPDI-49, CPDI-E32)

@testable import SplicingRubric

private struct NoServices: Logging, Tracking {
  func log(_ message: String) {}
  func track(_ event: String) {}
}

extension App {
  #if !REPAIRED
    // expected-error@+3 {{static property 'shared' is not concurrency-safe because non-'Sendable' type 'App' may have shared mutable state}}
    // expected-note@+2 {{add '@MainActor' to make static property 'shared' part of global actor 'MainActor'}}
    // expected-note@+1 {{disable concurrency-safety checks if accesses are protected by an external synchronization mechanism}}
    static let shared = App(logger: NoServices(), tracker: NoServices())
  #else
    @MainActor static let shared = App(logger: NoServices(), tracker: NoServices())
  #endif
}
