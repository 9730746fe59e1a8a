// Refused: a table of a module whose default is the main actor, read in a `@Sendable` closure (OURS-520)
// flags: -default-isolation MainActor
// alone: the chapter's module has the other default

#if !REPAIRED
  // expected-note@+3 {{static property declared here}}
  // snippet.tariff
  enum Tariff {
    static let cents = ["tea": 250]
  }
// snippet.end
#else
  nonisolated enum Tariff {
    static let cents = ["tea": 250]
  }
#endif

struct PriceClient {
  var cents: @Sendable (String) -> Int
}

// expected-error@+2 {{main actor-isolated static property 'cents' can not be referenced from a Sendable closure}}
// snippet.client
let server = PriceClient { item in Tariff.cents[item] ?? 0 }
// snippet.end
