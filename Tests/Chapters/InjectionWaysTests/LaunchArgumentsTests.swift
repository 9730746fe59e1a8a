import Testing

@testable import InjectionWays

#if DEBUG
  @Test("A launch argument replaces the client of the app")
  func launchArgument() {
    #expect(makeLoginClient(arguments: ["Shop", "--login-as", "Grace"]).login().name == "Grace")
  }
#else
  @Test("A release build ignores the launch argument")
  func launchArgument() {
    #expect(makeLoginClient(arguments: ["Shop", "--login-as", "Grace"]).login().name == "Ada")
  }
#endif

@Suite("InjectionWays: launch arguments")
struct LaunchArgumentsTests {
  @Test(
    "An app without a complete launch argument uses the real client",
    arguments: [[], ["Shop"], ["Shop", "--login-as"]])
  func real(arguments: [String]) {
    #expect(makeLoginClient(arguments: arguments) is ServerAPIClient)
  }
}
