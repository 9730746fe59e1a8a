// The same home page twice. The document has a heading that short code is not clean code, and
// nothing below it.

// snippet.short
/// Short: nobody takes anything, everybody reaches for it.
enum Short {
  struct Session: Sendable {
    static let shared = Session()
    let user = "Ann"
  }
  struct ItemsStore: Sendable {
    static let shared = ItemsStore()
    let names = ["tea", "milk"]
  }
  struct ItemListViewModel: Sendable {
    static let shared = ItemListViewModel()
    var count: Int { ItemsStore.shared.names.count }
  }
  struct HomeViewModel {
    var title: String { headline(Session.shared.user, ItemListViewModel.shared.count) }
  }
}
// snippet.end

// snippet.clean
/// Longer: each says what it needs, and only `compose` knows them all.
enum Clean {
  struct Session {
    let user: String
  }
  struct ItemsStore {
    let names: [String]
  }
  struct ItemListViewModel {
    private let names: [String]
    init(names: [String]) { self.names = names }
    var count: Int { names.count }
  }
  struct HomeViewModel {
    private let user: String
    private let count: () -> Int
    init(user: String, count: @escaping () -> Int) { (self.user, self.count) = (user, count) }
    var title: String { headline(user, count()) }
  }

  static func compose() -> HomeViewModel {
    let list = ItemListViewModel(names: ItemsStore(names: ["tea", "milk"]).names)
    return HomeViewModel(user: Session(user: "Ann").user, count: { list.count })
  }
}
// snippet.end

/// The one line of the page, in both.
private func headline(_ user: String, _ count: Int) -> String { "\(user): \(count) items" }
