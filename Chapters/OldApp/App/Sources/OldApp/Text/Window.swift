/// A window of the app, as text. The views in `Screens` use the same models.
final class Window {
  private let login = LoginModel()
  private let items = ItemsModel()

  func open() async -> String {
    items.load()
    await wait { items.isLoading }
    return itemsScreen
  }

  func logIn(_ name: String, _ password: String) async -> String {
    (login.name, login.password) = (name, password)
    login.logIn()
    await wait { login.isLoading }
    return login.message
  }

  func logOut() -> String {
    login.logOut()
    return login.message
  }

  /// Opens the detail of an item, and adds it to the cart.
  func add(_ quantity: Int, _ name: String) -> String {
    guard let item = items.items.first(where: { $0.name == name }) else { return "No \(name)" }
    let detail = ItemModel(item: item)
    detail.quantity = quantity
    detail.addToCart()
    return detail.message
  }

  /// The cart's sheet has a new model each time it opens.
  private func openCart() -> CartModel { CartModel() }

  func checkOut() async -> String {
    let cart = openCart()
    cart.checkOut()
    await wait { cart.isLoading }
    return cart.message
  }

  var itemsScreen: String {
    let rows = items.items.map { "\($0.name) \(money($0.price))\(items.isDeal($0) ? " deal" : "")" }
    let message = items.message.isEmpty ? [] : [items.message]
    return (["\(login.user?.name ?? "Guest"), cart: \(items.cartCount)"] + message + rows)
      .joined(separator: "\n")
  }

  var cartScreen: String {
    let cart = openCart()
    return (cart.lines + ["total \(cart.total)"]).joined(separator: "\n")
  }
}
