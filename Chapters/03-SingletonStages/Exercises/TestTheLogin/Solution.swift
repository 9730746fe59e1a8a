// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

import Testing

// TASK 1: Return the result, and count the calls.
@MainActor
final class StubLoginClient: LoginClient {
  private let result: Result<User, any Error>
  private(set) var calls = 0

  init(result: Result<User, any Error>) { self.result = result }

  func login() async throws -> User {
    calls += 1
    return try result.get()
  }
}
// STUB
// @MainActor
// final class StubLoginClient: LoginClient {
//   let calls = 0
//
//   init(result: Result<User, any Error>) {}
//
//   func login() async throws -> User { User(name: "") }
// }
// END

// TASK 2: Test the login screen with your stub.
@Test @MainActor func beforeTheFirstTap() {
  let stub = StubLoginClient(result: .success(User(name: "Bo")))
  let model = LoginViewModel(client: stub)
  #expect(model.message == "")
}

@Test @MainActor func welcome() async {
  let stub = StubLoginClient(result: .success(User(name: "Bo")))
  let model = LoginViewModel(client: stub)
  await model.login()
  #expect(model.message == "Welcome, Bo")
}

@Test @MainActor func secondTap() async {
  let stub = StubLoginClient(result: .success(User(name: "Bo")))
  let model = LoginViewModel(client: stub)
  await model.login()
  await model.login()
  #expect(stub.calls == 1)
}

@Test @MainActor func offline() async {
  let stub = StubLoginClient(result: .failure(Offline()))
  let model = LoginViewModel(client: stub)
  await model.login()
  #expect(model.message == "No login: Offline()")
}

@Test @MainActor func secondTapAfterOffline() async {
  let stub = StubLoginClient(result: .failure(Offline()))
  let model = LoginViewModel(client: stub)
  await model.login()
  await model.login()
  #expect(stub.calls == 2)
}
// STUB
// @Test @MainActor func welcome() async {
//   let stub = StubLoginClient(result: .success(User(name: "Bo")))
//   let model = LoginViewModel(client: stub)
//   await model.login()
// }
// END
