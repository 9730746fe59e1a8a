// Refused: a public function that names the internal view it makes (CPDI-76)

import TextUI

// expected-note@+1 {{type declared here}}
struct ProductDetailView: View {
  var body: some View { Text("ABC") }
}

public struct ProductFeature {
  #if !REPAIRED
    // expected-error@+1 {{method cannot be declared public because its result uses an internal type}}
    public func productDetailView(for sku: String) -> ProductDetailView { ProductDetailView() }
  #else
    public func productDetailView(for sku: String) -> some View { ProductDetailView() }
  #endif
}
