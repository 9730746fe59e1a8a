import Foundation
import Observation

@Observable
final class CartModel {
  private(set) var message = ""
  private(set) var isLoading = false

  var lines: [String] { Cart.shared.lines.map { "\($0.quantity) \($0.name) \(money($0.price))" } }
  var total: String { money(Cart.shared.total) }

  func checkOut() {
    let lines = Cart.shared.lines
    guard !lines.isEmpty else {
      message = "Your cart is empty"
      return
    }
    isLoading = true
    APIClient.shared.placeOrder(lines) { result in
      DispatchQueue.main.async {
        switch result {
        case .success(let receipt):
          self.message = "Order \(receipt.number) for \(receipt.customer): \(self.total)"
          Log.shared.add("order \(receipt.number)")
          Cart.shared.removeAll()
        case .failure(let error):
          Log.shared.add("order: \(error.message)")
          self.message = error.message
        }
        self.isLoading = false
      }
    }
  }
}
