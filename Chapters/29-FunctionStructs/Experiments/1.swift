// In main.swift, the test of `onlyStock` also replaces `charge`, by a function that returns "paid". What does
// the hasty checkout return, as an optional text?
// Edit main.swift, instead of:
step { onlyStock.stock = { _ in 0 } }
// put:
step { onlyStock.stock = { _ in 0 } }
onlyStock.charge = { _, _ in "paid" }
// Asks:
// == A checkout that asks for too much ==
// try? await hasty.buy("bread", for: "Ada") // Optional("sold out")
// Changes:
// == A checkout that asks for too much ==
// try? await hasty.buy("bread", for: "Ada") // Optional("sold out")
// gone: ShopClient.charge is unimplemented
// Because:
// A replaced function doesn't report. `charge` returns "paid", `price` still reports and returns 0, and then the
// stock is 0, so the checkout returns "sold out".
