// Refused: a task-local value that two tasks could change at the same time (OURS-313)

@testable import TaskLocalDependencies

#if !REPAIRED
  // expected-note@+1 {{class 'Basket' does not conform to the 'Sendable' protocol}}
  final class Basket {
    var items: [String] = []
  }
#else
  struct Basket {
    var items: [String] = []
  }
#endif

// expected-error@+1 {{type 'Basket' does not conform to the 'Sendable' protocol}}
enum BasketKey: DependencyKey {
  static var live: Basket { Basket() }
  static var test: Basket { Basket() }
}
