import Playground
import SwiftOutline
import TestSupport
import Testing

@testable import InjectionWays

@Suite("InjectionWays: by constructor")
struct ConstructorTests {
  private static let ada = User(name: "Ada")

  @Test("The model asks the client it was made with", .proves("STG-21"))
  func asksItsClient() {
    #expect(LoginViewModel(client: ServerAPIClient.shared).message() == "Welcome, Ada")
    let mock = MockServerAPIClient(user: User(name: "Grace"))
    #expect(LoginViewModel(client: mock).message() == "Welcome, Grace")
  }

  @Test("The model names no client but the one it is made with", .proves("STG-21"))
  func namesNoOther() throws {
    let source = try TestCheckout.source("\(chapterFolder("InjectionWays"))/Constructor.swift")
    let clients: Set = ["ServerAPIClient", "MockServerAPIClient", "shared"]
    #expect(source.words().filter(clients.contains) == [])
  }

  @Test("As long as the model lives, its client does, and no longer", .proves("STG-19"))
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
    "Two models with two clients do not disturb each other: each has a private constant",
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

  @Test("A model that takes nothing asks the shared client all the same", .proves("STG-21"))
  func hidden() {
    #expect(Before.LoginViewModel().message() == "Welcome, Ada")
    #expect(references(from: Before.LoginViewModel()) == [])
  }
}
