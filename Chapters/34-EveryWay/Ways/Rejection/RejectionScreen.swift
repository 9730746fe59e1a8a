enum Rejection {}

extension Rejection {
  /// Three levels of functions, and none of them has a service.
  static func screen(_ name: String, token: String, now: String) -> Login {
    model(name, token: token, now: now)
  }
}
