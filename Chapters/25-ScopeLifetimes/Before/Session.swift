/// What these types were before they belonged to a scope, or to one that works.
enum Before {
  // snippet.global
  /// Who is logged in, for everybody and at any time: before anybody has logged in, too.
  @MainActor
  final class Session {
    static let shared = Session()

    private init() {}

    var user: User!
  }
  // snippet.end
}
