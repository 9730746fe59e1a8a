// Fails aliasListsWhatIsUsed: a container must name this protocol.
// Also fails shareTakesWhatItUses.
// TASK 2: Write the alias, and let `share` take one container.
protocol ShareDependencies: TrackingDependency, MessagingDependency {}

extension App: ShareDependencies {}

/// Shares an item with a friend, in the chat.
func share(_ item: Item, with friend: String, dependencies: some ShareDependencies) {
  dependencies.messenger.send("Look: \(item.name)", to: friend)
  dependencies.tracker.track("share \(item.name)")
}
