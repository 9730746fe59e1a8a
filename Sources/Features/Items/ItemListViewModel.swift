/// One line of a list, as this module sees it.
public struct Item: Equatable, Sendable {
  public let name: String

  public init(name: String) { self.name = name }
}

/// Shows a list of items, wherever they come from.
public final class ItemListViewModel {
  public typealias FetchItemsCompletion = (Result<[Item], any Error>) -> Void
  public typealias FetchItems = (@escaping FetchItemsCompletion) -> Void

  /// What to show: empty before the first answer.
  public private(set) var lines: [String] = []

  private let fetchItems: FetchItems

  /// - Parameter fetchItems: gets the items, and answers exactly once.
  public init(fetchItems: @escaping FetchItems) { self.fetchItems = fetchItems }

  public func getList() {
    fetchItems { [weak self] result in
      switch result {
      case .success(let items): self?.lines = items.map(\.name)
      case .failure(let error): self?.lines = ["No items: \(error)"]
      }
    }
  }
}
