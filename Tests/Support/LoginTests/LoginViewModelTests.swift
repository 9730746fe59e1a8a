import Login
import Testing

@Suite("Login, alone")
struct LoginViewModelTests {
  private struct Refusal: Error, CustomStringConvertible {
    let description = "wrong password"
  }

  @Test("A login greets, and is told of once")
  func succeeds() {
    var told: [User] = []
    let viewModel = LoginViewModel(
      loginAPI: { $0(.success(User(name: "Ada"))) }, onLogin: { told.append($0) })
    #expect(viewModel.message == "")
    viewModel.login()
    #expect(viewModel.message == "Welcome, Ada")
    #expect(told == [User(name: "Ada")])
  }

  @Test("A refused login says why, and nobody is told of it")
  func fails() {
    var told: [User] = []
    let viewModel = LoginViewModel(
      loginAPI: { $0(.failure(Refusal())) }, onLogin: { told.append($0) })
    viewModel.login()
    #expect(viewModel.message == "No login: wrong password")
    #expect(told == [])
  }

  @Test("An answer that comes when nobody looks any more is dropped")
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
