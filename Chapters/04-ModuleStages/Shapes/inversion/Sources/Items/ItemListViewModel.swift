/// Shows the list of items. Where the answer comes from is not its business.
public final class ItemListViewModel {
  public private(set) var lines: [String] = []
  private let api: any ItemsAPI

  public init(api: any ItemsAPI) { self.api = api }

  public func getList() {
    api.fetchItems { [weak self] result in
      self?.lines = (try? result.get())?.map(\.name) ?? ["No items"]
    }
  }
}
