// In main.swift, `copied` is a copy of `ShopClient.trapping`, whose functions end the process, and no longer
// one of the live value. Does the program finish?
// Edit main.swift, instead of:
var copied = ShopClient.live(testServer)
// put:
var copied = ShopClient.trapping
// Crashes:
// copied.stock = { _ in 1 }
// Because:
// After the stock, `Checkout` reads the price, which the copy of `trapping` doesn't have. Its `report` is
// `fatalError`, so the program crashes before the next value is printed.
