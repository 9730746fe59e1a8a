import Foundation
import Observation

/// Who is logged in. A restart of the app keeps the login.
@Observable
final class Session {
  static let shared = Session()

  private(set) var user: User?

  private init() {
    let defaults = UserDefaults.standard
    guard let name = defaults.string(forKey: "name"), let token = defaults.string(forKey: "token")
    else { return }
    user = User(name: name, token: token)
    APIClient.shared.token = token
  }

  func begin(_ user: User) {
    self.user = user
    APIClient.shared.token = user.token
    UserDefaults.standard.set(user.name, forKey: "name")
    UserDefaults.standard.set(user.token, forKey: "token")
  }

  func logOut() {
    user = nil
    UserDefaults.standard.removeObject(forKey: "name")
    UserDefaults.standard.removeObject(forKey: "token")
  }
}
