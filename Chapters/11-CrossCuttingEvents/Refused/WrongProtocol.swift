// Refused: the log's wrapper of one protocol around a service of another (STG-168)

protocol Repository {}
protocol Prices {}
struct ListPrices: Prices {}

struct LoggingRepository: Repository {
  let base: any Repository
}

#if REPAIRED
  struct LoggingPrices: Prices {
    let base: any Prices
  }
#endif

func compose() {
  #if !REPAIRED
    // expected-error@+1 {{argument type 'ListPrices' does not conform to expected type 'Repository'}}
    _ = LoggingRepository(base: ListPrices())
  #else
    _ = LoggingPrices(base: ListPrices())
  #endif
}
