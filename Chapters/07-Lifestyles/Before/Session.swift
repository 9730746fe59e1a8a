// Before the lifestyles: the type itself limits its instances to one.

enum Before {
  @MainActor
  final class Session {
    static let shared = Session()

    var user: User?
    let cart = Cart()

    private init() {}
  }
}
