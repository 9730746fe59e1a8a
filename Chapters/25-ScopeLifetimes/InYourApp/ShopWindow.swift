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
  private let shop: Shop
  private let token: String
  @ObservationIgnored private lazy var chat = ChatConnection(token: token, url: shop.chatURL)

  init(shop: Shop, token: String) {
    self.shop = shop
    self.token = token
  }

  func send() async throws {
    try await chat.send(draft)
    draft = ""
  }

  func nextMessage() async throws -> String? { try await chat.next() }
}

/// A task of a `URLSession` stays open until it is canceled, so this class cancels it when it is freed.
final class ChatConnection: Sendable {
  private let task: URLSessionWebSocketTask

  init(token: String, url: URL) {
    var request = URLRequest(url: url)
    request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
    task = URLSession.shared.webSocketTask(with: request)
    task.resume()
  }

  func send(_ text: String) async throws { try await task.send(.string(text)) }

  func next() async throws -> String? {
    if case .string(let text) = try await task.receive() { text } else { nil }
  }

  deinit { task.cancel(with: .goingAway, reason: nil) }
}

struct ChatView: View {
  @Bindable var login: Login

  var body: some View {
    TextField("Message", text: $login.draft)
    Button("Send") { Task { try? await login.send() } }
    ThreadsButton(login: login)
  }
}

/// Keeps the inner scope while its sheet is open. The login doesn't know it.
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
    List(threads.titles, id: \.self) { Text($0) }
      // Listens until SwiftUI removes the view.
      .task { await threads.listen() }
  }
}

/// Everything that belongs to the open list. It holds the login, as a child holds its parent.
@MainActor @Observable
final class ThreadList: Identifiable {
  private(set) var titles: [String] = []
  private let login: Login

  init(login: Login) { self.login = login }

  func listen() async {
    while let title = try? await login.nextMessage() { titles.append(title) }
  }
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
