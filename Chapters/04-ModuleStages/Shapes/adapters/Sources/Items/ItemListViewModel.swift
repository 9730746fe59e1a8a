/// Shows the list of items. Where the answer comes from is not its business.
public final class ItemListViewModel {
  public typealias FetchItemsCompletion = (Result<[Item], any Error>) -> Void
  public typealias FetchItems = (@escaping FetchItemsCompletion) -> Void

  public private(set) var lines: [String] = []
  private let fetchItems: FetchItems

  public init(fetchItems: @escaping FetchItems) { self.fetchItems = fetchItems }

  public func getList() {
    fetchItems { [weak self] result in
      self?.lines = (try? result.get())?.map(\.name) ?? ["No items"]
    }
  }
}
