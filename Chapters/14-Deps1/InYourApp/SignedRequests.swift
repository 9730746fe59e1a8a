import SwiftUI

/// Holds both services. Each is made when it's first read.
@MainActor
final class ShopDeps {
  private(set) lazy var client = ServerAPIClient(deps: self)
  private(set) lazy var sessionStore = SessionStore(deps: self)
}

@MainActor
final class ServerAPIClient {
  private let deps: ShopDeps

  init(deps: ShopDeps) { self.deps = deps }

  func data(from url: URL) async throws -> Data {
    var request = URLRequest(url: url)
    request.setValue("Bearer \(deps.sessionStore.token)", forHTTPHeaderField: "Authorization")
    let (data, response) = try await URLSession.shared.data(for: request)
    guard let http = response as? HTTPURLResponse, http.statusCode != 401 else {
      throw URLError(.userAuthenticationRequired)
    }
    return data
  }
}

@MainActor
final class SessionStore {
  private let deps: ShopDeps
  private(set) var token = ""

  init(deps: ShopDeps) { self.deps = deps }

  func refresh(from url: URL) async throws {
    token = String(decoding: try await deps.client.data(from: url), as: UTF8.self)
  }
}

@main
struct ShopApp: App {
  // was: @State private var client = ServerAPIClient()
  // Lives as long as the app. `ShopDeps()` makes no service yet.
  @State private var deps = ShopDeps()

  var body: some Scene {
    WindowGroup { AccountView(deps: deps) }
  }
}

struct AccountView: View {
  let deps: ShopDeps
  @State private var message = ""

  var body: some View {
    Text(message)
      .task {
        guard let url = URL(string: "https://shop.example/token") else { return }
        do {
          try await deps.sessionStore.refresh(from: url)
        } catch {
          if !Task.isCancelled { message = "Log in again." }
        }
      }
  }
}
