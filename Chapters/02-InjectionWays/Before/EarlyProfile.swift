extension Before {
  final class Profile {
    var user: User?

    func greeting() -> String? { user.map { "Hello, \($0.name)" } }
  }
}
