import Playground
import SwiftOutline
import TestSupport
import Testing

@testable import SingletonStages

/// Tests that count the server's calls run in a separate process, because the server's log is global.
@Suite("SingletonStages: GoF singleton and Swift singleton")
struct SingletonTests {
  @Test(
    "Eight threads get the same singleton, created at its first use",
    .proves("STG-26", "STG-27", "STG-29", "STG-31"))
  func onceForAllThreads() async {
    await #expect(processExitsWith: .success) {
      #expect(Server.log.lines == [])
      let identities = await onThreads(8) { _ in
        ObjectIdentifier(GoFStage.ServerAPIClient.shared)
      }
      #expect(identities.count == 8)
      #expect(Set(identities).count == 1)
      #expect(Server.log.lines == ["connect"])
    }
  }

  @Test("A real client connects once, when it is created")
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

  @Test(
    "A singleton stays alive without other references, unlike another instance", .proves("STG-28"))
  func keptByItsClass() {
    weak let shared = GoFStage.ServerAPIClient.shared
    weak let another = GoFStage.ServerAPIClient.another()
    #expect(another == nil)
    #expect(shared != nil)
  }

  @Test(
    "The singleton class is final, with one static constant and private initializer",
    .proves("STG-27", "STG-28", "STG-30", "STG-31", "STG-32"))
  func oneConstant() throws {
    let file = try TestCheckout.source("\(chapterFolder("SingletonStages"))/Stages/GoFStage.swift")
    let declarations = try file.declarations()
    #expect(declarations.filter(\.isProperty).map(\.name) == [])
    let properties = declarations.flatMap(\.withMembers).filter { $0.isProperty && $0.isStatic }
    #expect(properties.map(\.name) == ["shared"])
    #expect(properties.map(\.kind) == [.constant])
    let members = declarations.flatMap(\.withMembers)
    #expect(members.first { $0.name == "ServerAPIClient" }?.modifiers == ["final"])
    #expect(members.filter { $0.kind == .initializer }.map(\.modifiers) == [["private"]])
  }

  @Test("An extension adds a method to the final class", .proves("STG-32"))
  func extensionAdds() async throws {
    let file = try TestCheckout.source("\(chapterFolder("SingletonStages"))/Stages/GoFStage.swift")
    let declarations = try file.declarations()
    let adding = declarations.filter { $0.members.map(\.name).contains("fetchItems") }
    #expect(adding.map(\.kind) == [.extension])
    await confirmation(expectedCount: 1) { completes in
      GoFStage.ServerAPIClient.shared.fetchItems { result in
        #expect((try? result.get()) == Item(name: "tea"))
        completes()
      }
    }
  }

  @Test("An extension in the same file can create more instances", .proves("STG-34"))
  func backDoor() {
    let (first, second) = (GoFStage.ServerAPIClient.another(), GoFStage.ServerAPIClient.another())
    let isSame = (first === GoFStage.ServerAPIClient.shared, first === second)
    #expect(isSame == (false, false))
  }

  @Test("`URLSession.shared` is not the only session", .proves("STG-35"))
  func sessions() {
    let (shared, another) = SwiftStage.sessions()
    let isAnother = another !== shared
    #expect(isAnother)
    let isShared = SwiftStage.sessions().shared === shared
    #expect(isShared)
  }

  @Test(
    "A Swift singleton with an accessible initializer allows more instances",
    .proves("STG-36", "STG-37"))
  func moreThanOne() {
    let isAnother = SwiftStage.ServerAPIClient() !== SwiftStage.ServerAPIClient.shared
    #expect(isAnother)
  }

  @Test("A view model that uses `.shared` calls the real client in tests, too", .proves("STG-38"))
  @MainActor
  func alwaysReal() {
    let loginViewModel = SwiftStage.LoginViewModel()
    loginViewModel.login()
    #expect(loginViewModel.message == "Welcome, Ada")
  }

  @Test("Check-then-set without a lock creates a value on each thread")
  func checkThenSet() async {
    #expect(await instanceCount(threads: 8) == 8)
  }

  @Test("An immutable shared value is the same on all threads", .proves("STG-47"))
  func stable() async {
    let texts = await onThreads(8) { _ in StableStage.PriceFormat.shared.text(cents: 405) }
    #expect(texts == Array(repeating: "4.05", count: 8))
  }

  @Test(
    "A singleton that only the root reads can be replaced in tests",
    .proves("STG-47", "STG-E04"))
  @MainActor
  func inItsProperPlace() {
    let models = [
      InitStage.LoginViewModel(client: SwiftStage.ServerAPIClient.shared),
      InitStage.LoginViewModel(
        client: InitStage.MockServerAPIClient(result: .success(User(name: "Grace")))),
    ]
    for model in models { model.login() }
    #expect(models.map(\.message) == ["Welcome, Ada", "Welcome, Grace"])
  }

  @Test("A view model with a stub never uses the shared client", .proves("STG-47"))
  func sharedIsUntouched() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let stub = InitStage.MockServerAPIClient(result: .success(User(name: "Grace")))
        let loginViewModel = InitStage.LoginViewModel(client: stub)
        loginViewModel.login()
        #expect(loginViewModel.message == "Welcome, Grace")
        #expect(Server.log.lines == [])
      }
    }
  }

  @Test("A configured singleton crashes if used before its configuration", .proves("STG-51"))
  func notConfigured() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = await ConfiguredStage.ServerAPIClient.shared
    }
    result.expectLastWords("ServerAPIClient.shared was used before configuredHost was set")
  }

  @Test("A configured singleton ignores configuration after its first use", .proves("STG-51"))
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

/// Lets the root inject the Swift singleton.
extension SwiftStage.ServerAPIClient: InitStage.LoginClient {}
