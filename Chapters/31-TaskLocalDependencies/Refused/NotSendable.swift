// Refused: a value that travels with tasks, and that two tasks could change at the same time (OURS-313)

@testable import TaskLocalDependencies

#if !REPAIRED
  final class Basket {
    var items: [String] = []
  }
#else
  struct Basket {
    var items: [String] = []
  }
#endif

// expected-error@+2 {{type 'BasketKey' does not conform to protocol 'DependencyKey'}}
// expected-note@+1 {{add stubs for conformance}}
enum BasketKey: DependencyKey {
  static var live: Basket { Basket() }
  static var test: Basket { Basket() }
}
