// snippet.one
extension Before {
  /// One model for all, as chapter 10 has it: the server's, the file's, and that of rules and screen.
  struct Item: Codable {
    let id: Int
    let name: String
    let cents: Int
  }
}
// snippet.end
