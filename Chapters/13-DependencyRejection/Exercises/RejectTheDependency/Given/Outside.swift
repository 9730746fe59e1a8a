// The volatile dependencies: in the shop, the network, the machine's clock, and a file.

protocol Loader {
  /// The page: a line for each offer.
  func load() throws -> String
}

protocol WallClock {
  func now() -> Int
}

protocol Cache {
  /// Saves a page for a day without a network.
  func save(_ page: String) throws
}
