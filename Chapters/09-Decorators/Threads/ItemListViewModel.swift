// The modern form: the type says where its code runs, and the compiler inserts the hop.

@MainActor
final class ItemListViewModel {
  private(set) var items: [Item] = []
  /// Called when there are items to show.
  var onShown: () -> Void = {}
  private let fetchItems: @Sendable () async throws -> [Item]

  init(fetchItems: @escaping @Sendable () async throws -> [Item]) { self.fetchItems = fetchItems }

  func start() async throws {
    items = try await fetchItems()
    onShown()
  }
}
