import SwiftUI

struct LoginView: View {
  @State private var model = LoginModel()

  var body: some View {
    Form {
      TextField("Name", text: $model.name)
      TextField("Password", text: $model.password)
      if model.isLoading { ProgressView() }
      Text(model.message)
      Button("Log in") { model.logIn() }.disabled(model.isLoading)
      if model.user != nil {
        Button("Log out") { model.logOut() }
      }
    }
  }
}
