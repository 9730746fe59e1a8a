// In `ShopServices.swift`, `init` sets `checkout` first and `core` second. Does the chapter compile?
// Edit Shop/ShopServices.swift, instead of:
    core = CoreServices(client: client, sessionStore: sessionStore)
    self.checkout = checkout ?? Checkout(services: core)
// put:
    self.checkout = checkout ?? Checkout(services: core)
    core = CoreServices(client: client, sessionStore: sessionStore)
// Refused:
// error: constant 'self.core' used before being initialized
// Because:
// `init` can't read `core` before it has a value. So the order in which the layers are made is the order in which they
// need each other, and the compiler checks it.
