// In `Shop.swift`, `SessionStore` alone declares `deps` as `unowned`, so it doesn't keep the object alive. Which
// objects does `usedShop.freed` list then?
// Edit Shop.swift, instead of:
  private let deps: ShopDeps
  private(set) var token = "t1"
// put:
  private unowned let deps: ShopDeps
  private(set) var token = "t1"
// Asks:
// == The shop's knot ==
// usedShop.freed // []
// Changes:
