import Observation
import TextUI

/// What views use of a cart. A protocol can't be a key by its type, so it has a key of its own.
protocol CartServing: AnyObject {
  var items: [String] { get }
  func add(_ item: String)
}

extension Cart: CartServing {}

/// What a view gets without a modifier. It's empty, and a tap that adds to it crashes.
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
