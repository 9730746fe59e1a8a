public struct ItemListViewModel {
  public init() {}

  public func start() {}
}
