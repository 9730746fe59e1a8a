// Refused: a nonisolated component protocol on a main-actor view, like SwiftUI's (CPDI-88, CPDI-E27)
// alone: TextUI's views are on no actor

@MainActor @preconcurrency protocol View {
  associatedtype Body
  var body: Body { get }
}

protocol LoggingDependency {}

#if !REPAIRED
  protocol ProductComponent {
    associatedtype Dependencies: LoggingDependency
    var dependencies: Dependencies { get }
  }

  // expected-error@+3 {{conformance of 'ProductDetailView<Dependencies>' to protocol 'ProductComponent' crosses into main actor-isolated code and can cause data races}}
  // expected-note@+2 {{isolate this conformance to the main actor with '@MainActor'}}
  // expected-note@+1 {{turn data races into runtime errors with '@preconcurrency'}}
  struct ProductDetailView<Dependencies: LoggingDependency>: View, ProductComponent {
    // expected-note@+1 {{main actor-isolated property 'dependencies' cannot satisfy nonisolated requirement}}
    let dependencies: Dependencies
    var body: String { "" }
  }
#else
  // The protocol is on the main actor as well.
  @MainActor protocol ProductComponent {
    associatedtype Dependencies: LoggingDependency
    var dependencies: Dependencies { get }
  }

  struct ProductDetailView<Dependencies: LoggingDependency>: View, ProductComponent {
    let dependencies: Dependencies
    var body: String { "" }
  }

  // Or only the conformance is.
  protocol DealsComponent {
    associatedtype Dependencies: LoggingDependency
    var dependencies: Dependencies { get }
  }

  struct DealsView<Dependencies: LoggingDependency>: View, @MainActor DealsComponent {
    let dependencies: Dependencies
    var body: String { "" }
  }
#endif
