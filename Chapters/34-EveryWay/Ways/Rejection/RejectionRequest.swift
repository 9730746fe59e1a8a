extension Rejection {
  /// What the app shall do, and what it shall show.
  struct Login: Equatable {
    let keep: String
    let log: String
    let answer: String
  }

  static func request(_ name: String, token: String, now: String) -> Login {
    Login(keep: token, log: "\(name) at \(now)", answer: "\(token) at \(now)")
  }
}
