// Refused: the log's wrapper of one protocol around a service of another (STG-168)

protocol Repository {}
protocol Pricing {}
struct ListPrices: Pricing {}

struct LoggingRepository: Repository {
  let base: any Repository
}

#if REPAIRED
  struct LoggingPricing: Pricing {
    let base: any Pricing
  }
#endif

func compose() {
  #if !REPAIRED
    // expected-error@+1 {{argument type 'ListPrices' does not conform to expected type 'Repository'}}
    _ = LoggingRepository(base: ListPrices())
  #else
    _ = LoggingPricing(base: ListPrices())
  #endif
}
