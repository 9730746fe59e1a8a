// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import Scopes

// TASK 1: Pass on what login and checkout promise and don't have.
extension LoggedInResource {
  var shop: String { injected.shop }
}

extension CheckoutResource {
  var shop: String { injected.shop }
  var locale: String { injected.locale }
  var user: String { injected.user }
}
// STUB
// extension LoggedInResource {
//   var shop: String { "" }
// }
//
// extension CheckoutResource {
//   var shop: String { "" }
//   var locale: String { "" }
//   var user: String { "" }
// }
// END

// TASK 2: Carry the logo from the app to the checkout.
protocol CarriedThroughLogin {
  var carriedLogo: String { get }
}

protocol CarriedThroughCheckout {
  var carriedLogo: String { get }
}

extension AppResource {
  var carriedLogo: String { logo }
}

extension LoggedInResource {
  var carriedLogo: String { injected.carriedLogo }
}

extension CheckoutResource {
  var logo: String { injected.carriedLogo }
}
// STUB
// protocol CarriedThroughLogin {}
//
// protocol CarriedThroughCheckout {}
//
// extension CheckoutResource {
//   var logo: String { "" }
// }
// END
