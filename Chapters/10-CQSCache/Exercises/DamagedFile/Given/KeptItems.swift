// Given: leave this file as it is.

struct Item: Codable, Equatable {
  let name: String
}

/// The JSON contents of a file. The form's name identifies our own files.
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
  /// It isn't JSON.
  case notJSON
  /// It's JSON, but not ours.
  case foreign
}
