import Observation
import TextUI

@Observable
class Cart {
  private(set) var items: [String] = []
  var giftNote = ""

  func add(_ item: String) { items.append(item) }
}

struct CartView: View {
  @Environment(Cart.self) private var cart

  var body: some View {
    Text("Cart: \(cart.items.count)")
    Button("Add tea") { cart.add("tea") }
  }
}
