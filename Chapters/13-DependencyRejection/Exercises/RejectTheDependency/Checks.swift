import Checking
import Testing

@testable import RejectTheDependencyExercise

@Suite("Task 1: Count and decide")
struct Task1 {
  // See decide
  @Test("The calls of each example are counted.")
  func counts() throws {
    let wrong = Place.allCases.filter { decide($0).calls != calls(of: $0) }
    try expect(wrong.map { "\($0)" }, is: [], "as the functions with a wrong count")
  }

  // See decide
  @Test("Each function gets what the rule says.")
  func decides() throws {
    let ways: [Place: Decision.Way] = [
      .greeting: .passValues, .offers: .passValues, .shipping: .passValues,
      .receipt: .returnValues, .totals: .twoFunctions, .warehouse: .inject,
    ]
    let wrong = Place.allCases.filter { decide($0).way != ways[$0] }
    try expect(wrong.count, is: 0, "as the number of wrong decisions")
  }

  /// Runs the example, and counts its calls.
  private func calls(of place: Place) -> Int {
    let shop = FakeShop()
    switch place {
    case .greeting: _ = greeting(clock: shop)
    case .offers:
      let offers = [("tea", 30), ("milk", 50), ("salt", 99)].map { Offer(name: $0, end: $1) }
      _ = offerLines(offers, clock: shop)
    case .shipping: _ = shippingCosts([2, 9, 4].map { Parcel(kilograms: $0) }, rates: shop)
    case .receipt: bookReceipt(["tea", "milk", "salt"], journal: shop)
    case .totals:
      for (cents, coupon) in [(3_000, "TEA"), (500, "TEA"), (8_000, nil)] {
        _ = total(Cart(cents: cents, coupon: coupon), discounts: shop)
      }
    case .warehouse:
      shop.pieces = Task3.pieces
      _ = warehouse(for: 3, among: Task3.names, stock: shop)
    }
    return shop.calls.count
  }
}

@Suite("Task 2: The discount")
struct Task2 {
  // See couponToCheck
  @Test("A cart needs the discount of its coupon from 1000 cents on.")
  func saysWhichCoupon() throws {
    func coupon(_ cents: Int, _ coupon: String?) -> String {
      couponToCheck(in: Cart(cents: cents, coupon: coupon)) ?? "nil"
    }
    try expect(coupon(1_000, "TEA"), is: "TEA", "from a cart with 1000 cents and TEA")
    try expect(coupon(999, "TEA"), is: "nil", "from a cart with 999 cents and TEA")
    try expect(coupon(8_000, nil), is: "nil", "from a cart with 8000 cents and no coupon")
  }

  // See Checkout.total
  @Test("The checkout calls the service once for a cart that needs it, and otherwise never.")
  func callsOnlyIfNeeded() throws {
    let shop = FakeShop()
    let checkout = Checkout(discounts: shop)
    let small = [Cart(cents: 500, coupon: "TEA"), Cart(cents: 8_000, coupon: nil)]
    try expect(small.map(checkout.total), is: [500, 8_000], "as the totals without a discount")
    try expect(shop.calls, is: [], "as the calls for these carts")
    let large = checkout.total(of: Cart(cents: 3_000, coupon: "TEA"))
    try expect(large, is: 2_700, "as the total of 3000 cents with 10 percent")
    try expect(shop.calls, is: ["TEA"], "as the calls for this cart")
  }

  // See Checkout.total
  @Test("The checkout calls the service for each coupon that `couponToCheck` returns.")
  func followsTheFunction() throws {
    for (cents, coupon) in [(500, "TEA"), (3_000, nil), (3_000, "TEA")] {
      let cart = Cart(cents: cents, coupon: coupon)
      let (with, without) = (FakeShop(), FakeShop())
      OtherRule.$current.withValue(OtherRule(coupon: "SALT")) {
        _ = Checkout(discounts: with).total(of: cart)
      }
      OtherRule.$current.withValue(OtherRule(coupon: nil)) {
        _ = Checkout(discounts: without).total(of: cart)
      }
      let place = "for \(cents) cents and \(coupon ?? "no coupon"), if `couponToCheck` returns"
      try expect(with.calls, is: ["SALT"], "as the calls \(place) SALT")
      try expect(without.calls, is: [], "as the calls \(place) nil")
    }
  }
}

/// Replaces what `couponToCheck` returns, so that the checkout can't have the same rule.
private struct OtherRule {
  @TaskLocal static var current: OtherRule?
  let coupon: String?
}

@_dynamicReplacement(for:couponToCheck(in:))
private func otherCoupon(in cart: Cart) -> String? {
  guard let rule = OtherRule.current else { return couponToCheck(in: cart) }
  return rule.coupon
}

@Suite("Task 3: The warehouse")
struct Task3 {
  static let names = ["Bonn", "Kiel", "Ulm", "Jena"]
  static let pieces = ["Bonn": 0, "Kiel": 1, "Ulm": 5, "Jena": 9]

  private let shop = FakeShop()

  init() { shop.pieces = Self.pieces }

  // See Orders.warehouse
  @Test("An order calls one warehouse after another, until one of them has enough pieces.")
  func callsOneByOne() throws {
    let orders = Orders(stock: shop)
    for (pieces, wanted, calls) in [(1, "Kiel", 2), (5, "Ulm", 3), (10, "nil", 4)] {
      let before = shop.calls.count
      let found = orders.warehouse(for: pieces, among: Self.names) ?? "nil"
      try expect(found, is: wanted, "for an order of \(pieces)")
      let called = Array(shop.calls.dropFirst(before))
      try expect(called, is: Array(Self.names.prefix(calls)), "as the calls for \(pieces)")
    }
  }
}
