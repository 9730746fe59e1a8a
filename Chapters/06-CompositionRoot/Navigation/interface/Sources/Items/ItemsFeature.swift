import PublicItems

/// The real feature. Only Main makes one.
public struct ItemsFeature: ItemsOpening {
  public init() {}

  public func openList() -> [String] {
    let list = ItemListViewModel()
    return [list.title] + list.lines
  }
}
