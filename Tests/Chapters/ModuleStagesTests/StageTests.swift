import SwiftOutline
import TestSupport
import Testing

@testable import ModuleStages

@Suite("ModuleStages: behavior of each stage")
@MainActor
struct StageTests {
  @Test(
    "Each feature works with its own extension of a generic client",
    .proves("STG-58", "STG-E05"))
  func extensions() {
    typealias Client = Extensions.ServerAPIClient
    let shared: PartialKeyPath<Client.Type> = \Client.Type.shared
    #expect(!(shared is WritableKeyPath<Client.Type, Client>))
    let login = Extensions.LoginViewModel()
    login.login()
    #expect(login.message == "Welcome, Ada")
    let list = Extensions.ItemListViewModel()
    list.getList()
    #expect(list.lines == ["tea", "milk"])
    list.client = FailingClient()
    list.getList()
    #expect(list.lines == ["No items"])
    let friends = Extensions.FriendListViewModel()
    friends.getList()
    #expect(friends.lines == ["Grace", "Alan"])
  }

  @Test("The generic client itself declares only `execute`", .proves("STG-58"))
  func oneMethod() throws {
    func methods(of kind: Declaration.Kind) throws -> [String] {
      let file = "Extension/ExtendingFeatures.swift"
      return try TestCheckout.source("\(chapterFolder("ModuleStages"))/\(file)")
        .declarations().flatMap(\.withMembers)
        .filter { $0.kind == kind && $0.name.hasSuffix("ServerAPIClient") }
        .flatMap(\.members).filter { $0.kind == .function }.map(\.name)
    }
    #expect(try methods(of: .class) == ["execute"])
    #expect(try methods(of: .extension) == ["login", "fetchItems", "fetchFriends"])
  }

  @Test(
    "A mock can override `execute`, but not the `login` of an extension",
    .proves("STG-62", "STG-E06"))
  func mocks() {
    let login = Extensions.LoginViewModel()
    let mock = Extensions.MockServerAPIClient()
    login.client = mock
    login.login()
    #expect(login.message == "Welcome, mock")
    var name = ""
    let ownLogin: (@escaping (Result<User, any Error>) -> Void) -> Void = mock.login(_:)
    ownLogin { name = (try? $0.get())?.name ?? "" }
    #expect(name == "own login")
  }

  @Test("A feature works the same with a protocol or a closure", .proves("STG-65"))
  func protocolOrClosure() {
    let client = Inversion.ServerAPIClient()
    let clients: [any Inversion.LoginClient] = [client, ClosureClient(function: client.login)]
    #expect(clients.map(message) == ["Welcome, Ada", "Welcome, Ada"])
    #expect(message(Inversion.MockServerAPIClient(user: User(name: "Grace"))) == "Welcome, Grace")
    let list = Inversion.ItemListViewModel(fetchItems: client.fetchItems)
    list.getList()
    #expect(list.lines == ["tea", "milk"])
    let failingList = Inversion.ItemListViewModel { $0(.failure(Server.NoAnswer())) }
    failingList.getList()
    #expect(failingList.lines == ["No items"])
  }

  @Test("The login shows the same message for client, mock and closure", .proves("STG-66"))
  func threeSources() {
    let mock = Inversion.MockServerAPIClient(user: User(name: "Ada"))
    let closure = ClosureClient { $0(.success(User(name: "Ada"))) }
    let sources: [any Inversion.LoginClient] = [Inversion.ServerAPIClient(), mock, closure]
    #expect(Set(sources.map(message)) == ["Welcome, Ada"])
    let failing = ClosureClient { $0(.failure(Server.NoAnswer())) }
    #expect(message(failing) == "No login")
  }

  private func message(_ client: any Inversion.LoginClient) -> String {
    let login = Inversion.LoginViewModel(client: client)
    login.login()
    return login.message
  }
}

private struct ClosureClient: Inversion.LoginClient {
  let function: (@escaping (Result<User, any Error>) -> Void) -> Void

  func login(completion: @escaping (Result<User, any Error>) -> Void) { function(completion) }
}

private final class FailingClient: Extensions.ServerAPIClient {
  override func execute(
    _ path: String, completion: @escaping (Result<String, any Error>) -> Void
  ) { completion(.failure(Server.NoAnswer())) }
}
