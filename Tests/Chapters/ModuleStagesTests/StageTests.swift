import SwiftOutline
import TestSupport
import Testing

@testable import ModuleStages

@Suite("ModuleStages: what each stage gives")
@MainActor
struct StageTests {
  @Test(
    "A generic client and an extension a feature do what one class of all methods did",
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
    list.client = Silenced()
    list.getList()
    #expect(list.lines == ["No items"])
    let friends = Extensions.FriendListViewModel()
    friends.getList()
    #expect(friends.lines == ["Grace", "Alan"])
  }

  @Test("The generic client has one method, and each feature adds its own", .proves("STG-58"))
  func oneMethod() throws {
    func methods(in file: String, of kind: Declaration.Kind) throws -> [String] {
      try TestCheckout.source("\(chapterFolder("ModuleStages"))/Extension/\(file).swift")
        .declarations().flatMap(\.withMembers)
        .filter { $0.kind == kind && $0.name.hasSuffix("ServerAPIClient") }
        .flatMap(\.members).filter { $0.kind == .function }.map(\.name)
    }
    #expect(try methods(in: "GenericClient", of: .class) == ["execute"])
    #expect(
      try methods(in: "ExtendingFeatures", of: .extension) == [
        "login", "fetchItems", "fetchFriends",
      ])
  }

  @Test(
    "A mock can override execute; its own login, beside that of an extension, is not called",
    .proves("STG-62", "STG-E06"))
  func mocks() {
    let login = Extensions.LoginViewModel()
    let mock = Extensions.MockServerAPIClient()
    login.client = mock
    login.login()
    #expect(login.message == "Welcome, mock")
    var own = ""
    let direct: (@escaping (Result<User, any Error>) -> Void) -> Void = mock.login(_:)
    direct { own = (try? $0.get())?.name ?? "" }
    #expect(own == "own login")
  }

  @Test("A protocol and a closure say the same need, and show the same", .proves("STG-65"))
  func protocolOrClosure() {
    let client = Inversion.ServerAPIClient()
    let needs: [any Inversion.LoginClient] = [client, ByClosure(function: client.login)]
    #expect(needs.map(message) == ["Welcome, Ada", "Welcome, Ada"])
    #expect(message(Inversion.MockServerAPIClient(user: User(name: "Grace"))) == "Welcome, Grace")
    let list = Inversion.ItemListViewModel(fetchItems: client.fetchItems)
    list.getList()
    #expect(list.lines == ["tea", "milk"])
    let refused = Inversion.ItemListViewModel { $0(.failure(Server.NoAnswer())) }
    refused.getList()
    #expect(refused.lines == ["No items"])
  }

  @Test("Login shows the same, wherever the answer comes from", .proves("STG-66"))
  func threeSources() {
    let remembered = Inversion.MockServerAPIClient(user: User(name: "Ada"))
    let now = ByClosure { $0(.success(User(name: "Ada"))) }
    let sources: [any Inversion.LoginClient] = [Inversion.ServerAPIClient(), remembered, now]
    #expect(Set(sources.map(message)) == ["Welcome, Ada"])
    let refusing = ByClosure { $0(.failure(Server.NoAnswer())) }
    #expect(message(refusing) == "No login")
  }

  private func message(_ client: any Inversion.LoginClient) -> String {
    let login = Inversion.LoginViewModel(client: client)
    login.login()
    return login.message
  }
}

/// Login's need by a closure: a value that has the one function.
private struct ByClosure: Inversion.LoginClient {
  let function: (@escaping (Result<User, any Error>) -> Void) -> Void

  func login(completion: @escaping (Result<User, any Error>) -> Void) { function(completion) }
}

/// No path answers it.
private final class Silenced: Extensions.ServerAPIClient {
  override func execute(
    _ path: String, completion: @escaping (Result<String, any Error>) -> Void
  ) { completion(.failure(Server.NoAnswer())) }
}
