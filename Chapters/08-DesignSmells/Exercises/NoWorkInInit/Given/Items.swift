// Given: leave this file as it is.

struct Item: Sendable {
  let name: String
}

@MainActor
protocol ItemsClient: AnyObject {
  /// Answers each call once, now or later.
  func fetchItems(completion: @escaping ([Item]) -> Void)
}

@MainActor
protocol ItemsView: AnyObject {
  func display(_ titles: [String])
}
