// In main.swift, `added` is the part of the plan about the seller number, and
// `added.count` is 3. Now the login has a seller number of its own, and the app
// has none. What is `added.count`?
// Edit main.swift, instead of:
let withSeller = try CarryPlan(of: Shop.sources(withSellerIn: "AppResource"))
// put:
let withSeller = try CarryPlan(of: Shop.sources(withSellerIn: "LoggedInResource"))
// Asks:
// == One value more ==
// added.count // 1
// Changes:
// == One value more ==
// gone: MarketRequirements carries seller: String, for CheckoutRequirements
// gone: LoggedInRequirements carries seller: String, for CheckoutRequirements
// added.count // 1
// Because:
// The plan names each scope that must get the number from the scope around it, although it doesn't list it. The cart
// must, but the login has the number itself.
