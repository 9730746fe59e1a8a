import Playground
import SwiftOutline
import TestSupport
import Testing

@testable import SingletonStages

/// What reached the server is only known in a process that asked it for nothing yet: such tests run in
/// one of their own.
@Suite("SingletonStages: the singleton of the book, and that of Swift")
struct SingletonTests {
  @Test(
    "It is made at the first use, once for eight threads, and all meet the same one",
    .proves("STG-26", "STG-27", "STG-29", "STG-31"))
  func onceForAllThreads() async {
    await #expect(processExitsWith: .success) {
      #expect(Server.log.lines == [])
      let met = await onThreads(8) { _ in ObjectIdentifier(GoFStage.ServerAPIClient.shared) }
      #expect(met.count == 8)
      #expect(Set(met).count == 1)
      #expect(Server.log.lines == ["connect"])
    }
  }

  @Test("In the later stages, too, a client connects once when it is made")
  func connectsOnce() async {
    await #expect(processExitsWith: .success) {
      _ = SwiftStage.ServerAPIClient.shared
      #expect(Server.log.lines == ["connect"])
      await MainActor.run { _ = GlobalStage.ServerAPIClient.shared }
      #expect(Server.log.lines == ["connect", "connect"])
      await MainActor.run { _ = TaskLocalStage.ServerAPIClient() }
      #expect(Server.log.lines == ["connect", "connect", "connect"])
    }
  }

  @Test("Its class keeps it, though nobody else does", .proves("STG-28"))
  func keptByItsClass() {
    weak let kept = GoFStage.ServerAPIClient.shared
    weak let dropped = GoFStage.ServerAPIClient.another()
    #expect(dropped == nil)
    #expect(kept != nil)
  }

  @Test(
    "The class is final, keeps one static constant, and hides its initializer",
    .proves("STG-27", "STG-28", "STG-30", "STG-31", "STG-32"))
  func oneConstant() throws {
    let file = try TestCheckout.source("\(chapterFolder("SingletonStages"))/Stages/GoFStage.swift")
    let declared = try file.declarations()
    #expect(declared.filter(\.isProperty).map(\.name) == [])
    let properties = declared.flatMap(\.withMembers).filter { $0.isProperty && $0.isStatic }
    #expect(properties.map(\.name) == ["shared"])
    #expect(properties.map(\.kind) == [.constant])
    let members = declared.flatMap(\.withMembers)
    #expect(members.first { $0.name == "ServerAPIClient" }?.modifiers == ["final"])
    #expect(members.filter { $0.kind == .initializer }.map(\.modifiers) == [["private"]])
  }

  @Test("An extension adds to the final class", .proves("STG-32"))
  func extensionAdds() async throws {
    let file = try TestCheckout.source("\(chapterFolder("SingletonStages"))/Stages/GoFStage.swift")
    let declarations = try file.declarations()
    let adding = declarations.filter { $0.members.map(\.name).contains("fetchItems") }
    #expect(adding.map(\.kind) == [.extension])
    await confirmation(expectedCount: 1) { answered in
      GoFStage.ServerAPIClient.shared.fetchItems { result in
        #expect((try? result.get()) == Item(name: "tea"))
        answered()
      }
    }
  }

  @Test("From within its file the class makes as many as it likes", .proves("STG-34"))
  func backDoor() {
    let (one, two) = (GoFStage.ServerAPIClient.another(), GoFStage.ServerAPIClient.another())
    let same = (one === GoFStage.ServerAPIClient.shared, one === two)
    #expect(same == (false, false))
  }

  @Test("Foundation's shared session is one of many", .proves("STG-35"))
  func sessions() {
    let (shared, another) = SwiftStage.sessions()
    let isAnother = another !== shared
    #expect(isAnother)
    let isShared = SwiftStage.sessions().shared === shared
    #expect(isShared)
  }

  @Test("Without the private initialiser there is more than one", .proves("STG-36", "STG-37"))
  func moreThanOne() {
    let isAnother = SwiftStage.ServerAPIClient() !== SwiftStage.ServerAPIClient.shared
    #expect(isAnother)
  }

  @Test("A view model that asks `.shared` asks the real client in a test too", .proves("STG-38"))
  @MainActor
  func alwaysReal() {
    let loginViewModel = SwiftStage.LoginViewModel()
    loginViewModel.login()
    #expect(loginViewModel.message == "Welcome, Ada")
  }

  @Test("Looking first and setting later makes a value on every thread")
  func checkThenSet() async {
    #expect(await timesMade(byThreads: 8) == 8)
  }

  @Test("Threads agree on a shared value that never changes", .proves("STG-47"))
  func stable() async {
    let texts = await onThreads(8) { _ in StableStage.PriceFormat.shared.text(cents: 405) }
    #expect(texts == Array(repeating: "4.05", count: 8))
  }

  @Test(
    "Where nobody but the root asks for it, a volatile one does no harm: a test gives another",
    .proves("STG-47", "STG-E04"))
  @MainActor
  func inItsProperPlace() {
    let models = [
      InitStage.LoginViewModel(client: SwiftStage.ServerAPIClient.shared),
      InitStage.LoginViewModel(client: InitStage.MockServerAPIClient(name: "Grace")),
    ]
    for model in models { model.login() }
    #expect(models.map(\.message) == ["Welcome, Ada", "Welcome, Grace"])
  }

  @Test("A model that is given a stub never touches the shared client", .proves("STG-47"))
  func sharedIsUntouched() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let stub = InitStage.MockServerAPIClient(name: "Grace")
        let loginViewModel = InitStage.LoginViewModel(client: stub)
        loginViewModel.login()
        #expect(loginViewModel.message == "Welcome, Grace")
        #expect(Server.log.lines == [])
      }
    }
  }

  @Test("Used before it was configured, it ends the program", .proves("STG-51"))
  func notConfigured() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = await ConfiguredStage.ServerAPIClient.shared
    }
    result.expectLastWords("ServerAPIClient.shared was used before configuredHost was set")
  }

  @Test("Configured too late, it keeps what it was made with", .proves("STG-51"))
  func configuredTooLate() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        ConfiguredStage.ServerAPIClient.configuredHost = "shop.example"
        #expect(ConfiguredStage.ServerAPIClient.shared.host == "shop.example")
        ConfiguredStage.ServerAPIClient.configuredHost = "test.example"
        #expect(ConfiguredStage.ServerAPIClient.shared.host == "shop.example")
      }
    }
  }
}

/// What the root passes on.
extension SwiftStage.ServerAPIClient: InitStage.LoginClient {}
