/// Who has logged in.
struct User: Equatable {
  let name: String
}

/// A line of the list: `tea 3`.
struct Item: Equatable {
  let name: String
  let count: Int
}

/// A row of an answer that cannot be read.
struct BrokenRow: Error, Equatable {
  let row: String
}

/// What stands in for an adapter that is not there yet.
struct NotWritten: Error {}
