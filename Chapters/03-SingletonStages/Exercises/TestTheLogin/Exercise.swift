// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import Testing

// TASK 1: Return the result, and count the calls.
@MainActor
final class StubLoginClient: LoginClient {
  let calls = 0

  init(result: Result<User, any Error>) {}

  func login() async throws -> User { User(name: "") }
}
// END

// TASK 2: Test the login screen with your stub.
@Test @MainActor func welcome() async {
  let stub = StubLoginClient(result: .success(User(name: "Bo")))
  let model = LoginViewModel(client: stub)
  await model.login()
}
// END
