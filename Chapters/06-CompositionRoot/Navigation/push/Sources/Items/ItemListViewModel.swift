/// The list that comes after the login.
public final class ItemListViewModel {
  public let lines: [String]
  public var title: String { "Items" }

  public init() { lines = [Item(name: "tea"), Item(name: "milk")].map(\.name) }
}
