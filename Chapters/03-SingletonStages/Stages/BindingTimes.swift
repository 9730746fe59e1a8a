extension GlobalStage {
  /// Four ways to know whom to ask. All are set up before `shared` is swapped.
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

    var throughProperty: String { GlobalStage.said(by: client.login) }
    var throughReference: String { GlobalStage.said(by: reference) }
    var throughClosure: String { GlobalStage.said(by: closure) }
  }

  private typealias Login = (@escaping (Result<User, any Error>) -> Void) -> Void

  private static func said(by login: Login) -> String {
    var said = ""
    login { said = greeting($0) }
    return said
  }
}
