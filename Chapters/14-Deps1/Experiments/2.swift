// In `Shop.swift`, declare `deps` of `SessionStore` alone as `unowned`, so that it doesn't keep the object alive. Which
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
// Because:
// There are two retain cycles, one through each service. The client still holds `ShopDeps`, and `ShopDeps` holds the
// session store.
