// Fails keepsTheOrder: the two lines changed places.
// Also fails recordsWhatIsShared.
// TASK 2: Write the alias, and let `share` take one container.
typealias ShareDependencies = TrackingDependency & MessagingDependency

/// Shares an item with a friend, in the chat.
func share(_ item: Item, with friend: String, dependencies: some ShareDependencies) {
  dependencies.tracker.track("share \(item.name)")
  dependencies.messenger.send("Look: \(item.name)", to: friend)
}
