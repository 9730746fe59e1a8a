/// The client that the root hands to the first screen. A UI test starts the app in another process, so it can't
/// pass an object, only texts.
func makeLoginClient(arguments: [String]) -> any LoginClient {
  #if DEBUG
    if let index = arguments.firstIndex(of: "--login-as"), index + 1 < arguments.count {
      return MockServerAPIClient(user: User(name: arguments[index + 1]))
    }
  #endif
  return ServerAPIClient.shared
}
