protocol ScreenFactory {
  func makeHome() -> HomeViewModel
  func makeList() -> ItemListViewModel
  func makeFriends() -> FriendListViewModel
}

extension Before {
  final class LoginViewModel {
    private let navigation: NavigationStack
    private let factory: any ScreenFactory

    init(navigation: NavigationStack, factory: any ScreenFactory) {
      self.navigation = navigation
      self.factory = factory
    }

    func login() {
      factory.makeList().start()
      navigation.push("items")
    }
  }
}
