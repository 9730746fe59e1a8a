extension Before {
  /// One coordinator for all transitions. It grows with each new screen.
  final class AllTransitions: LoginDelegate {
    private let navigation: NavigationStack

    init(_ navigation: NavigationStack) { self.navigation = navigation }

    func didLogin() { navigation.push("items") }
    func didPick(_ item: String) { navigation.push(item) }
  }
}
