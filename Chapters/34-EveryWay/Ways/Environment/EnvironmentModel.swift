import TextUI

extension InEnvironment {
  struct LoginModel: View {
    let name: String
    let answer: (String) -> Void

    var body: some View { LoginRequest(name: name, answer: answer) }
  }
}
