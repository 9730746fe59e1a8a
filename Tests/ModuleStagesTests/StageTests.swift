import TestSupport
import Testing

@testable import ModuleStages

@Suite("ModuleStages: what each stage gives")
@MainActor
struct StageTests {
  @Test(
    "A generic client and an extension a feature do what one class of all methods did",
    .proves("STG-58"))
  func extensions() {
    let login = Extensions.LoginViewModel()
    login.login()
    #expect(login.message == "Welcome, Ada")
    let list = Extensions.ItemListViewModel()
    list.getList()
    #expect(list.lines == ["cup", "tea"])
  }

  @Test(
    "A mock can override execute; its own login, beside that of an extension, is not called",
    .proves("STG-62", "STG-E06"))
  func mocks() {
    let login = Extensions.LoginViewModel()
    login.client = Extensions.OverridingClient()
    login.login()
    #expect(login.message == "Welcome, mock")
    let overloading = Extensions.OverloadingClient()
    login.client = overloading
    login.login()
    #expect(login.message == "Welcome, Ada")
    var own = ""
    let direct: (@escaping (Result<Extensions.User, any Error>) -> Void) -> Void =
      overloading.login(_:)
    direct { own = (try? $0.get())?.name ?? "" }
    #expect(own == "mock")
  }

  @Test("A protocol and a closure say the same need, and show the same", .proves("STG-65"))
  func protocolOrClosure() {
    let client = Inversion.ServerAPIClient()
    let needs: [any Inversion.LoginAPI] = [
      client, Inversion.LoginByClosure(function: client.login),
    ]
    #expect(needs.map(message) == ["Welcome, Ada", "Welcome, Ada"])
    let list = Inversion.ItemListViewModel(fetchItems: client.fetchItems)
    list.getList()
    #expect(list.lines == ["cup", "tea"])
  }

  @Test("Login shows the same, wherever the answer comes from", .proves("STG-66"))
  func threeSources() {
    let remembered = Inversion.RememberedLogin(user: .init(name: "Ada"))
    let now = Inversion.LoginByClosure { $0(.success(.init(name: "Ada"))) }
    let sources: [any Inversion.LoginAPI] = [Inversion.ServerAPIClient(), remembered, now]
    #expect(Set(sources.map(message)) == ["Welcome, Ada"])
    let refusing = Inversion.LoginByClosure { $0(.failure(Network.NoAnswer())) }
    #expect(message(refusing) == "No login")
  }

  private func message(_ api: any Inversion.LoginAPI) -> String {
    let login = Inversion.LoginViewModel(api: api)
    login.login()
    return login.message
  }
}
