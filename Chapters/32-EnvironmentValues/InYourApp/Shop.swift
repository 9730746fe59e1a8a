import SwiftUI

struct CurrencyKey: EnvironmentKey {
  static let defaultValue = "EUR"
}

extension EnvironmentValues {
  var currency: String {
    get { self[CurrencyKey.self] }
    set { self[CurrencyKey.self] = newValue }
  }
}

struct PriceView: View {
  @Environment(\.currency) private var currency
  let amount: Double

  var body: some View { Text(amount, format: .currency(code: currency)) }
}

@MainActor @Observable
final class Cart {
  private(set) var items: [String] = []

  func add(_ item: String) { items.append(item) }
}

struct CartView: View {
  @Environment(Cart.self) private var cart

  var body: some View {
    Text("Cart: \(cart.items.count)")
    Button("Add tea") { cart.add("tea") }
  }
}

@main
struct ShopApp: App {
  @State private var cart = Cart()

  var body: some Scene {
    WindowGroup {
      VStack {
        // was: PriceView(amount: 4.5, currency: "CHF")
        PriceView(amount: 4.5)
        CartView()
      }
      .environment(\.currency, "CHF")
      .environment(cart)
    }
  }
}

/// A preview needs a modifier for each value that it uses. Without the cart, it crashes.
struct CartPreviews: PreviewProvider {
  static var previews: some View { CartView().environment(Cart()) }
}

/// Takes its value as a parameter, so the compiler requires it and no modifier is needed.
struct PlainPriceView: View {
  let amount: Double
  let currency: String

  var body: some View { Text(amount, format: .currency(code: currency)) }
}

struct PlainPreviews: PreviewProvider {
  static var previews: some View { PlainPriceView(amount: 4.5, currency: "CHF") }
}
