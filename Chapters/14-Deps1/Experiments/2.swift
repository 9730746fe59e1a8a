// In `Shop.swift`, `SessionStore` alone holds its object as `unowned`, which doesn't keep it alive. The client stays
// as it is. What does `usedShop.freed` say then?
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
