// Given: leave this file as it is.

/// Six functions, as they were before the team changed any. Each has an example, in which you count the calls of its
/// dependency.
enum Place: CaseIterable {
  /// `greeting`, once.
  case greeting
  /// `offerLines` of tea until hour 30, milk until hour 50 and salt until hour 99. The clock shows hour 50.
  case offers
  /// `shippingCosts` of three parcels with 2, 9 and 4 kilograms.
  case shipping
  /// `bookReceipt` of tea, milk and salt.
  case receipt
  /// `total` of three carts: 30 euros with the coupon TEA, 5 euros with the coupon TEA, and 80 euros without a coupon.
  case totals
  /// `warehouse` for 3 pieces, among Bonn with 0, Kiel with 1, Ulm with 5 and Jena with 9.
  case warehouse
}

/// How often an example calls its dependency, and what the rule says.
struct Decision: CustomStringConvertible {
  enum Way { case passValues, returnValues, twoFunctions, inject }

  let calls: Int
  let way: Way

  var description: String { "\(calls): \(way)" }
}

func greeting(clock: any WallClock) -> String {
  clock.hour() % 24 < 12 ? "Good morning" : "Good day"
}

func offerLines(_ offers: [Offer], clock: any WallClock) -> [String] {
  offers.filter { $0.end > clock.hour() }
    .map { "\($0.name): \($0.end - clock.hour()) hours left" }
}

func shippingCosts(_ parcels: [Parcel], rates: any Rates) -> Int {
  parcels.map { rates.cents(for: $0.kilograms) }.reduce(0, +)
}

func bookReceipt(_ items: [String], journal: any Journal) {
  for item in items { journal.append(item) }
  journal.append("\(items.count) items")
}

/// A coupon counts from 10 euros on.
func total(_ cart: Cart, discounts: any Discounts) -> Int {
  guard let coupon = cart.coupon, cart.cents >= 1_000 else { return cart.cents }
  return cart.cents * (100 - discounts.percent(of: coupon)) / 100
}

/// The first warehouse that has enough pieces.
func warehouse(for pieces: Int, among names: [String], stock: any Stock) -> String? {
  for name in names where stock.pieces(in: name) >= pieces { return name }
  return nil
}
