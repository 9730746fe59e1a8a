extension Adapter {
  /// What the login wants from the app, in its own words.
  protocol LoginAPI {
    func send(_ name: String) -> String
  }

  struct LoginModel {
    let api: any LoginAPI

    func submit(_ name: String) -> String { api.send(name) }
  }
}
