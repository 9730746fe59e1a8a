import SwiftUI

/// Holds both services. Each is made when it's first read.
@MainActor
final class ShopDeps {
  private(set) lazy var client = ServerAPIClient(host: "shop.example", deps: self)
  private(set) lazy var sessionStore = SessionStore(deps: self)

  func useDemoServer() {
    client = ServerAPIClient(host: "demo.shop.example", deps: self)
    // The demo server must not receive the live server's token.
    sessionStore = SessionStore(deps: self)
  }
}

@MainActor
final class ServerAPIClient {
  private let host: String
  private let deps: ShopDeps

  init(host: String, deps: ShopDeps) {
    self.host = host
    self.deps = deps
  }

  func get(_ path: String) async throws -> Data {
    var request = try makeRequest(path)
    request.setValue("Bearer \(deps.sessionStore.token)", forHTTPHeaderField: "Authorization")
    return try await send(request)
  }

  /// Doesn't send the session's token, which may have expired.
  func newToken() async throws -> String {
    String(decoding: try await send(makeRequest("token")), as: UTF8.self)
  }

  private func makeRequest(_ path: String) throws -> URLRequest {
    guard let url = URL(string: "https://\(host)/\(path)") else { throw URLError(.badURL) }
    return URLRequest(url: url)
  }

  private func send(_ request: URLRequest) async throws -> Data {
    let (data, response) = try await URLSession.shared.data(for: request)
    guard let http = response as? HTTPURLResponse, http.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    return data
  }
}

@MainActor
final class SessionStore {
  private let deps: ShopDeps
  private(set) var token = ""

  init(deps: ShopDeps) { self.deps = deps }

  func refresh() async throws { token = try await deps.client.newToken() }
}

@main
struct ShopApp: App {
  // was: @State private var client = ServerAPIClient(host: "shop.example")
  // Lives as long as the app. `ShopDeps()` makes no service yet.
  @State private var deps = ShopDeps()

  var body: some Scene {
    WindowGroup { AccountView(deps: deps) }
  }
}

struct AccountView: View {
  let deps: ShopDeps
  @State private var message = ""
  @State private var isDemo = false

  var body: some View {
    VStack {
      Text(message)
      Button("Use the demo server") {
        deps.useDemoServer()
        isDemo = true
      }
    }
    .task(id: isDemo) {
      do {
        try await deps.sessionStore.refresh()
        message = ""
      } catch {
        if !Task.isCancelled { message = "Try again." }
      }
    }
  }
}
