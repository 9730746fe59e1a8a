import Playground

/// The items that a customer wants later. Several tasks may use it at once.
final class WishList: Sendable {
  private let stored = Locked<[String]>([])

  var items: [String] { stored.withLock { $0 } }

  func add(_ item: String) { stored.withLock { $0.append(item) } }
}

/// Each of the two values is one object for the whole program.
enum WishListKey: DependencyKey {
  static let live = WishList()
  static let test = WishList()
}

struct WishButton {
  @Dependency(WishListKey.self) private var list
  let item: String

  init(item: String) { self.item = item }

  /// Adds the item, and returns all items of the list.
  func tap() -> [String] {
    list.add(item)
    return list.items
  }
}

/// What a test finds in its list after a tap. The test sets what `change` sets, and ignores reports.
func listAfterTest(
  of item: String, setting change: (inout DependencyValues) -> Void = { _ in }
) -> [String] {
  withDependencies {
    $0.reportMissing = { _ in }
    change(&$0)
  } operation: {
    WishButton(item: item).tap()
  }
}
