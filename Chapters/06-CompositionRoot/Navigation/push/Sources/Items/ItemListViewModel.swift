/// The list that comes after the login.
public final class ItemListViewModel {
  public let lines: [String]
  public var title: String { itemsTitle }

  public init() {
    lines = ["cup", "tea"]
  }
}
