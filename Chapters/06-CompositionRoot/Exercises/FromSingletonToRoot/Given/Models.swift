/// The user who has logged in.
struct User: Equatable {
  let name: String
}

/// A line of the list: `tea 3`.
struct Item: Equatable {
  let name: String
  let count: Int
}
