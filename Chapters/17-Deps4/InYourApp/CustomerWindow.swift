// with: ../../15-Deps2/InYourApp/Login.swift
import SwiftUI

/// The lower layer.
@MainActor
final class CoreServices {
  var client: any APIClient
  var sessionStore: SessionStore

  init(client: any APIClient, sessionStore: SessionStore) {
    self.client = client
    self.sessionStore = sessionStore
  }
}

@MainActor
protocol CheckoutServicing {
  func buy(_ item: String) async throws
}

/// Reads both services from the lower layer at every order.
struct Checkout: CheckoutServicing {
  let services: CoreServices

  func buy(_ item: String) async throws {
    guard let token = services.sessionStore.token else { throw LoggedOut() }
    try await services.client.order(item, token: token)
  }
}

/// A checkout that orders nothing.
struct DryRunCheckout: CheckoutServicing {
  func buy(_ item: String) async throws {}
}

/// The upper layer.
@MainActor
final class ShopServices {
  private let core: CoreServices
  var checkout: any CheckoutServicing

  var client: any APIClient {
    get { core.client }
    set { core.client = newValue }
  }

  var sessionStore: SessionStore {
    get { core.sessionStore }
    set { core.sessionStore = newValue }
  }

  init(client: any APIClient, sessionStore: SessionStore) {
    core = CoreServices(client: client, sessionStore: sessionStore)
    // was: Checkout(client: client, sessionStore: sessionStore)
    checkout = Checkout(services: core)
  }
}

/// Creates the object at login. At logout, it removes the token and releases the object.
struct CustomerWindow: View {
  @State private var services: ShopServices?
  let live: any APIClient
  let staging: any APIClient

  var body: some View {
    if let services {
      CartView(services: services)
      Button("Use the staging server") {
        services.sessionStore = SessionStore(token: "test")
        services.client = staging
      }
      Button("Dry run") { services.checkout = DryRunCheckout() }
      Button("Log out") {
        services.sessionStore.token = nil
        self.services = nil
      }
    } else {
      Button("Log in") {
        services = ShopServices(client: live, sessionStore: SessionStore(token: "t1"))
      }
    }
  }
}

struct CartView: View {
  let services: ShopServices
  @State private var message = ""

  var body: some View {
    Text(message)
    Button("Buy tea") {
      Task {
        do {
          try await services.checkout.buy("tea")
          message = "Ordered"
        } catch {
          message = "Try again"
        }
      }
    }
  }
}
