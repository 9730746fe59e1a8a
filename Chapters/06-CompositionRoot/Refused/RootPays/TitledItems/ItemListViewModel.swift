public final class ItemListViewModel {
  // `title` is the new dependency.
  public init(title: String, fetchItems: @escaping () -> Void) {}
}
