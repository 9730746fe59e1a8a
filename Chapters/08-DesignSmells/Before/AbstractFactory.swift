// snippet.factory
/// An abstract factory: whoever takes it can make all three, and has to be given all three.
protocol ScreenFactory {
  func makeHome() -> HomeViewModel
  func makeList() -> ItemListViewModel
  func makeFriends() -> FriendListViewModel
}

extension Before {
  /// Goes to the next screen itself. It uses one method of the three.
  final class LoginViewModel {
    private let navigation: NavigationStack
    private let factory: any ScreenFactory

    init(navigation: NavigationStack, factory: any ScreenFactory) {
      (self.navigation, self.factory) = (navigation, factory)
    }

    func login() {
      factory.makeList().start()
      navigation.push("items")
    }
  }
}
// snippet.end
