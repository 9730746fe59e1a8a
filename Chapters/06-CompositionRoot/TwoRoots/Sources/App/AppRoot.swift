import Foundation
import Wishes

/// The root of the app.
struct AppRoot {
  let store: any WishStore

  init(store: any WishStore) { self.store = store }

  init(folder: URL) { self.init(store: WishFile(folder: folder)) }

  func makeWishList() -> WishList { WishList(store: store) }
}

struct WishList {
  let store: any WishStore

  func add(_ wish: String) throws { try store.save(store.wishes() + [wish]) }
}
