// A splice needs a leaf for each dependency; a parameter needs none of these.

protocol ReviewsDependency {
  var reviews: Store { get }
}

protocol VotesDependency {
  var votes: Store { get }
}

protocol DraftsDependency {
  var drafts: Store { get }
}

protocol PhotosDependency {
  var photos: Store { get }
}

protocol ReportsDependency {
  var reports: Store { get }
}
