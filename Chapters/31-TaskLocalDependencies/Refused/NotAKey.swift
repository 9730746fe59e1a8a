// Refused: the value's type instead of its key (OURS-309)

@testable import TaskLocalDependencies

struct Receipt {
  #if !REPAIRED
    // expected-error@+1 {{generic struct 'Dependency' requires that 'Weekday' conform to 'DependencyKey'}}
    @Dependency(Weekday.self) var today
  #else
    @Dependency(TodayKey.self) var today
  #endif
}
