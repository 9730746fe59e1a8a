import Login
import ServerAPI

struct StaffBody: Decodable {
  let staff: String
}

extension ServerAPIClient {
  func staffLogin(_ completion: @escaping LoginViewModel.LoginCompletion) {
    fetch("/staff", { (body: StaffBody) in User(name: body.staff) }, completion)
  }
}
