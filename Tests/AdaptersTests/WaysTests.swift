import Items
import Login
import Playground
import ServerAPI
import TestSupport
import Testing

@testable import Adapters

@Suite("Adapters: a method, a closure, a conformance, a wrapper")
struct WaysTests {
  @Test("A method of the client is an adapter as it is", .proves("STG-70", "STG-75"))
  func method() {
    #expect(message(LoginViewModel(loginAPI: ServerAPIClient.demo().login)) == "Welcome, Ada")
  }

  @Test("A closure gives a feature its one method, without any type", .proves("STG-70", "STG-75"))
  func closure() {
    let client = ServerAPIClient.demo()
    let viewModel = LoginViewModel(loginAPI: { completion in
      client.fetch("/login", { (body: UserBody) in User(name: body.name + "!") }, completion)
    })
    #expect(message(viewModel) == "Welcome, Ada!")
  }

  @Test("The client conforms to the feature's protocol in the root", .proves("STG-76"))
  func conformance() {
    let api: any LoginAPI = ServerAPIClient.demo()
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
    let fixtures = try ChapterUnderTest.fixtures(of: "Adapters")
    let fixture = try #require(fixtures.first { $0.name.hasSuffix("/ForeignConformance") })
    let scratch = try TestCheckout.folder("ForeignConformance")
    for module in fixture.modules {
      let output = "\(scratch)/\(module.name).swiftmodule"
      try await compile(
        module.files, ["-emit-module", "-o", output, "-module-name", module.name])
    }
    try await compile(
      fixture.files, ["-typecheck", "-module-name", "Main", "-I", scratch, "-warnings-as-errors"])
  }

  private func compile(_ files: [String], _ arguments: [String]) async throws {
    let all = ["-parse-as-library", "-package-name", "shop"] + arguments + files
    #expect(try await Compiler.errors(all) == nil)
  }

  private func message(_ viewModel: LoginViewModel) -> String {
    viewModel.login()
    return viewModel.message
  }
}
