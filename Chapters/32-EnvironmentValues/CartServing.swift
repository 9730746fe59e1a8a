import Observation
import TextUI

/// The part of a cart that views use. A protocol can't be found by its type, so it has an `EnvironmentKey`.
protocol CartServing: AnyObject {
  var items: [String] { get }
  func add(_ item: String)
}

extension Cart: CartServing {}

/// The default without a modifier. It's empty, and adding an item crashes.
final class NoCart: CartServing {
  let items: [String] = []
  func add(_ item: String) { fatalError("no cart in the environment") }
}

struct CartKey: EnvironmentKey {
  static var defaultValue: any CartServing { NoCart() }
}

extension EnvironmentValues {
  var cart: any CartServing {
    get { self[CartKey.self] }
    set { self[CartKey.self] = newValue }
  }
}

struct ServedCartView: View {
  @Environment(\.cart) private var cart

  var body: some View {
    Text("Cart: \(cart.items.count)")
    Button("Add tea") { cart.add("tea") }
  }
}
