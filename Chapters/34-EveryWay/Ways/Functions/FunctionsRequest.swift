extension Functions {
  /// Everything that a login does outside of itself.
  struct Login {
    var token: (_ name: String) -> String
    var now: () -> String
    var keep: (_ token: String) -> Void
    var log: (_ line: String) -> Void
  }

  struct LoginRequest {
    let login: Login

    func send(_ name: String) -> String {
      let token = login.token(name)
      login.keep(token)
      login.log("\(name) at \(login.now())")
      return "\(token) at \(login.now())"
    }
  }
}
