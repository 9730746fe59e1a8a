// Refused: a type that inherits the same helper from two protocols (CPDI-86, CPDI-102, CPDI-E38)

protocol LoggingDependency { var name: String { get } }

protocol ProductComponent {
  associatedtype Dependencies: LoggingDependency
  var dependencies: Dependencies { get }
}

protocol DealsComponent {
  associatedtype Dependencies: LoggingDependency
  var dependencies: Dependencies { get }
}

#if !REPAIRED
  extension ProductComponent {
    // expected-note@+1 {{found this candidate}}
    func hello() -> String { "product: \(dependencies.name)" }
  }

  extension DealsComponent {
    // expected-note@+1 {{found this candidate}}
    func hello() -> String { "deals: \(dependencies.name)" }
  }
#else
  extension LoggingDependency {
    func hello(from source: String) -> String { "\(source): \(name)" }
  }
#endif

struct ProductDetailView<Dependencies: LoggingDependency>: ProductComponent, DealsComponent {
  let dependencies: Dependencies

  func appear() -> String {
    #if !REPAIRED
      // expected-error@+1 {{ambiguous use of 'hello()'}}
      hello()
    #else
      dependencies.hello(from: "product")
    #endif
  }
}
