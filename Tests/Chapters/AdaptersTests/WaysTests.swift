import Items
import Login
import Playground
import ServerAPI
import TestSupport
import Testing

@testable import Adapters

@Suite("Adapters: a method, a closure, a conformance, a wrapper")
struct WaysTests {
  @Test("Without an adapter the view model speaks with the client itself")
  func noAdapter() {
    let messages = [ServerAPIClient.demo(), .broken()].map { client in
      let viewModel = Before.LoginViewModel(client: client)
      viewModel.login()
      return viewModel.message
    }
    #expect(messages == ["Welcome, Ada", "No login: no answer from /login"])
  }

  @Test("A method of the client is an adapter as it is", .proves("STG-70", "STG-75"))
  func method() {
    #expect(message(LoginViewModel(loginAPI: ServerAPIClient.demo().login)) == "Welcome, Ada")
  }

  @Test("A closure gives a feature its one method, without any type", .proves("STG-70", "STG-75"))
  func closure() {
    let client = ServerAPIClient.demo()
    let viewModel = LoginViewModel(loginAPI: { completion in
      client.fetch("/login", { (body: RemoteUser) in User(name: body.name + "!") }, completion)
    })
    #expect(message(viewModel) == "Welcome, Ada!")
  }

  @Test("The client conforms to the feature's protocol in the root", .proves("STG-76"))
  func conformance() {
    let api: any LoginClient = ServerAPIClient.demo()
    #expect(message(LoginViewModel(api: api)) == "Welcome, Ada")
  }

  @Test("A wrapper remembers what an extension cannot", .proves("STG-76"))
  func wrapper() {
    let adapter = LoginAdapter(client: .demo(), path: "/v2/login")
    #expect(message(LoginViewModel(api: adapter)) == "Welcome, Ada Lovelace")
  }

  @Test("A mock needs no relation to the client, only the same form", .proves("STG-73", "STG-74"))
  func mock() {
    let viewModel = LoginViewModel(loginAPI: MockServerAPIClient(name: "mock").login)
    #expect(message(viewModel) == "Welcome, mock")
  }

  @Test("A stub is a closure that answers", .proves("STG-73"))
  func stub() {
    let viewModel = ItemListViewModel(fetchItems: { $0(.success([Item(name: "stub")])) })
    viewModel.getList()
    #expect(viewModel.lines == ["stub"])
  }

  @Test("Inside one package the compiler says nothing about such a conformance", .proves("STG-76"))
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
