import Checking
import Testing

@testable import TestTheLoginExercise

@Suite("Task 1: A stub")
@MainActor
struct Task1 {
  // See StubLoginClient.login
  @Test("`login()` returns the result that the stub was created with, or throws its error.")
  func returnsItsResult() async throws {
    for name in ["Bo", "Grace"] {
      let stub = StubLoginClient(result: .success(User(name: name)))
      let found = await told { try await stub.login() }
      try expect(found, is: "\(User(name: name))", "from a stub with the user \(name)")
    }
    let offline = StubLoginClient(result: .failure(Offline()))
    let found = await told { try await offline.login() }
    try expect(found, is: "threw Offline()", "from a stub with the error Offline()")
  }

  // See StubLoginClient.calls
  @Test("`calls` counts the calls of its own stub, failed ones included.")
  func countsItsCalls() async throws {
    let stubs = [Result.success(User(name: "Bo")), .failure(Offline())]
      .map { StubLoginClient(result: $0) }
    for stub in stubs {
      for _ in 1...2 { _ = try? await stub.login() }
    }
    try expect(await stubs[0].calls, is: 2, "as the calls of a stub with a user")
    try expect(await stubs[1].calls, is: 2, "as the calls of a stub with an error")
  }
}
