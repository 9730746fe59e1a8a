// with: ../Container.swift ../Key.swift ../Resolution.swift ../Shop.swift ../ShopContainer.swift
import SwiftUI

/// Has a plain initializer and is independent of the container.
struct CheckoutView: View {
  let checkout: Checkout
  @State private var message = ""

  var body: some View {
    Button("Buy tea") { message = checkout.buy("tea") }
    Text(message)
  }
}

@main
struct ShopApp: App {
  private let container = makeShopContainer()  // was: ShopRoot(session: Session(user: "Ada"))

  var body: some Scene {
    WindowGroup { CheckoutRoot(container: container) }
  }
}

/// The only code that resolves. It does so once for each window, not at each evaluation of `body`. The type must be
/// named: without it, Swift would look for a registration of `Checkout?`.
struct CheckoutRoot: View {
  let container: Container
  @State private var checkout: Checkout?

  var body: some View {
    // Without `else`, the group is empty at first, and no view starts the task.
    Group { if let checkout { CheckoutView(checkout: checkout) } else { ProgressView() } }
      .task { if checkout == nil { checkout = container.resolve(Checkout.self) } }
  }
}

/// Uses a new container, and replaces one registration before it makes the view.
struct CheckoutPreviews: PreviewProvider {
  static var previews: some View {
    let container = makeShopContainer()
    container.register((any CheckoutClient).self) { _ in FreeCheckoutClient() }
    return CheckoutView(checkout: container.resolve())
  }
}

struct FreeCheckoutClient: CheckoutClient {
  func pay(_ items: [String]) -> String { "free" }
}
