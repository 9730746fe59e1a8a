/// Something that the page of a product's reviews keeps while it is open.
final class Store: Sendable {
  let title: String

  init(_ title: String) { self.title = title }
}

// A splice needs a leaf for each; a parameter needs none of these.

protocol ReviewsDependency {
  var reviews: Store { get }
}

protocol VotesDependency {
  var votes: Store { get }
}

protocol DraftsDependency {
  var drafts: Store { get }
}
