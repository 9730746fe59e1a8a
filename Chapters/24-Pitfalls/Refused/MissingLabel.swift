// Refused: the component's `log(message:)`, called without its label (CPDI-88, CPDI-E08)

protocol ProductComponent {}

extension ProductComponent {
  #if !REPAIRED
    func log(message: String) {}
  #else
    func log(_ message: String) {}
  #endif
}

struct ProductDetailView: ProductComponent {
  func appear() {
    // expected-error@+1 {{missing argument label 'message:' in call}}
    log("appeared!")
  }
}
