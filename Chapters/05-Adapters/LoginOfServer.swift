import Login
import ServerAPI

/// What the server sends. No feature sees this type.
struct RemoteUser: Decodable {
  let name: String

  var user: User { User(name: name) }
}

extension ServerAPIClient {
  func login(_ completion: @escaping LoginViewModel.LoginCompletion) {
    fetch("/login", \RemoteUser.user, completion)
  }
}
