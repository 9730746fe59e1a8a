import TextUI

enum InEnvironment {}

extension InEnvironment {
  struct LoginScreen: View {
    let name: String
    let answer: (String) -> Void

    var body: some View { LoginModel(name: name, answer: answer) }
  }
}
