import Checking
import Testing

@testable import TurnTheArrowExercise

@Suite("Task 2: The second app")
struct Task2 {
  // See welcomeGuest
  @Test("A guest is welcomed as a guest.")
  func welcomesGuests() throws {
    try expect(welcomeGuest(name: "Ada"), is: "Welcome, guest Ada", "as the welcome of Ada")
    try expect(welcomeGuest(name: "Grace"), is: "Welcome, guest Grace", "as the welcome of Grace")
  }
}

#if PROBES_MODULES
  // Task 1: Login compiles with no other module.
  // With Login
  // See LoginModel
  func loginIsAlone() {}

  // Task 1: A test that imports only Login makes a LoginModel with a mock of its own.
  // With Login
  // See LoginModel
  func testHasItsMock() {
    struct Mock: LoginClient { func login() -> User { User(name: "Ada") } }
    _ = LoginModel(client: Mock()).welcome()
  }

  // Task 1: The client compiles with Login, is a LoginClient, and the app can start.
  // With Login, ServerAPI, App
  // See ServerAPIClient
  func appStarts(client: ServerAPIClient) {
    _ = LoginModel(client: client).welcome()
    _ = start(answers: ["/login": "Ada"])
  }

  // Task 2: The second app compiles with Login, and without the client's module.
  // With Login, SecondApp
  // See welcomeGuest
  func secondAppHasNoServer() {
    _ = welcomeGuest(name: "Ada")
  }
#endif
