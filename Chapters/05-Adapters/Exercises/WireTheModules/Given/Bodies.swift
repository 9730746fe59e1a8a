// Given: leave this file as it is.

import Items
import Login

// The server's JSON. The features don't know these types.

/// `{"name": "Ada"}`, from "/login".
struct UserBody: Decodable {
  let name: String

  var user: User { User(name: name) }
}

/// `{"title": "Tea"}`. The path "/items" sends one of them, or a list: `[{"title": "Tea"}]`.
struct ItemBody: Decodable {
  let title: String

  var item: Item { Item(name: title) }
}

/// The error of an adapter that isn't written yet.
struct NotWired: Error {}
