// Given: leave this file as it is. The dependencies: a clock, and the servers of the shop.

protocol WallClock {
  /// Hours since 1970.
  func hour() -> Int
}

protocol Rates {
  func cents(for kilograms: Int) -> Int
}

protocol Journal {
  func append(_ line: String)
}

protocol Discounts {
  /// How many percent a coupon is worth: 0 if it's unknown.
  func percent(of coupon: String) -> Int
}

protocol Stock {
  /// How many pieces a warehouse has now.
  func pieces(in warehouse: String) -> Int
}

struct Offer {
  let name: String
  let end: Int
}

struct Parcel {
  let kilograms: Int
}

struct Cart {
  let cents: Int
  let coupon: String?
}

/// All of them in one, for your tests. It records the calls.
final class FakeShop: WallClock, Rates, Journal, Discounts, Stock {
  var pieces: [String: Int] = [:]
  private(set) var calls: [String] = []

  func hour() -> Int {
    calls.append("hour")
    return 50
  }

  func cents(for kilograms: Int) -> Int {
    calls.append("\(kilograms) kg")
    return 100 * kilograms
  }

  func append(_ line: String) { calls.append(line) }

  func percent(of coupon: String) -> Int {
    calls.append(coupon)
    return coupon == "TEA" ? 10 : 0
  }

  func pieces(in warehouse: String) -> Int {
    calls.append(warehouse)
    return pieces[warehouse] ?? 0
  }
}
