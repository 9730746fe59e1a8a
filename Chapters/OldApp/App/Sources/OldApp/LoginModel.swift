import Foundation
import Observation

@Observable
final class LoginModel {
  var name = ""
  var password = ""
  private(set) var message = ""
  private(set) var isLoading = false

  var user: User? { Session.shared.user }

  func logIn() {
    guard !name.isEmpty else {
      message = "Please enter a name"
      return
    }
    isLoading = true
    APIClient.shared.logIn(name: name, password: password) { result in
      DispatchQueue.main.async {
        switch result {
        case .success(let user):
          Log.shared.add("login of \(user.name)")
          Session.shared.begin(user)
          self.message = "Welcome, \(user.name)"
        case .failure(let error):
          Log.shared.add("login: \(error.message)")
          self.message = error.message
        }
        self.password = ""
        self.isLoading = false
      }
    }
  }

  func logOut() {
    Session.shared.logOut()
    message = "Goodbye"
  }
}
