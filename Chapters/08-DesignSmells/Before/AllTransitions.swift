extension Before {
  /// One object that knows which screen follows which, for every screen. Each new screen adds to it.
  final class AllTransitions: LoginDelegate {
    private let navigation: NavigationStack

    init(_ navigation: NavigationStack) { self.navigation = navigation }

    func didLogin() { navigation.push("items") }
    func didPick(_ item: String) { navigation.push(item) }
  }
}
