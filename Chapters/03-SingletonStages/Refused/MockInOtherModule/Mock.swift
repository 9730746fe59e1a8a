// Refused: a mock in another module than the client, whose class is public but not open (STG-39, STG-E33)
// modes: 5 6

import ServerAPIModule

#if !REPAIRED
  // expected-error@+1 {{cannot inherit from non-open class 'ServerAPIClient' outside of its defining module}}
  class MockServerAPIClient: ServerAPIClient {
    // expected-error@+1 {{overriding non-open instance method outside of its defining module}}
    override func login(completion: () -> Void) {}
  }
#else
  class MockServerAPIClient: OpenServerAPIClient {
    override func login(completion: () -> Void) {}
  }
#endif
