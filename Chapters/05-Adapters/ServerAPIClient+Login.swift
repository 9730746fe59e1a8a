import Login
import ServerAPI

/// The server's JSON for a user. No feature uses this type.
struct RemoteUser: Decodable {
  let name: String

  var user: User { User(name: name) }
}

extension ServerAPIClient {
  func login(_ completion: @escaping LoginViewModel.LoginCompletion) {
    fetch("/login", \RemoteUser.user, completion)
  }
}
