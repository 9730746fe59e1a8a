// Two tests in one process. The first forgets to clean up.

extension GlobalStage {
  @MainActor
  static func testA() -> String {
    ServerAPIClient.shared = MockServerAPIClient(name: "mock of A")
    return answer()
  }

  /// Expects the real client.
  @MainActor
  static func testB() -> String { answer() }

  @MainActor
  static func testAWithCleanUp() -> String {
    let original = ServerAPIClient.shared
    defer { ServerAPIClient.shared = original }
    return testA()
  }

  @MainActor
  private static func answer() -> String {
    let loginViewModel = LoginViewModel()
    loginViewModel.login()
    return loginViewModel.message
  }
}
