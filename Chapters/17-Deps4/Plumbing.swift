// Two levels pass the object down to a list. When the list needs one more service later, they don't change.

/// A list that takes the object.
protocol ItemList {
  init(deps: Deps)
  func total() -> Int
}

/// Passes the object down, independently of the services that the list uses.
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
