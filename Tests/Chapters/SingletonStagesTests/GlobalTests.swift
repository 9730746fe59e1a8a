import Foundation
import TestSupport
import Testing

@testable import SingletonStages

/// Each of these sets the global and is done before another test can: none waits for anything. What
/// waits while the global is set runs in a process of its own.
@Suite("SingletonStages: a global that can be set")
@MainActor
struct GlobalTests {
  private typealias Client = GlobalStage.ServerAPIClient
  private typealias Mock = GlobalStage.MockServerAPIClient

  @Test(
    "`shared` is one object before it is set and another behind it", .proves("STG-43", "STG-44"))
  func noSingleton() {
    let before = Client.shared
    Client.shared = Client()
    let isAnother = Client.shared !== before
    #expect(isAnother)
  }

  @Test("What a tour sets, the login gets", .proves("STG-43", "STG-45"))
  func fromFarAway() {
    Client.shared = Client()
    let loginViewModel = GlobalStage.LoginViewModel()
    loginViewModel.login()
    #expect(loginViewModel.message == "Welcome, Ada")
    GlobalStage.HomeViewModel().beginTour()
    loginViewModel.login()
    #expect(loginViewModel.message == "Welcome, guest")
  }

  @Test(
    "A swap reaches who asks `.shared` late: no property, no method reference", .proves("OURS-5"))
  func bindingTimes() {
    Client.shared = Client()
    let times = GlobalStage.BindingTimes()
    Client.shared = Mock(name: "mock")
    #expect(times.throughShared == "Welcome, mock")
    #expect(times.throughProperty == "Welcome, Ada")
    #expect(times.throughReference == "Welcome, Ada")
    #expect(times.throughClosure == "Welcome, mock")
  }

  @Test("Test B meets what test A left, unless A cleans up", .proves("STG-49"))
  func leftovers() {
    Client.shared = Client()
    #expect(GlobalStage.testB() == "Welcome, Ada")
    #expect(GlobalStage.testA() == "Welcome, mock of A")
    #expect(GlobalStage.testB() == "Welcome, mock of A")
    Client.shared = Client()
    #expect(GlobalStage.testAWithCleanUp() == "Welcome, mock of A")
    #expect(GlobalStage.testB() == "Welcome, Ada")
  }

  @Test(
    "Side by side, one of two tests keeps its mock in the global; each does in a property",
    .proves("STG-42"))
  func sideBySide() async {
    await #expect(processExitsWith: .success) {
      #expect(await ownMocks(at: .staticVar) == 1)
      #expect(await ownMocks(at: .taskLocal) == 2)
      #expect(await ownMocks(at: .property) == 2)
    }
  }

  @Test("Set for a task, it is set for its own tasks, not for detached ones or for threads")
  func taskLocalReach() async {
    let mock = TaskLocalStage.MockServerAPIClient(name: "mock")
    let met = await TaskLocalStage.ServerAPIClient.$shared.withValue(mock) {
      async let child = TaskLocalStage.ServerAPIClient.shared === mock
      let unstructured = Task { TaskLocalStage.ServerAPIClient.shared === mock }
      let detached = Task.detached { await TaskLocalStage.ServerAPIClient.shared === mock }
      async let fromThread = withCheckedContinuation { answer in
        Thread.detachNewThread {
          Task { @MainActor in
            answer.resume(returning: TaskLocalStage.ServerAPIClient.shared === mock)
          }
        }
      }
      return [
        await child, await unstructured.value, await detached.value, await fromThread,
      ]
    }
    #expect(met == [true, true, false, false])
    let isBack = TaskLocalStage.ServerAPIClient.shared !== mock
    #expect(isBack)
  }
}
