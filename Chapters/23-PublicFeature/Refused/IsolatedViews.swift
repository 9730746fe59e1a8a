// Refused: a factory outside the main actor for views on the main actor, like SwiftUI's (CPDI-75)
// flags: -warnings-as-errors
// alone: TextUI's views are on no actor

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("no body") }
}

// expected-note@+2 {{calls to initializer 'init(dependencies:)' from outside of its actor context are implicitly asynchronous}}
// expected-note@+1 {{main actor isolation inferred from conformance to protocol 'View'}}
struct ProductDetailView<Dependencies>: View {
  let dependencies: Dependencies
  var body: Never { fatalError("no body") }
}

public struct ProductFeature<Dependencies> {
  let dependencies: Dependencies

  #if !REPAIRED
    // expected-note@+1 {{add '@MainActor' to make instance method 'productDetailView(for:)' part of global actor 'MainActor'}}
    public func productDetailView(for sku: String) -> some View {
      // expected-error@+1 {{call to main actor-isolated initializer 'init(dependencies:)' in a synchronous nonisolated context}}
      ProductDetailView(dependencies: dependencies)
    }
  #else
    @MainActor
    public func productDetailView(for sku: String) -> some View {
      ProductDetailView(dependencies: dependencies)
    }
  #endif
}
