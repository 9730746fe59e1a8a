// Refused: a property wrapper in a class that tasks share, because its storage is a variable (OURS-313)

@testable import TaskLocalDependencies

#if !REPAIRED
  final class SharedBadge: Sendable {
    // expected-error@+1 {{stored property '_today' of 'Sendable'-conforming class 'SharedBadge' is mutable}}
    @Dependency(TodayKey.self) private var today

    var isDeal: Bool { today == .monday }
  }
#else
  struct SharedBadge: Sendable {
    @Dependency(TodayKey.self) private var today

    var isDeal: Bool { today == .monday }
  }
#endif
