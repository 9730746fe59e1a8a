// What is volatile. In the shop it is the network, the clock of the machine, and a file.

protocol Loader {
  /// The page: a line for each offer.
  func load() throws -> String
}

protocol WallClock {
  func now() -> Int
}

protocol Cache {
  /// Keeps a page for a day without network.
  func save(_ page: String) throws
}
