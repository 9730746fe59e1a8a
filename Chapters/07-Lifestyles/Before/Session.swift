// Before the lifestyles: the type itself says that there is one of it.

enum Before {
  @MainActor
  final class Session {
    static let shared = Session()

    var user: User?
    let cart = Cart()

    private init() {}
  }
}
