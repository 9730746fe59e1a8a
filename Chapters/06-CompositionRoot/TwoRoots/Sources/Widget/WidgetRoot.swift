import Foundation
import Wishes

/// The root of the widget. It makes only what a widget shows.
struct WidgetRoot {
  let store: any WishStore

  init(store: any WishStore) { self.store = store }

  init(folder: URL) { self.init(store: WishFile(folder: folder)) }

  func makeText() -> String {
    guard let wishes = try? store.wishes() else { return "Open the app" }
    return wishes.isEmpty ? "No wishes yet" : wishes.joined(separator: ", ")
  }
}
