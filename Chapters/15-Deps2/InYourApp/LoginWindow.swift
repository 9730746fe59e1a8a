// with: Login.swift
import SwiftUI

/// Takes the services it needs.
@MainActor
struct Checkout {
  let client: any APIClient
  let sessionStore: SessionStore

  func buy(_ item: String) async throws {
    guard let token = sessionStore.token else { throw LoggedOut() }
    try await client.order(item, token: token)
  }
}

/// Makes the services of one login, in the order in which they need each other.
@MainActor
final class ShopDeps {
  let sessionStore: SessionStore
  let checkout: Checkout

  init(client: any APIClient, token: String) {
    sessionStore = SessionStore(token: token)
    // was: Checkout(deps: self)
    checkout = Checkout(client: client, sessionStore: sessionStore)
  }
}

struct LoginWindow: View {
  @State private var services: ShopDeps?
  let live: any APIClient
  let demo: any APIClient

  var body: some View {
    if let services {
      // A new object gets new screens, because its identity is new.
      CartView(checkout: services.checkout).id(ObjectIdentifier(services))
      Button("Use the demo server") { self.services = ShopDeps(client: demo, token: "demo") }
      Button("Log out") {
        services.sessionStore.token = nil
        self.services = nil
      }
    } else {
      Button("Log in") { services = ShopDeps(client: live, token: "t1") }
    }
  }
}

struct CartView: View {
  let checkout: Checkout
  @State private var message = ""

  var body: some View {
    Text(message)
    Button("Buy tea") {
      Task {
        do {
          try await checkout.buy("tea")
          message = "Ordered"
        } catch {
          message = "Try again"
        }
      }
    }
  }
}
