// Refused: a logging decorator for one protocol around a service of another (STG-168)

@testable import CrossCuttingEvents

@MainActor
func compose(_ logger: any Logging) {
  #if !REPAIRED
    // expected-error@+1 {{argument type 'ListPrices' does not conform to expected type 'Repository'}}
    _ = LoggingRepository(ListPrices(), logger: logger)
  #else
    _ = LoggingPricing(ListPrices(), logger: logger)
  #endif
}
