import SwiftUI

protocol APIClient: Sendable {
  func order(_ item: String, token: String) async throws
}

/// The lower layer.
@MainActor
final class CoreServices {
  var client: any APIClient
  let token: String

  init(client: any APIClient, token: String) {
    self.client = client
    self.token = token
  }
}

/// Asks the lower layer for the client at every order.
@MainActor
struct Checkout {
  let core: CoreServices

  func buy(_ item: String) async throws { try await core.client.order(item, token: core.token) }
}

/// The upper layer.
@MainActor
final class ShopServices {
  private let core: CoreServices
  var checkout: Checkout

  var client: any APIClient {
    get { core.client }
    set { core.client = newValue }
  }

  init(client: any APIClient, token: String) {
    core = CoreServices(client: client, token: token)
    checkout = Checkout(core: core)
  }
}

/// Makes the object at the login, and lets it go at the logout.
struct CustomerWindow: View {
  @State private var services: ShopServices?
  let live: any APIClient
  let staging: any APIClient

  var body: some View {
    if let services {
      CartView(services: services)
      Button("Use the staging server") { services.client = staging }
      Button("Log out") { self.services = nil }
    } else {
      Button("Log in") { services = ShopServices(client: live, token: "t1") }
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
