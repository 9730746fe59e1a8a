// snippet.profile
extension Before {
  /// It is there before its user, and every reader has to ask whether there is one.
  final class Profile {
    var user: User?

    func greeting() -> String? { user.map { "Hello, \($0.name)" } }
  }
}
// snippet.end
