struct User: Equatable, Sendable {
  let name: String
}

final class HomeViewModel {
  private let user: User
  private let makeList: () -> ItemListViewModel

  var greeting: String { "Hello, \(user.name)" }

  init(user: User, makeList: @escaping () -> ItemListViewModel) {
    self.user = user
    self.makeList = makeList
  }

  func openList() -> ItemListViewModel {
    let list = makeList()
    list.start()
    return list
  }
}
