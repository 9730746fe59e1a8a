import Playground
import SwiftOutline
import TestSupport
import Testing

@testable import InjectionWays

@Suite("InjectionWays: constructor injection")
struct ConstructorTests {
  private static let ada = User(name: "Ada")

  @Test("`LoginViewModel` uses the client passed to its initializer", .proves("STG-21"))
  func asksItsClient() {
    #expect(LoginViewModel(client: ServerAPIClient.shared).message() == "Welcome, Ada")
    let mock = MockServerAPIClient(user: User(name: "Grace"))
    #expect(LoginViewModel(client: mock).message() == "Welcome, Grace")
  }

  @Test("The source of `LoginViewModel` mentions no concrete client", .proves("STG-21"))
  func namesNoOther() throws {
    let source = try TestCheckout.source("\(chapterFolder("InjectionWays"))/Constructor.swift")
    let clients: Set = ["ServerAPIClient", "MockServerAPIClient", "shared"]
    #expect(source.words().filter(clients.contains) == [])
  }

  @Test("`LoginViewModel` keeps its client alive until it is freed", .proves("STG-19"))
  func clientLivesAsLong() {
    let lifetimes = Lifetimes()
    var model: LoginViewModel?
    func make() {
      model = LoginViewModel(
        client: lifetimes.watch("client", MockServerAPIClient(user: Self.ada)))
    }
    make()
    #expect(lifetimes.alive == ["client"])
    #expect(model?.message() == "Welcome, Ada")
    model = nil
    #expect(lifetimes.alive == [])
  }

  @Test(
    "Each `LoginViewModel` stores its own client in a private constant",
    .proves("STG-20"))
  func twoModels() throws {
    let users = [Self.ada, User(name: "Grace")]
    let models = users.map { LoginViewModel(client: MockServerAPIClient(user: $0)) }
    #expect(models.map { $0.message() } == ["Welcome, Ada", "Welcome, Grace"])
    let source = try TestCheckout.source("\(chapterFolder("InjectionWays"))/Constructor.swift")
    let stored = try source.declarations().flatMap(\.members).filter(\.isProperty)
    #expect(stored.map { "\($0.name): \($0.type?.text ?? "")" } == ["client: any LoginClient"])
    #expect(stored.allSatisfy { $0.kind == .constant && $0.modifiers == ["private"] })
  }

  @Test("A view model without parameters calls the shared client", .proves("STG-21"))
  func hidden() {
    #expect(Before.LoginViewModel().message() == "Welcome, Ada")
    #expect(references(from: Before.LoginViewModel()) == [])
  }
}
