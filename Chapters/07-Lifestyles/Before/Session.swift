// Before the lifestyles: the type itself says that there is one of it.

// snippet.pattern
enum Before {
  /// The singleton pattern: one, for everybody, reachable from everywhere, until the program ends.
  @MainActor
  final class Session {
    static let shared = Session()

    var user: User?
    let cart = Cart()

    private init() {}
  }
}
// snippet.end
