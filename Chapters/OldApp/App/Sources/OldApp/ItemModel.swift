import Foundation
import Observation

/// The detail of one item.
@Observable
final class ItemModel {
  let item: Item
  var quantity = 1
  private(set) var message = ""

  init(item: Item) { self.item = item }

  func addToCart() {
    guard quantity > 0 else {
      message = "How many?"
      return
    }
    var price = item.price * quantity
    if Date() < item.dealEnds { price -= price / 10 }
    if quantity >= 6 {
      // A discount for customers only.
      if Session.shared.user != nil { price -= price / 20 }
    }
    Cart.shared.add(CartLine(name: item.name, quantity: quantity, price: price))
    message = "\(quantity) \(item.name) for \(money(price))"
  }
}
