// Refused: a property of the service's own type where the protocol requires `any` (CPDI-E39)

@testable import ProtocolComposition

struct ConsoleLogger: Logging {
  func log(_ message: String) {}
}

#if !REPAIRED
  // expected-error@+2 {{type 'App' does not conform to protocol 'LoggingDependency'}}
  // expected-note@+1 {{add stubs for conformance}}
  struct App: LoggingDependency {
    // expected-note@+1 {{candidate has non-matching type 'ConsoleLogger'}}
    let logger = ConsoleLogger()
  }
#else
  struct App: LoggingDependency {
    let logger: any Logging = ConsoleLogger()
  }
#endif
