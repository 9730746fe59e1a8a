// In main.swift, `added` is the part of the plan about the logo, and
// `added.count` is 4. Now the login has a logo of its own, and the app has
// none. What is `added.count`?
// Edit main.swift, instead of:
let withLogo = try CarryPlan(of: Shop.sources(withLogoIn: "AppResource"))
// put:
let withLogo = try CarryPlan(of: Shop.sources(withLogoIn: "LoggedInResource"))
// Asks:
// == One value more ==
// added.count // 2
// Changes:
// == One value more ==
// gone: MarketRequirements carries logo: String, for ReceiptRequirements
// gone: LoggedInRequirements carries logo: String, for ReceiptRequirements
// added.count // 2
// Because:
// The plan names each scope that must read the logo from the scope around it. The cart and the checkout must, but the
// login has the logo itself.
