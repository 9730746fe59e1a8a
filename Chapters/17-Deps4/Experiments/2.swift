// `CoreServices` is a `struct` instead of a class, and `ShopServices` stores it with `var`. In the lines of the
// problem, which order does the first `services.checkout.buy("tea")` after the switch to `staging` send?
// Edit Shop/CoreServices.swift, instead of:
final class CoreServices: ClientProviding, SessionStoreProviding {
// put:
struct CoreServices: ClientProviding, SessionStoreProviding {
// Edit Shop/ShopServices.swift, instead of:
  private let core: CoreServices
// put:
  private var core: CoreServices
// Asks:
// == The lines of the problem again ==
// services.checkout.buy("tea") // live: tea, token t1
// Changes:
// == The lines of the problem again ==
// services.checkout.buy("tea") // live: tea, token t1
// == Who holds whom ==
// new: ShopServices.core -> ServerClient
// new: ShopServices.core -> CustomerSession
// gone: ShopServices.core -> CoreServices
// gone: CoreServices.client -> ServerClient
// gone: CoreServices.sessionStore -> CustomerSession
// new: Checkout.services -> ServerClient
// new: Checkout.services -> CustomerSession
// gone: Checkout.services -> CoreServices
// Because:
// A struct is copied when the checkout takes it. `services.client = staging` changes the copy in
// `ShopServices`, and the checkout's own copy still has the live client.
