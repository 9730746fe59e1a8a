import Foundation
import Login
import ServerAPI
import Testing

@testable import Adapters

@Test("The till's adapter forwards the user or the error")
func staffLogin() {
  struct Offline: Error {}
  let till = ServerAPIClient { request, answer in
    #expect(request.path == "/staff")
    answer(.success(Data(#"{"staff": "Grace"}"#.utf8)))
  }
  let login = LoginViewModel(loginAPI: till.staffLogin)
  login.login()
  #expect(login.message == "Welcome, Grace")

  let offline = ServerAPIClient { _, answer in answer(.failure(Offline())) }
  var user: Result<User, any Error>?
  offline.staffLogin { user = $0 }
  #expect(throws: Offline.self) { try user?.get() }
}
