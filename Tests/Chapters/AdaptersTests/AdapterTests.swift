import Foundation
import Friends
import Items
import Login
import Playground
import ServerAPI
import TestSupport
import Testing

@testable import Adapters

/// A fake server that answers every path alike, and records the paths.
private final class Server: Sendable {
  private let requests = Log()
  private let answers: [Result<Data, any Error>]

  /// - Parameter answers: one for each request, in that order. The last is repeated for later requests.
  init(_ answers: Result<Data, any Error>...) { self.answers = answers }

  convenience init(_ body: String) { self.init(.success(Data(body.utf8))) }

  var client: ServerAPIClient {
    ServerAPIClient { request, completion in
      self.requests.note(request.path)
      completion(self.answers[min(self.paths.count, self.answers.count) - 1])
    }
  }

  var paths: [String] { requests.lines }
}

private struct Offline: Error, Equatable, CustomStringConvertible {
  var code = 1

  var description: String { "no connection, code \(code)" }
}

@Suite("Adapters: conversions between client and features")
struct AdapterTests {
  @Test("The login adapter requests `/login` and decodes a `User`", .proves("STG-69"))
  func login() throws {
    let server = Server(#"{"name": "Ada"}"#)
    var answers: [Result<User, any Error>] = []
    server.client.login { answers.append($0) }
    #expect(server.paths == ["/login"])
    try #require(answers.count == 1)
    #expect(try answers[0].get() == User(name: "Ada"))
  }

  @Test("The item and friend adapters convert JSON to the features' models", .proves("STG-69"))
  func lists() throws {
    let items = Server(#"[{"item": "tea"}, {"item": "milk"}]"#)
    var fetchedItems: [Item]?
    items.client.fetchItems { fetchedItems = try? $0.get() }
    #expect(fetchedItems == [Item(name: "tea"), Item(name: "milk")])
    #expect(items.paths == ["/items"])

    let friends = Server(#"[{"friend": "Grace"}, {"friend": "Alan"}]"#)
    var fetchedFriends: [Friend]?
    friends.client.fetchFriends { fetchedFriends = try? $0.get() }
    #expect(fetchedFriends == [Friend(name: "Grace"), Friend(name: "Alan")])
    #expect(friends.paths == ["/friends"])
  }

  @Test("The app composes login, items and friends with one client", .proves("STG-73"))
  func app() {
    let app = App(client: .demo())
    app.login.login()
    app.items.getList()
    app.friends.getList()
    #expect(app.login.message == "Welcome, Ada")
    #expect(app.items.lines == ["tea", "milk"])
    #expect(app.friends.lines == ["Grace", "Alan"])
  }

  @Test(
    "An adapter reports the client's error or a decoding failure",
    arguments: Failure.all)
  func failures(of failure: Failure) throws {
    var answers: [Result<[Item], any Error>] = []
    failure.server().client.fetchItems { answers.append($0) }
    try #require(answers.count == 1)
    let error = #expect(throws: (any Error).self) { try answers[0].get() }
    try #require("\(try #require(error))" == failure.message)
    proved("STG-69")
  }

  /// A failure of the server, and the error message that the feature gets.
  struct Failure: Sendable, CustomTestStringConvertible {
    let testDescription: String
    fileprivate let server: @Sendable () -> Server
    let message: String

    static let all = [
      Failure(
        testDescription: "no connection", server: { Server(.failure(Offline())) },
        message: "no connection, code 1"),
      Failure(
        testDescription: "text instead of JSON", server: { Server("<p>Please come back</p>") },
        message: "what /items sent is not understood"),
      Failure(
        testDescription: "one item instead of a list", server: { Server(#"{"item": "tea"}"#) },
        message: "what /items sent is not understood"),
      Failure(
        testDescription: "nothing at all", server: { Server("") },
        message: "what /items sent is not understood"),
    ]
  }

  @Test("The app calls its injected client for each request", .proves("STG-73", "STG-74"))
  func asksAgain() {
    let server = Server(
      .success(Data(#"{"name": "Ada"}"#.utf8)), .failure(Offline()),
      .success(Data(#"{"name": "Grace"}"#.utf8)))
    let app = App(client: server.client)
    var messages: [String] = []
    for _ in 1...3 {
      app.login.login()
      messages.append(app.login.message)
    }
    #expect(messages == ["Welcome, Ada", "No login: no connection, code 1", "Welcome, Grace"])
    #expect(server.paths == ["/login", "/login", "/login"])
  }

  @Test("An adapter connects the unchanged login to the till's API", .proves("STG-72"))
  func till() {
    let direct = Before.LoginViewModel(client: .till())
    direct.login()
    #expect(direct.message == "No login: no answer from /login")
    let adapted = LoginViewModel(loginAPI: ServerAPIClient.till().staffLogin)
    adapted.login()
    #expect(adapted.message == "Welcome, Grace")
  }

  @Test("An adapter that ignores errors returns an empty list")
  func emptyShop() {
    let viewModel = ItemListViewModel(fetchItems: ServerAPIClient.broken().fetchItemsOrNone)
    viewModel.getList()
    #expect(viewModel.lines == [])
  }

  @Test(
    "`asList` turns a one-item fetch into a list fetch",
    .proves("STG-70", "STG-74", "STG-E07"))
  func oneItemAsList() {
    let viewModel = ItemListViewModel(fetchItems: asList(ServerAPIClient.demo().fetchItem))
    viewModel.getList()
    #expect(viewModel.lines == ["tea"])

    let failing = ItemListViewModel(fetchItems: asList({ $0(.failure(Offline())) }))
    failing.getList()
    #expect(failing.lines == ["No items: no connection, code 1"])
  }
}
