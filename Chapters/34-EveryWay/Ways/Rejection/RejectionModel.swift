extension Rejection {
  static func model(_ name: String, token: String, now: String) -> Login {
    request(name, token: token, now: now)
  }
}
