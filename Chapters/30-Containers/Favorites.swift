/// What the list of favorites shows.
protocol FavoritesReading {
  var items: [String] { get }
}

/// What the button on a product changes.
protocol FavoritesAdding {
  func add(_ item: String)
}

final class Favorites: FavoritesReading, FavoritesAdding {
  private(set) var items: [String] = []

  func add(_ item: String) { items.append(item) }
}

/// Registers the class once, so both protocols resolve to its one object.
func registerFavorites(in container: Container) {
  container.register(Favorites.self, .cached) { _ in Favorites() }
  container.register((any FavoritesReading).self) { try $0.resolve(Favorites.self) }
  container.register((any FavoritesAdding).self) { try $0.resolve(Favorites.self) }
}
