import Login

// snippet.current
/// A global that whoever wants may replace. On an actor Swift 6 accepts it.
@MainActor
enum Current {
  static var client = MockServerAPIClient(name: "real")
}

/// Reads the global now, and keeps the client that stood in it.
@MainActor
func boundWhenComposed() -> LoginViewModel {
  LoginViewModel(loginAPI: Current.client.login)
}

/// Reads the global at every call.
@MainActor
func boundWhenCalled() -> LoginViewModel {
  LoginViewModel(loginAPI: { completion in Current.client.login(completion) })
}
// snippet.end

/// What both say when the global was replaced after they were made. Puts the old client back.
@MainActor
func messagesAfterReplacing() -> (whenComposed: String, whenCalled: String) {
  let old = Current.client
  defer { Current.client = old }
  let (composed, called) = (boundWhenComposed(), boundWhenCalled())
  Current.client = MockServerAPIClient(name: "mock")
  composed.login()
  called.login()
  return (composed.message, called.message)
}
