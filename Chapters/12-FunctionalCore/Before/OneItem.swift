extension Before {
  /// One model for the server, the file, the rules and the screen, as in chapter 10.
  struct Item: Codable {
    let id: Int
    let name: String
    let cents: Int
  }
}
