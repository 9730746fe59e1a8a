import ItemList

public struct ItemListFactory {
  public init() {}

  public func makeList() -> ItemListViewModel { ItemListViewModel() }
}
