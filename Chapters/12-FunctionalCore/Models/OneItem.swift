// snippet.one
/// One model for all: the server's, the file's, and what the rules and the screen use.
struct OneItem: Codable {
  let id: Int
  let name: String
}

/// The same, once the server calls the name a title. The rules and the screen can go on saying `name`;
/// the file cannot.
struct RetitledOneItem: Codable {
  let id: Int
  let name: String

  enum CodingKeys: String, CodingKey {
    case id
    case name = "title"
  }
}
// snippet.end
