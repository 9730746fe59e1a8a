// Refused: a type that inherits the same helper from two protocols (CPDI-102)

@testable import Pitfalls

protocol DealsComponent {
  associatedtype Dependencies: HotDealsDependencies
  var dependencies: Dependencies { get }
}

extension DealsComponent {
  // expected-note@+1 {{found this candidate}}
  func log(message: String) {
    dependencies.logger.log("DealsComponent: " + message)
  }
}

struct ProductDetailView<Dependencies: HotDealsDependencies>: ProductComponent, DealsComponent {
  let dependencies: Dependencies

  func appear() {
    #if !REPAIRED
      // expected-error@+1 {{ambiguous use of 'log(message:)'}}
      log(message: "appeared!")
    #else
      dependencies.logger.log("appeared!")
    #endif
  }
}
