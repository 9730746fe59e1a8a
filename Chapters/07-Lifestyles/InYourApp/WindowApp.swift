// with: ../../InYourApp/Items.swift
import SwiftUI

/// The root of a user who is logged in. It makes a checkout for each window.
@MainActor @Observable
final class LoginRoot {
  let user: String

  init(user: String) { self.user = user }

  func makeCheckout() -> Checkout { Checkout() }
}

@MainActor @Observable
final class Checkout {
  private(set) var cart: [Item] = []

  func put(_ item: Item) { cart.append(item) }
}

@main
struct ShopApp: App {
  // was: @State private var root = ShopRoot(http: URLSession.shared)
  /// Shared by all windows, from login to logout.
  @State private var root: LoginRoot?

  var body: some Scene {
    WindowGroup {
      if let root {
        CheckoutView(root: root, onLogout: { self.root = nil })
          .id(ObjectIdentifier(root))
      } else {
        Button("Log in") { root = LoginRoot(user: "Ada") }
      }
    }
  }
}

struct CheckoutView: View {
  let root: LoginRoot
  let onLogout: () -> Void
  /// Each window has its own checkout. It ends with the window, or when the user logs out, because the
  /// root is this view's `id`.
  @State private var checkout: Checkout?

  var body: some View {
    VStack {
      if let checkout { Text("\(root.user): \(checkout.cart.count) items") }
      Button("Log out") { onLogout() }
    }
    .task { if checkout == nil { checkout = root.makeCheckout() } }
  }
}
