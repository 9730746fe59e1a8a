// Given: leave this file as it is.

struct Item: Equatable, Sendable {
  let name: String
}

/// Called exactly once for each fetch.
typealias ItemsCompletion = (Result<[Item], any Error>) -> Void
