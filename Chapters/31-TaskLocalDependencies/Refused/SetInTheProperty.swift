// Refused: a dependency that is set by an assignment; the object is made in an operation instead (OURS-315)

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
