import Foundation
import TestSupport
import Testing

@testable import SingletonStages

/// Each test sets the global and finishes without suspending, so no other test can set it in between.
/// A test that suspends while the global is set runs in a separate process.
@Suite("SingletonStages: a mutable global `shared`")
@MainActor
struct GlobalTests {
  private typealias Client = GlobalStage.ServerAPIClient
  private typealias Mock = GlobalStage.MockServerAPIClient

  @Test(
    "A mutable `shared` can be replaced with another object", .proves("STG-43", "STG-44"))
  func noSingleton() {
    let before = Client.shared
    Client.shared = Client()
    let isAnother = Client.shared !== before
    #expect(isAnother)
  }

  @Test(
    "A guest tour changes the login's answer by setting the global", .proves("STG-43", "STG-45"))
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
    "Stored properties and method references keep the old `shared` instance", .proves("OURS-5"))
  func bindingTimes() {
    Client.shared = Client()
    let times = GlobalStage.BindingTimes()
    Client.shared = Mock(name: "mock")
    #expect(times.throughShared == "Welcome, mock")
    #expect(times.throughProperty == "Welcome, Ada")
    #expect(times.throughReference == "Welcome, Ada")
    #expect(times.throughClosure == "Welcome, mock")
  }

  @Test("A test's global leaks into the next test unless it is reset", .proves("STG-49"))
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
    "Parallel tests share a global mock, but not one in a property",
    .proves("STG-42"))
  func sideBySide() async {
    await #expect(processExitsWith: .success) {
      #expect(await ownMockCount(at: .staticVar) == 1)
      #expect(await ownMockCount(at: .taskLocal) == 2)
      #expect(await ownMockCount(at: .property) == 2)
    }
  }

  @Test("A task-local `shared` reaches child tasks, but not detached tasks or threads")
  func taskLocalReach() async {
    let mock = TaskLocalStage.MockServerAPIClient(name: "mock")
    let isMock = await TaskLocalStage.ServerAPIClient.$shared.withValue(mock) {
      async let child = TaskLocalStage.ServerAPIClient.shared === mock
      let unstructured = Task { TaskLocalStage.ServerAPIClient.shared === mock }
      let detached = Task.detached { await TaskLocalStage.ServerAPIClient.shared === mock }
      async let fromThread = withCheckedContinuation { continuation in
        Thread.detachNewThread {
          Task { @MainActor in
            continuation.resume(returning: TaskLocalStage.ServerAPIClient.shared === mock)
          }
        }
      }
      return [
        await child, await unstructured.value, await detached.value, await fromThread,
      ]
    }
    #expect(isMock == [true, true, false, false])
    let isRestored = TaskLocalStage.ServerAPIClient.shared !== mock
    #expect(isRestored)
  }
}
