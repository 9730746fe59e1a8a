// Given: leave this file as it is.

import Items
import Login

// What the server sends, as JSON. The features know none of these types.

/// `{"name": "Ada"}`, from "/login".
struct UserBody: Decodable {
  let name: String

  var user: User { User(name: name) }
}

/// `{"title": "Tea"}`. From "/items" comes one of them, or a list: `[{"title": "Tea"}]`.
struct ItemBody: Decodable {
  let title: String

  var item: Item { Item(name: title) }
}

/// What an adapter answers that is not written yet.
struct NotWired: Error {}
