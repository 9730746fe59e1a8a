import Login
import ServerAPI

// snippet.wrapper
/// An adapter that remembers something, which an extension cannot.
struct LoginAdapter: LoginClient {
  let client: ServerAPIClient
  let path: String

  func login(_ completion: @escaping LoginViewModel.LoginCompletion) {
    client.fetch(path, \RemoteUser.user, completion)
  }
}
// snippet.end
