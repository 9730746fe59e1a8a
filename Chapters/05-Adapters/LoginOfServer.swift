import Login
import ServerAPI

// snippet.login
/// What the server sends. No feature ever sees this type.
struct RemoteUser: Decodable {
  let name: String

  var user: User { User(name: name) }
}

/// An adapter: it has the form that the feature Login asks for.
extension ServerAPIClient {
  func login(_ completion: @escaping LoginViewModel.LoginCompletion) {
    fetch("/login", \RemoteUser.user, completion)
  }
}
// snippet.end
