import SwiftUI

/// The outermost view of a window. It is the login's only owner.
struct ShopWindow: View {
  let shop: Shop
  @State private var login: Login?

  var body: some View {
    if let login {
      ChatView(login: login)
      // was: Session.shared.logOut()
      Button("Log out") { self.login = nil }
    } else {
      LoginView(shop: shop, login: $login)
    }
  }
}

struct LoginView: View {
  let shop: Shop
  @Binding var login: Login?
  @State private var failed = false

  var body: some View {
    Button("Log in") { Task { await logIn() } }
    if failed { Text("The login failed. Try again.") }
  }

  private func logIn() async {
    do { login = try await shop.logIn() } catch { failed = true }
  }
}

/// Everything that belongs to one login, including a draft that wasn't sent.
@MainActor @Observable
final class Login {
  var draft = ""
  private(set) var messages: [String] = []
  private let shop: Shop
  private let token: String
  @ObservationIgnored private lazy var chat = ChatConnection(token: token, url: shop.chatURL) {
    [weak self] in self?.messages.append($0)
  }

  init(shop: Shop, token: String) {
    self.shop = shop
    self.token = token
  }

  /// Opens the socket, unless it is open already.
  func connect() { _ = chat }

  func send() async throws {
    try await chat.send(draft)
    draft = ""
  }
}

/// Calls `receive` with each message. A `URLSession` holds its tasks until they are canceled, so this class
/// cancels its socket when it is freed.
final class ChatConnection: Sendable {
  private let socket: URLSessionWebSocketTask

  @MainActor
  init(token: String, url: URL, receive: @escaping (String) -> Void) {
    var request = URLRequest(url: url)
    request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
    let socket = URLSession.shared.webSocketTask(with: request)
    self.socket = socket
    socket.resume()
    // Captures the socket and not `self`, or `deinit` would never run.
    Task {
      while let message = try? await socket.receive() {
        if case .string(let text) = message { receive(text) }
      }
    }
  }

  func send(_ text: String) async throws { try await socket.send(.string(text)) }

  deinit { socket.cancel(with: .goingAway, reason: nil) }
}

struct ChatView: View {
  @Bindable var login: Login

  var body: some View {
    TextField("Message", text: $login.draft)
    Button("Send") { Task { try? await login.send() } }
    ThreadsButton(login: login)
  }
}

/// Keeps the inner scope while its sheet is open. The login has no reference to it.
struct ThreadsButton: View {
  let login: Login
  @State private var threads: ThreadList?

  var body: some View {
    Button("Threads") { threads = ThreadList(login: login) }
      .sheet(item: $threads) { ThreadsView(threads: $0) }
  }
}

struct ThreadsView: View {
  let threads: ThreadList

  var body: some View {
    Button("Newest first") { threads.newestFirst.toggle() }
    List(threads.titles, id: \.self) { Text($0) }
  }
}

/// Everything that belongs to the open list. It holds the login, as a child holds its parent.
@MainActor @Observable
final class ThreadList: Identifiable {
  var newestFirst = false
  private let login: Login

  init(login: Login) {
    self.login = login
    login.connect()
  }

  var titles: [String] { newestFirst ? login.messages.reversed() : login.messages }
}

/// Lives as long as the app.
@MainActor
final class Shop {
  let chatURL: URL
  private let requestToken: @Sendable () async throws -> String

  init(chatURL: URL, requestToken: @escaping @Sendable () async throws -> String) {
    (self.chatURL, self.requestToken) = (chatURL, requestToken)
  }

  func logIn() async throws -> Login { Login(shop: self, token: try await requestToken()) }
}
