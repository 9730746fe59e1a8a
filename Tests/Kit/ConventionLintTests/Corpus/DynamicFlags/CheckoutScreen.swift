// What is special here: the leaf is a dynamic member lookup, so the names that code uses are declared nowhere.
protocol Carting { func total() -> Int }

@dynamicMemberLookup
protocol HasFlags { subscript(dynamicMember name: String) -> Bool { get } }
protocol HasCart { var cart: any Carting { get } }

typealias CheckoutScreenDependencies = HasCart
  & HasFlags

struct CheckoutScreen<Dependencies: CheckoutScreenDependencies> {
  let dependencies: Dependencies

  func button() -> String {
    let total = dependencies.cart.total()
    return dependencies.expressCheckout ? "Buy now for \(total)" : "Continue"
  }

  func draw() -> [String] {
    guard dependencies.cart.total() > 0 else { return ["Your cart is empty"] }
    return [button()]
  }
}
