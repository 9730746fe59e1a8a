// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

func decide(_ place: Place) -> Decision {
  // TASK 1: Count the calls, and decide.
  switch place {
  case .greeting: Decision(calls: 1, way: .passValues)
  case .offers: Decision(calls: 4, way: .passValues)
  case .shipping: Decision(calls: 3, way: .passValues)
  case .receipt: Decision(calls: 4, way: .returnValues)
  case .totals: Decision(calls: 1, way: .twoFunctions)
  case .warehouse: Decision(calls: 3, way: .inject)
  }
  // STUB
  // switch place {
  // case .greeting: Decision(calls: 1, way: .passValues)
  // case .offers: Decision(calls: 0, way: .inject)
  // case .shipping: Decision(calls: 0, way: .inject)
  // case .receipt: Decision(calls: 0, way: .inject)
  // case .totals: Decision(calls: 0, way: .passValues)
  // case .warehouse: Decision(calls: 0, way: .passValues)
  // }
  // END
}

// TASK 2: Call the service of the discounts only for a cart that needs it.
/// The coupon whose discount a cart needs; nil if it needs none.
func couponToCheck(in cart: Cart) -> String? {
  cart.cents >= 1_000 ? cart.coupon : nil
}

func price(of cart: Cart, percent: Int) -> Int { cart.cents * (100 - percent) / 100 }

struct Checkout {
  let discounts: any Discounts

  func total(of cart: Cart) -> Int {
    guard let coupon = couponToCheck(in: cart) else { return cart.cents }
    return price(of: cart, percent: discounts.percent(of: coupon))
  }
}
// STUB
// /// The coupon whose discount a cart needs; nil if it needs none.
// func couponToCheck(in cart: Cart) -> String? { nil }
//
// func price(of cart: Cart, percent: Int) -> Int {
//   guard cart.coupon != nil, cart.cents >= 1_000 else { return cart.cents }
//   return cart.cents * (100 - percent) / 100
// }
//
// struct Checkout {
//   let discounts: any Discounts
//
//   func total(of cart: Cart) -> Int {
//     price(of: cart, percent: discounts.percent(of: cart.coupon ?? ""))
//   }
// }
// END

// TASK 3: Find a warehouse in the way that the rule says.
struct Orders {
  let stock: any Stock

  func warehouse(for pieces: Int, among names: [String]) -> String? {
    names.first { stock.pieces(in: $0) >= pieces }
  }
}
// STUB
// func firstWarehouse(with pieces: Int, in loaded: [(name: String, pieces: Int)]) -> String? {
//   loaded.first { $0.pieces >= pieces }?.name
// }
//
// struct Orders {
//   let stock: any Stock
//
//   func warehouse(for pieces: Int, among names: [String]) -> String? {
//     firstWarehouse(with: pieces, in: names.map { ($0, stock.pieces(in: $0)) })
//   }
// }
// END
