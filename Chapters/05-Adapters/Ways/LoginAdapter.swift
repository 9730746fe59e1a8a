import Login
import ServerAPI

/// An adapter with a stored property, which an extension can't have.
struct LoginAdapter: LoginClient {
  let client: ServerAPIClient
  let path: String

  func login(_ completion: @escaping LoginViewModel.LoginCompletion) {
    client.fetch(path, \RemoteUser.user, completion)
  }
}
