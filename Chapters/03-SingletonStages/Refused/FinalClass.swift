// Refused: a mock as a subclass while the client is still final (STG-32, STG-38, STG-39)
// modes: 5 6

#if !REPAIRED
  final class ServerAPIClient {}
#else
  class ServerAPIClient {}
#endif

// expected-error@+1 {{inheritance from a final class 'ServerAPIClient'}}
class MockServerAPIClient: ServerAPIClient {}
