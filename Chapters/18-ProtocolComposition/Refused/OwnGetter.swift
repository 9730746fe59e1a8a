// Refused: a getter that reads itself, with warnings as errors; the note tells how to silence it (CPDI-E14)
// flags: -warnings-as-errors

@testable import ProtocolComposition

#if !REPAIRED
  struct App: LoggingDependency {
    // expected-error@+2 {{attempting to access 'logger' within its own getter}}
    // expected-note@+1 {{access 'self' explicitly to silence this warning}}
    var logger: any Logging { logger }
  }
#else
  struct App: LoggingDependency {
    let services: any LoggingDependency
    var logger: any Logging { services.logger }
  }
#endif
