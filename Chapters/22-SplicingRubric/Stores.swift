/// Data that a review page keeps while it is open.
final class Store: Sendable {
  let title: String

  init(_ title: String) { self.title = title }
}

// A splice needs a leaf for each store. A parameter needs none.

protocol ReviewsDependency {
  var reviews: Store { get }
}

protocol VotesDependency {
  var votes: Store { get }
}

protocol DraftsDependency {
  var drafts: Store { get }
}
