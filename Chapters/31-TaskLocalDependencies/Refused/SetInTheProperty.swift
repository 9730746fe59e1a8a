// Refused: a test that sets the dependency of one object, as it could with a property (OURS-315)

@testable import TaskLocalDependencies

struct Receipt {
  @Dependency(TodayKey.self) var today
}

func receiptOfMonday() -> Receipt {
  #if !REPAIRED
    var receipt = Receipt()
    // expected-error@+1 {{cannot assign to property: 'today' is a get-only property}}
    receipt.today = .monday
    return receipt
  #else
    return withDependencies {
      $0[TodayKey.self] = .monday
    } operation: {
      Receipt()
    }
  #endif
}
