// snippet.early
/// The smell: it is there before its user, and every reader has to ask whether there is one.
final class EarlyProfile {
  var user: User?

  func greeting() -> String? { user.map { "Hello, \($0.name)" } }
}
// snippet.end

// snippet.profile
/// The cure: whoever gets the user makes it.
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
