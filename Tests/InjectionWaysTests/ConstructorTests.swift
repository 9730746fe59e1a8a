import Playground
import TestSupport
import Testing

@testable import InjectionWays

@Suite("InjectionWays: by constructor")
struct ConstructorTests {
  private static let ada = User(name: "Ada")

  @Test("The model asks the client it was made with", .proves("STG-21"))
  func asksItsClient() {
    #expect(LoginViewModel(client: ServerAPIClient.shared).message() == "Welcome, Ada")
    let stub = StubClient(user: User(name: "Test"))
    #expect(LoginViewModel(client: stub).message() == "Welcome, Test")
  }

  @Test("As long as the model lives, its client does, and no longer", .proves("STG-19"))
  func clientLivesAsLong() {
    let lifetimes = Recorder()
    var model: LoginViewModel?
    func make() {
      let client = StubClient(user: Self.ada)
      lifetimes.watch("client", client)
      model = LoginViewModel(client: client)
    }
    make()
    #expect(lifetimes.alive == ["client"])
    #expect(model?.message() == "Welcome, Ada")
    model = nil
    #expect(lifetimes.alive == [])
  }

  @Test("Two models with two clients do not disturb each other", .proves("STG-20"))
  func twoModels() {
    let names = ["one", "two"]
    let models = names.map { LoginViewModel(client: StubClient(user: User(name: $0))) }
    #expect(models.map { $0.message() } == ["Welcome, one", "Welcome, two"])
  }

  @Test("A model that takes nothing asks the shared client all the same", .proves("STG-21"))
  func hidden() {
    #expect(HiddenLoginViewModel().message() == "Welcome, Ada")
    #expect(references(from: HiddenLoginViewModel()) == [])
  }
}
