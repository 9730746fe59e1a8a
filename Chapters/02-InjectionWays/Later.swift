// snippet.profile
/// Whoever gets the user makes it, so there is one.
struct Profile {
  let user: User

  func greeting() -> String { "Hello, \(user.name)" }
}
// snippet.end

/// A login whose answer comes later.
final class SlowLogin {
  private var waiting: [(User) -> Void] = []

  func login(then: @escaping (User) -> Void) { waiting.append(then) }

  /// The answer comes in. Everybody who waits gets it once.
  func answer(_ user: User) {
    let waiting = waiting
    self.waiting = []
    for then in waiting { then(user) }
  }
}
