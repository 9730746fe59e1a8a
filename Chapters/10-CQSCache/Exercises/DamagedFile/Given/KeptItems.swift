// Given: leave this file as it is.

struct Item: Codable, Equatable {
  let name: String
}

/// How items stand in a file, as JSON. The name of the form tells our files from other people's.
struct KeptItems: Codable {
  static let form = "items 1"

  let form: String
  let items: [Item]

  init(_ items: [Item], form: String = form) { (self.items, self.form) = (items, form) }
}

/// What is wrong with a file.
enum Damage: Error {
  /// It has no bytes.
  case empty
  /// It is no JSON.
  case notJSON
  /// It is JSON, and not ours.
  case foreign
}
