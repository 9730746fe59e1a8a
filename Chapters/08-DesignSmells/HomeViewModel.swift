struct User: Equatable, Sendable {
  let name: String
}

// snippet.takes
final class HomeViewModel {
  private let user: User
  private let makeList: () -> ItemListViewModel

  init(user: User, makeList: @escaping () -> ItemListViewModel) {
    (self.user, self.makeList) = (user, makeList)
  }

  var greeting: String { "Hello, \(user.name)" }

  func openList() -> ItemListViewModel {
    let list = makeList()
    list.start()
    return list
  }
}
// snippet.end
