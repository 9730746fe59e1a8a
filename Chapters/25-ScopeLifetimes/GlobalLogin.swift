// snippet.global
/// The other way: everybody reaches it, at any time. It is there before anybody has logged in.
@MainActor
final class GlobalLogin {
  static let shared = GlobalLogin()

  private init() {}

  var user: User!
}
// snippet.end
