// Refused: calling the component's `log(message:)` without its label (CPDI-88, CPDI-E08)

@testable import Pitfalls

struct ProductDetailView<Dependencies: ProductComponentDependencies>: ProductComponent {
  let dependencies: Dependencies

  func appear() {
    #if !REPAIRED
      // expected-error@+1 {{missing argument label 'message:' in call}}
      log("appeared!")
    #else
      log(message: "appeared!")
    #endif
  }
}
