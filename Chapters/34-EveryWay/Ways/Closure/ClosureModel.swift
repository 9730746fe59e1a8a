extension Closure {
  struct LoginModel {
    let send: (String) -> String

    func submit(_ name: String) -> String { send(name) }
  }
}
