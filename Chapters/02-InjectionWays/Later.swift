struct Profile {
  let user: User

  func greeting() -> String { "Hello, \(user.name)" }
}

/// A login whose answer comes later.
final class SlowLogin {
  private var waiting: [(User) -> Void] = []

  func login(then: @escaping (User) -> Void) { waiting.append(then) }

  /// The answer comes in. Each waiting closure gets it once.
  func answer(_ user: User) {
    let waiting = waiting
    self.waiting = []
    for then in waiting { then(user) }
  }
}
