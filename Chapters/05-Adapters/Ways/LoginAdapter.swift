import Login
import ServerAPI

// snippet.wrapper
/// An adapter that remembers something, which an extension cannot.
struct LoginAdapter: LoginAPI {
  let client: ServerAPIClient
  let path: String

  func login(_ completion: @escaping LoginViewModel.LoginCompletion) {
    client.fetch(path, \RemoteUser.user, completion)
  }
}
// snippet.end
