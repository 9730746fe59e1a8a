import Login

/// Reads the global now, and keeps this client.
@MainActor
func boundWhenComposed() -> LoginViewModel {
  LoginViewModel(loginAPI: Before.Current.client.login)
}

/// Reads the global at every call.
@MainActor
func boundWhenCalled() -> LoginViewModel {
  LoginViewModel(loginAPI: { completion in Before.Current.client.login(completion) })
}

/// The messages of both view models if the global is replaced after their creation. Restores the
/// global at the end.
@MainActor
func messagesAfterReplacing() -> (whenComposed: String, whenCalled: String) {
  let old = Before.Current.client
  defer { Before.Current.client = old }
  let (composed, called) = (boundWhenComposed(), boundWhenCalled())
  Before.Current.client = MockServerAPIClient(name: "mock")
  composed.login()
  called.login()
  return (composed.message, called.message)
}
