/// The list that comes after the login.
public final class ItemListViewModel {
  public let lines: [String]
  public var title: String { "Items" }

  public init() { lines = [Item(name: "cup"), Item(name: "tea")].map(\.name) }
}
