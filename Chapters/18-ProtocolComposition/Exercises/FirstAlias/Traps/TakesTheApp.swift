// Fails shareTakesWhatItUses: the type App does not say what is needed.
// Also fails recordsWhatIsShared.
// TASK 2: Write the alias, and let `share` take one container.
typealias ShareDependencies = TrackingDependency & MessagingDependency

/// Shares an item with a friend, in the chat.
func share(_ item: Item, with friend: String, dependencies: App) {
  dependencies.messenger.send("Look: \(item.name)", to: friend)
  dependencies.tracker.track("share \(item.name)")
}
