// Refused: an assignment that would change the values of all tasks (OURS-303)

@testable import TaskLocalDependencies

func makeItMonday() -> Int {
  #if !REPAIRED
    // expected-error@+1 {{cannot assign through subscript: 'current' is a get-only property}}
    DependencyValues.current[TodayKey.self] = .monday
    return priceOfTea()
  #else
    withDependencies {
      $0[TodayKey.self] = .monday
    } operation: {
      priceOfTea()
    }
  #endif
}
