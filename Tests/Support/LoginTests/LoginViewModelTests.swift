import Login
import Testing

@Suite("Login module")
struct LoginViewModelTests {
  private struct Refusal: Error, CustomStringConvertible {
    let description = "wrong password"
  }

  @Test("A login shows a greeting and reports the user once")
  func succeeds() {
    var told: [User] = []
    let viewModel = LoginViewModel(
      loginAPI: { $0(.success(User(name: "Ada"))) }, onLogin: { told.append($0) })
    #expect(viewModel.message == "")
    viewModel.login()
    #expect(viewModel.message == "Welcome, Ada")
    #expect(told == [User(name: "Ada")])
  }

  @Test("A rejected login shows the reason and reports no user")
  func fails() {
    var told: [User] = []
    let viewModel = LoginViewModel(
      loginAPI: { $0(.failure(Refusal())) }, onLogin: { told.append($0) })
    viewModel.login()
    #expect(viewModel.message == "No login: wrong password")
    #expect(told == [])
  }

  @Test("An answer is ignored after the view model is freed")
  func late() throws {
    var answer: LoginViewModel.LoginCompletion?
    var told: [User] = []
    var viewModel: LoginViewModel? = LoginViewModel(
      loginAPI: { answer = $0 }, onLogin: { told.append($0) })
    viewModel?.login()
    viewModel = nil
    try #require(answer != nil)
    answer?(.success(User(name: "Ada")))
    #expect(told == [])
  }
}
