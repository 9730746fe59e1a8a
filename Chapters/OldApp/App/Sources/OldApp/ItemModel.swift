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
      message = "Please choose a quantity"
      return
    }
    var price = item.price * quantity
    if Date() < item.dealEnds { price -= price / 10 }
    // A discount for customers only.
    if quantity >= 6, Session.shared.user != nil { price -= price / 20 }
    Cart.shared.add(CartLine(name: item.name, quantity: quantity, price: price))
    message = "\(quantity) \(item.name) for \(money(price))"
  }
}
