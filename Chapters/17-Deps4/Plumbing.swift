// What the object spares: two levels that hand it down, and two versions of the leaf below them.

// snippet.plumbing
/// Something at the end of the tree that takes the object.
protocol ItemList {
  init(deps: Deps)
  func total() -> Int
}

/// Hands the object down. It names nothing of it, so a new need of the list leaves it as it is.
struct HomeViewModel<List: ItemList> {
  let list: List

  init(deps: Deps) { list = List(deps: deps) }
}

struct LoginFlow<List: ItemList> {
  let home: HomeViewModel<List>

  init(deps: Deps) { home = HomeViewModel(deps: deps) }
}

/// The list at first: it needs A alone.
struct FirstItemList: ItemList {
  let deps: Deps

  func total() -> Int { deps.aService.getAs().reduce(0, +) }
}

/// The list later: it needs C as well.
struct LaterItemList: ItemList {
  let deps: Deps

  func total() -> Int { deps.aService.getAs().reduce(0, +) + deps.cService.getCs().count }
}
// snippet.end
