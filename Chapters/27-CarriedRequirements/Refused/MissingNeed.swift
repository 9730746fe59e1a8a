// Refused: creating a scope from one that lacks what it needs (DKIT-02)

import Scopes

@testable import CarriedRequirements

func make(app: AppResource<NilResource>) {
  #if !REPAIRED
    // expected-error@+1 {{generic class 'ReceiptResource' requires that 'AppResource<NilResource>' conform to 'ReceiptRequirements'}}
    _ = ReceiptResource(injecting: app)
  #else
    _ = app.market().logIn().cart().checkOut().receipt()
  #endif
}
