/// The list that comes after the login.
public final class ItemListViewModel {
  public let lines: [String]

  public init() {
    lines = [itemsTitle, "cup", "tea"]
  }
}
