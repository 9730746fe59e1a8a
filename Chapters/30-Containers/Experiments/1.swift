// In Injected.swift, the wrapper resolves each time its value is read. What does `screen.tapBuy()` print after the
// replacement?
// Edit Injected.swift, instead of:
  let wrappedValue: Service

  init() { wrappedValue = Shop.container.resolve() }
// put:
  var wrappedValue: Service { Shop.container.resolve() }
// Asks:
// == By a property wrapper ==
// screen.tapBuy() // fake: 1 item
// Changes:
// == By a property wrapper ==
// screen.tapBuy() // fake: 1 item
// Because:
// The screen holds no checkout any more. Each tap resolves a new one, with the client that is registered at that moment
// and with a new, empty cart.
