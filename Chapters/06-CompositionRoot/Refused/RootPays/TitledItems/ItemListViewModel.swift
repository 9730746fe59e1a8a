public final class ItemListViewModel {
  // `title` is the new need.
  public init(title: String, fetchItems: @escaping () -> Void) {}
}
