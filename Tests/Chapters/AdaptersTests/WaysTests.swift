import Items
import Login
import Playground
import ServerAPI
import TestSupport
import Testing

@testable import Adapters

@Suite("Adapters: a method, closure, conformance or wrapper as the adapter")
struct WaysTests {
  @Test("A view model without an adapter calls the client directly")
  func noAdapter() {
    let messages = [ServerAPIClient.demo(), .broken()].map { client in
      let viewModel = Before.LoginViewModel(client: client)
      viewModel.login()
      return viewModel.message
    }
    #expect(messages == ["Welcome, Ada", "No login: no answer from /login"])
  }

  @Test("A method of the client can be the adapter", .proves("STG-70", "STG-75"))
  func method() {
    #expect(message(LoginViewModel(loginAPI: ServerAPIClient.demo().login)) == "Welcome, Ada")
  }

  @Test("A closure can be the adapter, without a new type", .proves("STG-70", "STG-75"))
  func closure() {
    let client = ServerAPIClient.demo()
    let viewModel = LoginViewModel(loginAPI: { completion in
      client.fetch("/login", { (body: RemoteUser) in User(name: body.name + "!") }, completion)
    })
    #expect(message(viewModel) == "Welcome, Ada!")
  }

  @Test("The client can conform to the feature's protocol in the root", .proves("STG-76"))
  func conformance() {
    let api: any LoginClient = ServerAPIClient.demo()
    #expect(message(LoginViewModel(api: api)) == "Welcome, Ada")
  }

  @Test("A wrapper type can store its own request path", .proves("STG-76"))
  func wrapper() {
    let adapter = LoginAdapter(client: .demo(), path: "/v2/login")
    #expect(message(LoginViewModel(api: adapter)) == "Welcome, Ada Lovelace")
  }

  @Test(
    "A mock needs no protocol, only a method that fits the adapter's closure",
    .proves("STG-73", "STG-74"))
  func mock() {
    let viewModel = LoginViewModel(loginAPI: MockServerAPIClient(name: "mock").login)
    #expect(message(viewModel) == "Welcome, mock")
  }

  @Test("A closure can replace the items request in a test", .proves("STG-73"))
  func stub() {
    let viewModel = ItemListViewModel(fetchItems: { $0(.success([Item(name: "stub")])) })
    viewModel.getList()
    #expect(viewModel.lines == ["stub"])
  }

  @Test("A retroactive conformance inside one package causes no warning", .proves("STG-76"))
  func conformanceInOnePackage() async throws {
    let fixture = "\(chapterFolder("Adapters"))/Refused/ForeignConformance"
    let folder = try TestCheckout.folder("ForeignConformance")
    let shop = ["-package-name", "shop"]
    for (module, file) in [("ClientPackage", "ServerAPIClient"), ("LoginPackage", "LoginClient")] {
      let files = ["\(fixture)/\(module)/\(file).swift"]
      #expect(try await Compiler.errors(inModule: module, of: files, for: folder, shop) == nil)
    }
    let main = ["-typecheck", "-warnings-as-errors", "-parse-as-library", "-I", folder]
    #expect(try await Compiler.errors(main + shop + ["\(fixture)/Main.swift"]) == nil)
  }

  private func message(_ viewModel: LoginViewModel) -> String {
    viewModel.login()
    return viewModel.message
  }
}
