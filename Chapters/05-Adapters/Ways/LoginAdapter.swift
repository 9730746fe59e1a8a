import Login
import ServerAPI

/// An adapter that stores something. An extension can't.
struct LoginAdapter: LoginClient {
  let client: ServerAPIClient
  let path: String

  func login(_ completion: @escaping LoginViewModel.LoginCompletion) {
    client.fetch(path, \RemoteUser.user, completion)
  }
}
