// Given: leave this file as it is.

protocol Stocking {
  /// The pieces that no order has taken.
  var free: Int { get }
}

struct DemoStock: Stocking {
  let free: Int
}
