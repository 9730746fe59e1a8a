extension GlobalStage {
  /// Four ways to reach a client. All are set up before `shared` is replaced.
  @MainActor
  struct BindingTimes {
    private let model = LoginViewModel()
    private let client = ServerAPIClient.shared
    private let reference = ServerAPIClient.shared.login
    private let closure = { ServerAPIClient.shared.login(completion: $0) }

    var throughShared: String {
      model.login()
      return model.message
    }

    var throughProperty: String { greeting(from: client.login) }
    var throughReference: String { greeting(from: reference) }
    var throughClosure: String { greeting(from: closure) }
  }
}

private typealias Login = (@escaping (Result<User, any Error>) -> Void) -> Void

private func greeting(from login: Login) -> String {
  var message = ""
  login { message = greeting($0) }
  return message
}
