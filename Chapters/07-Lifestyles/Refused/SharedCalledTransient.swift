// Refused: a root that returns its stored object as `sending` (STG-118)

@testable import Lifestyles

final class KeepingApp {
  #if !REPAIRED
    private let formatter = PriceFormatter()

    func makeFormatter() -> sending PriceFormatter {
      formatter
      // expected-error@+2 {{sending 'self.formatter' risks causing data races}}
      // expected-note@+1 {{task-isolated 'self.formatter' cannot be a 'sending' result. task-isolated uses may race with caller uses}}
    }
  #else
    func makeFormatter() -> sending PriceFormatter { PriceFormatter() }
  #endif
}
