extension Before {
  /// One object that knows the next screen for every screen. It grows with each new screen.
  final class AllTransitions: LoginDelegate {
    private let navigation: NavigationStack

    init(_ navigation: NavigationStack) { self.navigation = navigation }

    func didLogin() { navigation.push("items") }
    func didPick(_ item: String) { navigation.push(item) }
  }
}
