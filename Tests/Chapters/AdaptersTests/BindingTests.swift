import Login
import Playground
import TestSupport
import Testing

@testable import Adapters

@Suite("Adapters: bound methods and lifetimes")
struct BindingTests {
  @Test(
    "A stored method reference keeps its instance after the global is replaced",
    .proves("STG-78", "STG-82"))
  @MainActor
  func bindingTime() {
    let messages = messagesAfterReplacing()
    #expect(messages.whenComposed == "Welcome, Ada")
    #expect(messages.whenCalled == "Welcome, mock")
    #expect(Before.Current.client.name == "Ada", "The scenario must restore the old client.")
  }

  @Test("A view model that stores a mock's method keeps the mock alive", .proves("STG-78"))
  func methodHoldsItsObject() {
    let lifetimes = Lifetimes()
    var viewModel: LoginViewModel? = composeWithMock(lifetimes)
    viewModel?.login()
    #expect(viewModel?.message == "Welcome, mock")
    #expect(lifetimes.alive == ["mock", "view model"])
    viewModel = nil
    #expect(lifetimes.freed == ["mock", "view model"])
  }

  @Test("A screen leaks if its view model stores the screen's method", .proves("STG-79"))
  func ownMethodLeaks() {
    let lifetimes = Lifetimes()
    #expect(useLeakingScreen(lifetimes) == "Welcome, mock")
    #expect(lifetimes.alive == ["screen", "view model"])
  }

  @Test("A screen is freed if its view model stores the client's method", .proves("STG-79"))
  func clientsMethodDoesNot() {
    let lifetimes = Lifetimes()
    #expect(useScreen(lifetimes) == "Welcome, mock")
    #expect(lifetimes.freed == ["screen", "view model"])
  }

  @Test("The leaking and the repaired screen both log in")
  func screensWork() {
    let client = MockServerAPIClient(name: "mock")
    let viewModels = [
      Before.LoginScreen(client: client).viewModel, LoginScreen(client: client).viewModel,
    ]
    for viewModel in viewModels { viewModel?.login() }
    #expect(viewModels.map { $0?.message } == ["Welcome, mock", "Welcome, mock"])
    let composed = composeWithMock(Lifetimes())
    composed.login()
    #expect(composed.message == "Welcome, mock")
  }

  @Test(
    "A view model's property accepts a mock that is a subclass of the singleton", .proves("STG-81"))
  @MainActor
  func unsealedSingleton() {
    final class EmptyMock: Before.PropertyStage.ServerAPIClient {}
    let viewModel = Before.PropertyStage.LoginViewModel()
    viewModel.client = EmptyMock()
    viewModel.login()
    #expect(viewModel.message == "Welcome, Ada", "An empty mock must inherit the real login.")
    viewModel.client = Before.PropertyStage.MockServerAPIClient()
    viewModel.login()
    #expect(viewModel.message == "Welcome, mock")
    let isUntouched = Before.PropertyStage.ServerAPIClient.shared !== viewModel.client
    #expect(isUntouched, "The singleton itself must not change.")
  }

  @Test("Code that reads a global at every call uses its replacement", .proves("STG-82"))
  @MainActor
  func replaceableGlobal() {
    let viewModel = boundWhenCalled()
    viewModel.login()
    #expect(viewModel.message == "Welcome, Ada")
    let old = Before.Current.client
    defer { Before.Current.client = old }
    Before.Current.client = MockServerAPIClient(name: "mock")
    viewModel.login()
    #expect(viewModel.message == "Welcome, mock")
  }
}
