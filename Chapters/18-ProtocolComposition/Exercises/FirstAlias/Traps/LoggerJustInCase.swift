// Fails shareTakesWhatItUses: a parameter with a default is left, which no call needs.
// TASK 2: Write the alias, and let `share` take one container.
typealias ShareDependencies = TrackingDependency & MessagingDependency

/// Shares an item with a friend, in the chat.
func share(
  _ item: Item, with friend: String, dependencies: some ShareDependencies,
  logger: (any Logging)? = nil
) {
  dependencies.messenger.send("Look: \(item.name)", to: friend)
  dependencies.tracker.track("share \(item.name)")
}
