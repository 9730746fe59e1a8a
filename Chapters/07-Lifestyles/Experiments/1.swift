// In App.swift, `Checkout` computes its cart, as `var cart: Cart { makeCart() }`. What does
// `lifetimes.tally("cart")` return after the first requests?
// Edit App.swift, instead of:
  private(set) lazy var cart = makeCart()
// put:
  var cart: Cart { makeCart() }
// Asks:
// == The first requests ==
// lifetimes.tally("cart") // made 4, gone 4
// Changes:
// == The first requests ==
// checkouts[0].cart === checkouts[0].cart // false
// lifetimes.tally("cart") // made 4, gone 4
// == The windows close ==
// lifetimes.tally("cart") // made 4, gone 4
// == What lives how long ==
// new: cart 1
// new: cart 2
// gone: cart 1                      ===  =====  =====
// gone: cart 2                           =====  =====  =======
// == Given to another task ==
// await countInAnotherTask(app) // 0
// == A captive cart ==
// advisors.advisor(for: visits[0].cart).advice() // goes with []
// advisors.advisor(for: visits[1].cart).advice() // goes with []
// watched.tally("cart") // made 4, gone 3
// Because:
// Without a stored property, each of the four reads makes a cart. Only the comparison holds two of them
// for a moment, so all four are freed.
