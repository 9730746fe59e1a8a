// Refused: a public function that returns an internal view by its type (CPDI-76)

import ProductDetail
import TextUI

// expected-note@+1 {{type declared here}}
struct ReviewView: View {
  var body: some View { Text("ABC") }
}

extension ProductFeature {
  #if !REPAIRED
    // expected-error@+1 {{method cannot be declared public because its result uses an internal type}}
    public func reviewView(for sku: String) -> ReviewView { ReviewView() }
  #else
    public func reviewView(for sku: String) -> some View { ReviewView() }
  #endif
}
